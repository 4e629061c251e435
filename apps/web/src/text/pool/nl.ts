import type { Translation } from '@pithead/text';
import type { poolEn } from './en.ts';

export const poolNl: Translation<typeof poolEn> = {
  playNow: 'Nu spelen',
  foundForYou: 'tegen mensen, voor jou gezocht',
  games: 'Spellen',
  severalGames: 'Spellen, meerdere mogelijk',
  players: 'Spelers',
  severalCounts: 'Aantallen spelers, meerdere mogelijk',
  pace: 'Tempo',
  paces: { live45: 'Live, elk 45 min', live30: 'Live, 30 min', day: 'Een dag per zet' },
  against: 'Tegen',
  opponents: { near: 'Rond mijn rating', anyone: 'Iedereen', unrated: 'Zonder rating' },
  mayFill: 'Na een tijdje mogen bots lege plaatsen vullen; het spel telt dan niet voor de rating.',
  guestsUnrated: 'Als gast speel je zonder rating.',
  usually: 'meestal gevonden in',
  about: 'ongeveer {time}',
  minutes: '{count, number} min',
  seconds: '{count, number} s',
  notKnown: 'nog niet bekend',
  atThisHour: 'op dit moment van de dag',
  lookNow:
    '{looking, plural, =0 {niemand zoekt op dit moment} one {# persoon zoekt nu} other {# mensen zoeken nu}}',
  fitNow: '{fitting, plural, =0 {niemand past} one {# past} other {# passen}}',
  findGame: 'Zoek een spel',
  called: 'Een geluid en de titel van het tabblad roepen je. Laat deze pagina open, of lees hier verder.',
  playBots: 'Tegen bots',
  offline: 'Offline',
  offlineText: 'Zonder server zijn er geen mensen te vinden. Bots werken wel.',
  tableFoundAloud: 'Tafel gevonden: {game}. Je hebt {seconds, number} seconden om te bevestigen.',
  youMissed: 'De tafel is niet op tijd bevestigd, dus je zoektocht is gestopt.',
  othersMissed: 'Iemand heeft niet geantwoord. Je staat nog vooraan.',
};
