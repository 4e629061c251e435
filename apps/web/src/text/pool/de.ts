import type { Translation } from '@pithead/text';
import type { poolEn } from './en.ts';

export const poolDe: Translation<typeof poolEn> = {
  playNow: 'Jetzt spielen',
  foundForYou: 'gegen Leute, die wir dir suchen',
  games: 'Spiele',
  severalGames: 'Spiele, mehrere möglich',
  players: 'Spielerzahl',
  severalCounts: 'Spielerzahlen, mehrere möglich',
  pace: 'Tempo',
  paces: { live45: 'Live, je 45 min', live30: 'Live, 30 min', day: 'Ein Tag je Zug' },
  against: 'Gegen',
  opponents: { near: 'Etwa meine Wertung', anyone: 'Alle', unrated: 'Ohne Wertung' },
  mayFill: 'Nach einer Weile dürfen Bots freie Plätze füllen; dann zählt das Spiel nicht für die Wertung.',
  guestsUnrated: 'Als Gast spielst du ohne Wertung.',
  usually: 'meist gefunden in',
  about: 'etwa {time}',
  minutes: '{count, number} min',
  seconds: '{count, number} s',
  notKnown: 'noch nicht bekannt',
  atThisHour: 'um diese Tageszeit',
  lookNow:
    '{looking, plural, =0 {gerade sucht niemand} one {# Person sucht gerade} other {# Leute suchen gerade}}',
  fitNow: '{fitting, plural, =0 {niemand passt} one {# passt} other {# passen}}',
  findGame: 'Spiel suchen',
  called: 'Ein Ton und der Titel des Tabs rufen dich. Lass diese Seite offen oder lies hier weiter.',
  playBots: 'Gegen Bots',
  offline: 'Offline',
  offlineText: 'Ohne Server lassen sich keine Leute finden. Bots gehen.',
  tableFoundAloud: 'Tisch gefunden: {game}. Du hast {seconds, number} Sekunden, um zu bestätigen.',
  youMissed: 'Der Tisch wurde nicht rechtzeitig bestätigt, deine Suche ist beendet.',
  othersMissed: 'Jemand hat nicht geantwortet. Du bist weiter vorn in der Reihe.',
};
