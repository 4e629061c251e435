import type { Translation } from '@pithead/text';
import type { channelEn } from './en.ts';

export const channelNl: Translation<typeof channelEn> = {
  one: {
    yourTurn: '{game}: jij bent aan de beurt',
    clockLow: '{game}: minder dan een uur op je klok',
    nudge: '{game}: de anderen wachten op je',
    tableReady: '{game}: iedereen is er, je kunt beginnen',
    tableStarted: '{game}: de partij is begonnen',
    gameEnded: '{game}: de partij is afgelopen',
  },
  several: {
    yourTurn: '{count, number} partijen wachten op je',
    clockLow: 'In {count, number} partijen minder dan een uur op je klok',
    nudge: 'In {count, number} partijen wachten de anderen op je',
    tableReady: '{count, number} van je tafels zijn vol en kunnen beginnen',
    tableStarted: '{count, number} partijen zijn begonnen',
    gameEnded: '{count, number} partijen zijn afgelopen',
  },
  withNames: 'Met {names}',
  gameWithNames: '{game} met {names}',
  more: '{count, plural, one {en nog # partij} other {en nog # partijen}}',
  test: 'Testmelding',
  testText: 'Meldingen van {host} komen hier aan.',
  hello: 'Hallo {name},',
  openGame: 'Partij openen',
  openGames: 'Je partijen openen',
  endMails: 'Geen e-mails meer ontvangen',
  endMailsText: 'Je krijgt deze e-mail omdat je op {host} meldingen hebt ingeschakeld.',
  confirmSubject: 'Bevestig je e-mailadres',
  confirmText:
    'Je wilt meldingen van {host} op dit adres ontvangen. Open de link om te bevestigen dat het van jou is. Hij is 7 dagen geldig.',
  confirmLink: 'Adres bevestigen',
  confirmIgnore: 'Was jij dit niet? Negeer deze e-mail dan. Je krijgt er geen meer.',
  recoverSubject: 'Nieuw wachtwoord instellen',
  recoverText:
    'Er is een nieuw wachtwoord aangevraagd voor je account op {host}. Open de link binnen 30 minuten om er een te kiezen.',
  recoverLink: 'Nieuw wachtwoord instellen',
  recoverIgnore: 'Was jij dit niet? Negeer deze e-mail dan. Je wachtwoord blijft zoals het is.',
};
