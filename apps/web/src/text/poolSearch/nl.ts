import type { Translation } from '@pithead/text';
import type { poolSearchEn } from './en.ts';

export const poolSearchNl: Translation<typeof poolSearchEn> = {
  waiting: 'gewacht',
  ofAbout: 'van ongeveer {time}',
  fits: '{names} {count, plural, one {past} other {passen}}; nog {missing, plural, one {iemand} other {#}} voor {game}',
  nobodyYet:
    'Nog niemand past. {looking, plural, =0 {Verder zoekt niemand.} one {# ander zoekt.} other {# anderen zoeken.}}',
  rated: '{name} ({rating})',
  ratedProvisional: '{name} ({rating}, voorlopig)',
  seatsMissing: '{missing, plural, one {één plaats} other {# plaatsen}} van {seats} vrij',
  meanwhile: 'Intussen: een spel tegen bots',
  keptMeanwhile: 'Het blijft bewaard als je tafel begint.',
  play: 'Spelen',
  wider: 'Breder zoeken',
  isWider: 'De zoektocht is breder',
  stop: 'Stop met zoeken',
  mayChange: 'Je kunt de keuze altijd wijzigen; je plek in de rij blijft.',
  nobodySoFar: 'Tot nu toe past niemand',
  dayAMove: 'Een dag per zet',
  tableFound: 'Tafel gevonden',
  foundWith: '{game} met {names}',
  foundBots: '{count, plural, one {één bot} other {# bots}}',
  isRated: 'met rating',
  isUnrated: 'zonder rating',
  imHere: 'Ik ben er',
  waitingForOthers: 'Wachten op de anderen …',
  looking: 'Er wordt een spel gezocht',
  toSearch: 'Naar de zoektocht',
};
