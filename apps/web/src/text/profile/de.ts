import type { Translation } from '@pithead/text';
import type { profileEn } from './en.ts';

export const profileDe: Translation<typeof profileEn> = {
  title: 'Profil von {name}',
  since: 'Dabei seit {month}',
  games: '{count, plural, =0 {noch keine Partien} one {# Partie} other {# Partien}}',
  showAs: 'Das Profil zeigen',
  copyLink: 'Link kopieren',
  noPlayer: 'Hier spielt niemand mit diesem Link',
  noPlayerText: 'Vielleicht stimmt der Link nicht, oder die Person ist gegangen.',
  guestTitle: 'Noch nichts zu zeigen',
  guestText:
    'Wertung und Statistik brauchen ein Konto: Sie folgen dir auf jedes Gerät. Gäste spielen ohne Wertung.',
  keep: 'Meine Partien sichern',

  ratedGames:
    '{count, plural, =0 {keine gewertete Partie} one {# gewertete Partie} other {# gewertete Partien}}',
  ratingSentence:
    '{game}: {rating} plus oder minus {plusMinus}{provisional, select, yes {, vorläufig} other {}}. {bots}',
  botAt: '{bot} {rating}',
  provisional: 'vorläufig',
  notRated:
    'noch ohne Wertung: {count, plural, one {noch # gewertete Partie} other {noch # gewertete Partien}} bis zur ersten',
  playNow: 'Jetzt spielen',

  historySentence:
    '{game}: von {first} am {from} bis {last} am {until}; höchste {highest}, niedrigste {lowest}.',
  noHistory: 'Noch keine gewertete Partie {game}.',
  point: '{day}: {rating} ± {plusMinus}',
  pause: 'keine Partien: weniger sicher',
  earlierGame: 'Frühere Partie',
  laterGame: 'Spätere Partie',
  day: 'Tag',
  change: 'Änderung',
  opponents: 'Mit',
  ratingColumn: 'Wertung',

  noHeadToHead: 'Noch niemand hat fünf Partien {game} mit {name} gespielt.',
  together: '{count, plural, one {# Partie} other {# Partien}}',
  aheadOf: '{name}: {ahead}-mal davor, {behind}-mal dahinter, im Mittel {margin} Punkte',
  headNote: 'Farbig: {name} lag am Ende vorn. Rechts: mittlerer Vorsprung in Punkten.',
  all: 'Alle {count}',
  fewer: 'Ab fünf Partien',
  ahead: 'Davor',
  behind: 'Dahinter',
  margin: 'Mittlerer Vorsprung',

  players: '{count, plural, one {# Person} other {# Personen}}',
  wonOf: '{won} von {games}',
  tooFew: 'zu wenige',
  notPlayed: 'nicht gespielt',
  wonSentence:
    '{won} von {games} Partien, {share}; durch Zufall {chance}. 95-%-Bereich von {low} bis {high}.',
  wonNote: 'Gestrichelt: was der Zufall allein ergibt. Heller Balken: 95-%-Bereich.',

  noPoints: 'Noch keine beendete Partie {game}.',
  source: 'Herkunft',
  others: 'Andere',
  difference: 'Unterschied',
  sum: 'Summe',

  noGames: 'Noch keine Partien.',
  placeOf: '{place}. von {count}',
  left: 'hat die Partie verlassen',
  somebodyGone: 'jemand, der gegangen ist',
  replay: 'Ansehen',
  review: 'Analyse',
  olderGames: 'Ältere Partien',
  ratingChange: 'Zahlen: Änderung der Wertung',
  changeSentence: 'Änderung der Wertung: {change}',

  visibility: 'Was andere sehen',
  whoSees: 'Wer „{panel}“ sieht',
  stricter:
    'Beim direkten Vergleich gilt die strengere Wahl von beiden. E-Mail-Adresse und Uhrzeiten sieht nie jemand.',
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Bild zeigen',

  ladder: 'Wertungen',
  ladderLead: 'Menschen und Bots auf einer Skala für jedes Spiel. Gierig steht fest bei 1.400.',
  ladderOf: 'Rangliste: {game}',
  game: 'Spiel',
  playerCount: 'Wie viele spielen',
  any: 'Alle',
  rank: 'Platz',
  name: 'Name',
  plusMinus: '±',
  gamesColumn: 'Partien',
  builtIn: 'eingebaut',
  fixedPoint: 'eingebaut, der feste Punkt',
  fixed: 'fest',
  you: 'du',
  overlap: 'Wo sich die 95-%-Bereiche überlappen, steht die Reihenfolge nicht fest.',
  ladderNote: '◆ eingebaut · ● Menschen. Vorläufige Wertungen haben einen gestrichelten Bereich.',
  nobody:
    'Hier hat noch niemand eine Wertung. Gewertete Tische brauchen ein Konto: Spiel einen, dann bist du vorn.',
  nextPage: 'Nächste Seite',
  previousPage: 'Vorige Seite',
  greedy: 'Gierig',
  random: 'Zufall',

  panels: {
    ratings: 'Wertungen',
    history: 'Wertung im Lauf der Zeit',
    headToHead: 'Direkter Vergleich',
    gamesWon: 'Gewonnene Partien',
    pointsBySource: 'Punkte nach Herkunft',
    lastGames: 'Letzte Partien',
    unratedGames: 'Partien ohne Wertung',
  },
  audiences: {
    everyone: 'Alle',
    friends: 'Freunde',
    me: 'Nur ich',
  },
  viewers: {
    me: 'Wie ich es sehe',
    friends: 'Wie Freunde',
    everyone: 'Wie alle',
  },
  unrated: {
    notAsked: 'Der Tisch war ohne Wertung.',
    onePlayer: 'Es blieben weniger als zwei Menschen oder gewertete Bots.',
    guest: 'Ein Gast hat mitgespielt.',
    hotSeat: 'Mehrere haben an einem Gerät gespielt.',
    undoByConsent: 'Ein Zug wurde im Einvernehmen zurückgenommen.',
    sameDevice: 'Zwei haben dasselbe Gerät benutzt.',
    sameNetwork: 'Zwei haben dasselbe Netz benutzt.',
    tooManyTogether: 'Dieselben Leute hatten an dem Tag schon viele gewertete Partien zusammen.',
    noBotRating: 'Ein Bot ohne Wertung hat mitgespielt.',
  },
};
