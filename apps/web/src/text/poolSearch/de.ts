import type { Translation } from '@pithead/text';
import type { poolSearchEn } from './en.ts';

export const poolSearchDe: Translation<typeof poolSearchEn> = {
  waiting: 'gewartet',
  ofAbout: 'von etwa {time}',
  fits: '{names} {count, plural, one {passt} other {passen}}; {missing, plural, one {eine Person fehlt} other {# fehlen}} noch für {game}',
  nobodyYet:
    'Noch passt niemand. {looking, plural, =0 {Sonst sucht niemand.} one {# andere Person sucht.} other {# andere suchen.}}',
  rated: '{name} ({rating})',
  ratedProvisional: '{name} ({rating}, vorläufig)',
  seatsMissing:
    '{missing, plural, one {ein Platz} other {# Plätze}} von {seats} {missing, plural, one {fehlt} other {fehlen}}',
  meanwhile: 'Solange: ein Spiel gegen Bots',
  keptMeanwhile: 'Es bleibt erhalten, wenn dein Tisch beginnt.',
  play: 'Spielen',
  wider: 'Breiter suchen',
  isWider: 'Die Suche ist breiter',
  stop: 'Suche beenden',
  mayChange: 'Du kannst die Auswahl jederzeit ändern; dein Platz in der Reihe bleibt.',
  nobodySoFar: 'Bisher passt niemand',
  dayAMove: 'Ein Tag je Zug',
  tableFound: 'Tisch gefunden',
  foundWith: '{game} mit {names}',
  foundBots: '{count, plural, one {einem Bot} other {# Bots}}',
  isRated: 'mit Wertung',
  isUnrated: 'ohne Wertung',
  imHere: 'Ich bin da',
  waitingForOthers: 'Warten auf die anderen …',
  looking: 'Spiel wird gesucht',
  toSearch: 'Zur Suche',
};
