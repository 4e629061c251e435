import type { Translation } from '@pithead/text';
import type { accountEn } from './en.ts';

export const accountDe: Translation<typeof accountEn> = {
  guest:
    'Du spielst als Gast. Deine Partien liegen nur in diesem Browser. Löschst du seine Daten, sind sie weg.',
  none: 'Du hast noch mit niemandem gespielt, also ist nichts über dich gespeichert.',
  yours: 'Angemeldet als {name}.',
  noAnswer: 'Der Server antwortet nicht, deshalb lässt sich dein Konto gerade nicht anzeigen.',
  name: 'Name',
  password: 'Passwort',
  oldPassword: 'Altes Passwort',
  newPassword: 'Neues Passwort',
  keepTitle: 'Partien sichern',
  keepText: 'Ein Name und ein Passwort, und deine Partien folgen dir auf jedes Gerät. Ohne E-Mail-Adresse.',
  create: 'Konto anlegen',
  toldOfTurns: 'Möchtest du erfahren, wann du dran bist?',
  created: 'Dein Konto „{name}“ ist angelegt. Du bist angemeldet, und deine Partien sind darin gesichert.',
  lostTitle: 'Falls du dein Passwort verlierst',
  lostText:
    'Bewahre es gut auf: Es gibt keine E-Mail-Adresse, an die ein neues gehen könnte. Ist es weg, frag die Leute, die diesen Server betreiben. Mit {command} können sie dir ein neues geben. In jedem Browser, in dem du angemeldet bist, kannst du bis dahin weiterspielen.',
  forgotten: 'Passwort vergessen?',
  lostWithEmail:
    'Mit einer bestätigten E-Mail-Adresse bekommst du einen Link, um ein neues zu setzen. Ohne frag die Leute, die diesen Server betreiben. Mit {command} können sie dir ein neues Passwort geben.',
  logInTitle: 'Anmelden',
  logIn: 'Anmelden',
  leaveGames: 'Gastpartien verwerfen und anmelden',
  logOut: 'Abmelden',
  logOutAll: 'Überall abmelden',
  changeName: 'Namen ändern',
  changePassword: 'Passwort ändern',
  myData: 'Meine Daten',
  exportData: 'Meine Daten herunterladen',
  remove: 'Konto löschen',
  removeText:
    'Löscht deinen Namen und alles, was dazugehört. Andere sehen dann „Gelöschtes Konto“. Laufende Partien spielt ein Bot zu Ende.',
  removeSure: 'Endgültig löschen',
  friends: 'Freunde und Blockierte',
  moderation: 'Moderation',
  saved: 'Gespeichert.',
};
