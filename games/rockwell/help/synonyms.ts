/** Words of the rulebooks, and others for them: of the printed editions, and what newcomers type. */
import type { SearchSynonyms } from '@pithead/text/rulebook';

export const synonyms: SearchSynonyms = [
  {
    words: ['bribe', 'bribery', 'bestechen', 'Korruption', 'omkopen', 'omkoping'],
    others: ['corruption', 'Schmiergeld', 'corruptie'],
  },
  {
    words: ['subcontractor', 'Subunternehm', 'onderaannemer'],
    others: [
      'subcontracting',
      'die',
      'dice',
      'hire',
      'Würfel',
      'anheuern',
      'onderaanneming',
      'dobbelsteen',
      'inhuren',
    ],
  },
  { words: ['hiring fee', 'Personalkosten', 'inhuurkosten'], others: ['wage', 'salary', 'Lohn', 'loon'] },
  {
    words: ['crew', 'Bohrtrupp', 'Trupp', 'team'],
    others: ['drill crew', 'pawn', 'meeple', 'Figur', 'ontginningsteam', 'pion'],
  },
  {
    words: ['power', 'Bohrleistung', 'Leistung', 'kracht'],
    others: ['drilling power', 'strength', 'Bohrkraft', 'Stärke', 'ontginningskracht', 'sterkte'],
  },
  {
    words: ['vice president', 'Vizepräsident', 'vicepresident'],
    others: ['vice presidents', 'manager', 'Vize', 'vicepresidenten'],
  },
  {
    words: ['auction', 'bid', 'Angebot', 'veiling', 'bod'],
    others: ['sealed bid', 'offer', 'Angebotsabgabe', 'Versteigerung', 'bieten', 'bieden'],
  },
  {
    words: ['management order', 'Direktionsreihenfolge', 'directievolgorde'],
    others: ['turn order', 'Zugreihenfolge', 'beurtvolgorde'],
  },
  {
    words: ['control order', 'Kontrollreihenfolge', 'ontginningsvolgorde'],
    others: ['drilling order', 'Bohrreihenfolge', 'controlevolgorde'],
  },
  {
    words: ['insurance', 'Versicherung', 'verzekering'],
    others: ['insure', 'protection', 'versichern', 'verzekeren'],
  },
  { words: ['safety', 'Schutz', 'veiligheid'], others: ['helmet', 'Helm', 'Sicherheit', 'helm'] },
  {
    words: ['danger', 'Gefahr', 'gevaar'],
    others: ['accident', 'collapse', 'Unfall', 'Einsturz', 'ongeluk', 'instorting'],
  },
  {
    words: ['extraction', 'extracted', 'Förderung', 'gefördert', 'ontginning', 'ontgonnen'],
    others: ['extract', 'mine', 'drill', 'fördern', 'bohren', 'ontginnen', 'boren'],
  },
  {
    words: ['booty', 'share', 'Ausbeute', 'Anteil', 'buit', 'deel'],
    others: ['loot', 'yield', 'Gewinn', 'Beute', 'winst'],
  },
  { words: ['leftovers', 'Überschuss', 'overschot'], others: ['remainder', 'rest', 'Rest'] },
  {
    words: ['mineshaft', 'Minenschacht', 'mijnschacht'],
    others: ['shaft', 'Mienenschacht', 'Schacht', 'schacht'],
  },
  { words: ['income', 'Ertrag', 'opbrengst'], others: ['Einkommen', 'inkomen'] },
  {
    words: ['straddling', 'straddle', 'Grenze', 'rand'],
    others: ['border', 'between two tiles', 'zwischen zwei Feldern', 'tussen twee tegels'],
  },
  {
    words: ['mobility', 'Mobilität', 'mobiliteit'],
    others: ['movement', 'jump', 'speed', 'Bewegung', 'Sprung', 'beweging', 'sprong'],
  },
  {
    words: ['stock exchange', 'transaction', 'Börse', 'Transaktion', 'beurs', 'transactie'],
    others: [
      'market',
      'trade',
      'buy',
      'sell',
      'Markt',
      'Handel',
      'kaufen',
      'verkaufen',
      'markt',
      'handel',
      'kopen',
      'verkopen',
    ],
  },
  { words: ['market value', 'Marktwert', 'marktwaarde'], others: ['price', 'Preis', 'prijs'] },
  {
    words: ['workshop', 'Werkstatt', 'werkplaats'],
    others: ['improvement', 'upgrade', 'Atelier', 'Verbesserung', 'verbetering'],
  },
  { words: ['delivery', 'deliver', 'Auslieferung', 'levering'], others: ['ausliefern', 'leveren'] },
  {
    words: ['achievement', 'Realisierung', 'prestatie'],
    others: ['production', 'goal', 'Errungenschaft', 'Ziel', 'productie', 'doel'],
  },
  {
    words: ['prestige', 'Prestige'],
    others: [
      'points',
      'score',
      'victory points',
      'Prestigepunkte',
      'Punkte',
      'Siegpunkte',
      'prestigepunten',
      'punten',
    ],
  },
  {
    words: ['core', 'Erdkern', 'centrum'],
    others: ['centre of the Earth', 'center', 'Kern', 'Mittelpunkt', 'kern'],
  },
  { words: ['stratum', 'strata', 'Level', 'laag'], others: ['layer', 'ring', 'Schicht', 'lagen'] },
  {
    words: ['mine entrance', 'Mineneingang', 'mijningang'],
    others: ['entrance', 'start', 'Eingang', 'ingang'],
  },
  { words: ['money', 'Geld', 'geld'], others: ['dollars', 'cash', 'Dollar', 'dollar'] },
  {
    words: ['cubes', 'Rohstoff', 'blokjes', 'grondstof'],
    others: ['resources', 'goods', 'Rohstoffe', 'Rohstoffwürfel', 'Waren', 'grondstoffen', 'goederen'],
  },
  {
    words: ['invisible player', 'unsichtbar', 'onzichtba'],
    others: ['Al', 'dummy', 'Automa', 'onzichtbaar'],
  },
  { words: ['pass', 'verzichte', 'afzie'], others: ['renounce', 'skip', 'passen', 'verzichten', 'afzien'] },
  {
    words: ['hidden', 'secret', 'geheim', 'verdeckt', 'verborgen'],
    others: ['player screen', 'Sichtschirm', 'scherm'],
  },
  { words: ['tied', 'Gleichstand', 'gelijke stand'], others: ['tie', 'draw', 'unentschieden', 'gelijkspel'] },
];
