import type { Translation } from '@pithead/text';
import type { mailEn } from './en.ts';

export const mailDe: Translation<typeof mailEn> = {
  incomplete: 'Der Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder kopiere ihn ganz.',
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmText: 'Bestätige, dass diese Adresse dir gehört. Dann gehen deine Benachrichtigungen dorthin.',
  confirm: 'Adresse bestätigen',
  confirmed: 'Deine Adresse ist bestätigt. Ab jetzt gehen Benachrichtigungen dorthin.',
  recoverTitle: 'Neues Passwort',
  askText:
    'Gib deinen Namen oder deine E-Mail-Adresse ein. Hat dein Konto eine bestätigte E-Mail-Adresse, bekommst du einen Link.',
  account: 'Name oder E-Mail-Adresse',
  ask: 'Link schicken',
  asked:
    'Falls es so ein Konto mit bestätigter E-Mail-Adresse gibt, ist ein Link unterwegs. Er gilt 30 Minuten. Sieh auch im Spam-Ordner nach.',
  askAgain: 'Neuen Link anfordern',
  newPassword: 'Neues Passwort',
  set: 'Passwort setzen',
  recovered: 'Dein neues Passwort gilt. Du bist jetzt überall abgemeldet.',
  signIn: 'Anmelden',
  noEmail:
    'Dieser Server verschickt keine E-Mails. Frag die Leute, die ihn betreiben: Mit {command} können sie dir ein neues Passwort geben.',
  endTitle: 'E-Mails abbestellen',
  endText:
    'Du bekommst dann keine Benachrichtigungen mehr per E-Mail. Du kannst sie jederzeit wieder einschalten.',
  end: 'E-Mails abbestellen',
  ended: 'Erledigt. Du bekommst keine Benachrichtigungen mehr per E-Mail.',
};
