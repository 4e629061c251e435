import type { Translation } from '@pithead/text';
import type { mailEn } from './en.ts';

export const mailNl: Translation<typeof mailEn> = {
  incomplete: 'De link is niet volledig. Open hem nog eens vanuit de e-mail of kopieer hem helemaal.',
  confirmTitle: 'E-mailadres bevestigen',
  confirmText: 'Bevestig dat dit adres van jou is. Daarna gaan je meldingen daarheen.',
  confirm: 'Adres bevestigen',
  confirmed: 'Je adres is bevestigd. Vanaf nu gaan meldingen daarheen.',
  recoverTitle: 'Nieuw wachtwoord',
  askText:
    'Vul je naam of je e-mailadres in. Heeft je account een bevestigd e-mailadres, dan krijg je een link.',
  account: 'Naam of e-mailadres',
  ask: 'Link sturen',
  asked:
    'Als er zo’n account met een bevestigd e-mailadres is, is er een link onderweg. Hij is 30 minuten geldig. Kijk ook in je spammap.',
  askAgain: 'Nieuwe link aanvragen',
  newPassword: 'Nieuw wachtwoord',
  set: 'Wachtwoord instellen',
  recovered: 'Je nieuwe wachtwoord is ingesteld. Je bent nu overal uitgelogd.',
  signIn: 'Inloggen',
  noEmail:
    'Deze server verstuurt geen e-mail. Vraag het aan de mensen die hem beheren: met {command} kunnen ze je een nieuw wachtwoord geven.',
  endTitle: 'E-mails stopzetten',
  endText: 'Je krijgt dan geen meldingen meer per e-mail. Je kunt ze altijd weer inschakelen.',
  end: 'E-mails stopzetten',
  ended: 'Klaar. Je krijgt geen meldingen meer per e-mail.',
};
