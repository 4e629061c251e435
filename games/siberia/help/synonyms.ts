/** Words of the rulebooks, and others for them: of the printed editions, and what newcomers type. */
import type { SearchSynonyms } from '@pithead/text/rulebook';

export const synonyms: SearchSynonyms = [
  {
    words: ['action tile', 'Aktionsplättchen', 'actietegel'],
    others: ['tile', 'card', 'Plättchen', 'Karte', 'tegel', 'kaart'],
  },
  {
    words: ['ready', 'bereit', 'klaar'],
    others: ['executable', 'gereed', 'pair', 'two tiles', 'Paar', 'durchführbar', 'paar'],
  },
  {
    words: ['research', 'Forschung', 'onderzoek'],
    others: [
      'research area',
      'facility',
      'laboratory',
      'Forschungsbereich',
      'Research-Facility',
      'Labor',
      'onderzoeksvak',
      'laboratorium',
    ],
  },
  {
    words: ['worker', 'Arbeiter', 'arbeider'],
    others: ['workers', 'miner', 'meeple', 'pawn', 'Figur', 'arbeiders', 'pion', 'figuur'],
  },
  {
    words: ['salesman', 'Verkäufer', 'verkoper'],
    others: ['salesmen', 'seller', 'trader', 'sales', 'Händler', 'Verkauf', 'verkopers', 'handelaar'],
  },
  {
    words: ['exchange', 'Börse', 'beurs'],
    others: ['market', 'city', 'price', 'Markt', 'Stadt', 'Preis', 'markt', 'stad', 'prijs'],
  },
  {
    words: ['sell', 'verkauf', 'verkoop', 'verkop'],
    others: ['sale', 'income', 'verkaufen', 'Einnahme', 'verkopen', 'opbrengst'],
  },
  {
    words: ['mine', 'mining', 'abbau', 'ontgin', 'ontgon'],
    others: ['extract', 'dig', 'abbauen', 'fördern', 'ontginnen', 'delven'],
  },
  { words: ['territory', 'Gebiet', 'gebied'], others: ['region', 'area', 'land', 'Region', 'regio'] },
  {
    words: ['closed', 'close', 'blocking tile', 'gesperrt', 'Sperrplättchen', 'gesloten', 'blokkeertegel'],
    others: ['block', 'exhausted', 'empty territory', 'ausgebeutet', 'uitgeput'],
  },
  {
    words: ['logistics', 'Logistik', 'logistiek'],
    others: ['move', 'steps', 'movement', 'transport', 'Bewegung', 'Schritte', 'stappen', 'beweging'],
  },
  { words: ['manager', 'Manager'], others: ['boss', 'Chef', 'baas'] },
  { words: ['joker', 'Joker'], others: ['wild', 'wildcard'] },
  {
    words: ['investment', 'Investition', 'investering'],
    others: ['investor', 'investment tile', 'Investitionsplättchen', 'investeerder', 'investeringstegel'],
  },
  {
    words: ['resource', 'Rohstoff', 'grondstof'],
    others: ['resource cube', 'cube', 'deposit', 'Rohstoffwürfel', 'Würfel', 'grondstofblokje', 'blokje'],
  },
  { words: ['supply field', 'Nachschubfeld', 'voorraadveld'], others: ['supply', 'Nachschub', 'voorraad'] },
  {
    words: ['own supply', 'eigenen Vorrat', 'eigen voorraad'],
    others: ['reserve', 'eigener Vorrat', 'Reserve'],
  },
  { words: ['player board', 'Tableau', 'spelersbord'], others: ['board', 'Spielertableau'] },
  {
    words: ['money', 'Geld', 'geld'],
    others: ['dollars', 'cash', 'points', 'score', 'Dollar', 'Punkte', 'dollar', 'punten'],
  },
  { words: ['natural gas', 'Erdgas', 'aardgas'], others: ['gas'] },
  { words: ['oil', 'Erdöl', 'aardolie'], others: ['petroleum', 'Öl', 'olie'] },
  { words: ['diamond', 'Diamant', 'diamant'], others: ['gem', 'Edelstein', 'edelsteen'] },
  { words: ['pass', 'passen', 'passt', 'past'], others: ['skip', 'aussetzen', 'overslaan'] },
  {
    words: ['more than 10', 'mehr als 10', 'meer dan 10'],
    others: [
      'limit',
      'too many tiles',
      'hand limit',
      'return',
      'zehn Plättchen',
      'abgeben',
      'tien tegels',
      'afgeven',
    ],
  },
  {
    words: ['start player', 'Startperson', 'startspeler'],
    others: ['first player', 'starting player', 'Startspieler', 'beginspeler'],
  },
  {
    words: ['end condition', 'Endbedingung', 'eindvoorwaarde'],
    others: ['game end', 'Spielende', 'einde van het spel'],
  },
  {
    words: ['tied', 'gemeinsamer Sieg', 'gedeelde overwinning'],
    others: ['tie', 'draw', 'Gleichstand', 'unentschieden', 'gelijke stand', 'gelijkspel'],
  },
  { words: ['bag', 'Stoffbeutel', 'zak'], others: ['Beutel'] },
];
