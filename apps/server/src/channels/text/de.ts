import type { Translation } from '@pithead/text';
import type { channelEn } from './en.ts';

export const channelDe: Translation<typeof channelEn> = {
  one: {
    yourTurn: '{game}: Du bist dran',
    clockLow: '{game}: weniger als eine Stunde auf deiner Uhr',
    nudge: '{game}: Die anderen warten auf dich',
    tableReady: '{game}: Alle sind da, du kannst starten',
    tableStarted: '{game}: Die Partie hat begonnen',
    gameEnded: '{game}: Die Partie ist zu Ende',
  },
  several: {
    yourTurn: '{count, number} Partien warten auf dich',
    clockLow: 'In {count, number} Partien weniger als eine Stunde auf deiner Uhr',
    nudge: 'In {count, number} Partien warten die anderen auf dich',
    tableReady: '{count, number} deiner Tische sind voll und können beginnen',
    tableStarted: '{count, number} Partien haben begonnen',
    gameEnded: '{count, number} Partien sind zu Ende',
  },
  withNames: 'Mit {names}',
  gameWithNames: '{game} mit {names}',
  more: '{count, plural, one {und # weitere Partie} other {und # weitere Partien}}',
  test: 'Testnachricht',
  testText: 'Benachrichtigungen von {host} kommen hier an.',
  hello: 'Hallo {name},',
  openGame: 'Partie öffnen',
  openGames: 'Deine Partien öffnen',
  endMails: 'Diese E-Mails abbestellen',
  endMailsText: 'Du bekommst diese E-Mail, weil du auf {host} Benachrichtigungen eingeschaltet hast.',
  confirmSubject: 'Bestätige deine E-Mail-Adresse',
  confirmText:
    'Du möchtest Benachrichtigungen von {host} an diese Adresse bekommen. Öffne den Link, um zu bestätigen, dass sie dir gehört. Er gilt 7 Tage.',
  confirmLink: 'Adresse bestätigen',
  confirmIgnore: 'Falls du das nicht warst, ignoriere diese E-Mail. Dann bekommst du keine weiteren.',
  recoverSubject: 'Neues Passwort setzen',
  recoverText:
    'Für dein Konto auf {host} wurde ein neues Passwort angefordert. Öffne den Link innerhalb von 30 Minuten, um eins zu wählen.',
  recoverLink: 'Neues Passwort setzen',
  recoverIgnore: 'Falls du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
};
