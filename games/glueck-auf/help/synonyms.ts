/** Words of the rulebooks, and others for them: of the printed editions, and what newcomers type. */
import type { SearchSynonyms } from '@pithead/text/rulebook';

export const synonyms: SearchSynonyms = [
  {
    words: ['pit cage', 'Förderkorb', 'liftkooi'],
    others: ['cage', 'lift', 'elevator', 'hoist', 'Korb', 'Aufzug', 'Fahrstuhl', 'kooi'],
  },
  {
    words: ['marks', 'mark', 'Mark'],
    others: ['money', 'cash', 'coins', 'gold', 'Geld', 'Münzen', 'Taler', 'geld', 'munten'],
  },
  {
    words: ['worker', 'Arbeiter', 'arbeider'],
    others: ['workers', 'meeple', 'pawn', 'miner', 'Kumpel', 'Figur', 'arbeiders', 'pion'],
  },
  {
    words: ['minecart', 'Lore', 'mijnwagen'],
    others: ['cart', 'wagon', 'trolley', 'lorry', 'Loren', 'Wagen', 'kar'],
  },
  {
    words: ['tunnel tile', 'Tunnelplättchen', 'tunneltegel'],
    others: ['tunnel', 'tile', 'Stollen', 'Plättchen', 'tegel', 'gang'],
  },
  {
    words: ['factory', 'Lorenfabrik', 'fabriek'],
    others: ['minecart factory', 'shop', 'Fabrik', 'Laden', 'mijnwagenfabriek', 'winkel'],
  },
  {
    words: ['order', 'Auftrag', 'Aufträge', 'opdracht'],
    others: ['orders', 'contract', 'card', 'Vertrag', 'opdrachten'],
  },
  { words: ['coal slot', 'Ablagefeld', 'kolenvakje'], others: ['slot', 'square', 'Feld', 'vakje'] },
  {
    words: ['coal cube', 'Kohlewürfel', 'kolenblokje'],
    others: ['cube', 'coal', 'resource', 'Kohle', 'Würfel', 'kolen', 'blokje'],
  },
  {
    words: ['substitution', 'Ersatz', 'vervanging'],
    others: ['two for one', 'joker', 'wild', 'replace', 'zwei für eins', 'twee voor één'],
  },
  {
    words: ['canteen', 'Kantine', 'kantine'],
    others: ['pub', 'displace', 'kick out', 'occupied', 'verdrängen', 'besetzt', 'verdringen', 'bezet'],
  },
  {
    words: ['deliver', 'ausliefern', 'Auslieferung', 'leveren', 'levering'],
    others: ['delivery', 'ship', 'liefern', 'verzenden'],
  },
  {
    words: ['storage', 'Kohlelager', 'kolenopslag', 'opslag'],
    others: ['warehouse', 'stock', 'Lager', 'magazijn'],
  },
  {
    words: ['shift clock', 'Schichtuhr', 'dienstklok'],
    others: ['clock', 'round scoring', 'majority', 'Uhr', 'Mehrheit', 'klok', 'meerderheid'],
  },
  { words: ['shift', 'Schicht', 'dienst'], others: ['round', 'Runde', 'ronde'] },
  {
    words: ['imbalance', 'Schieflage', 'onbalans'],
    others: ['balance', 'scales', 'penalty', 'Waage', 'Strafe', 'weegschaal', 'straf'],
  },
  {
    words: ['work step', 'Arbeitsschritt', 'werkstap'],
    others: ['step', 'action point', 'Schritt', 'Aktionspunkt', 'stap', 'actiepunt'],
  },
  { words: ['draw space', 'Ziehfeld', 'trekvak'], others: ['draw five', 'fünf ziehen', 'vijf trekken'] },
  {
    words: ['start player', 'Startperson', 'startspeler'],
    others: ['first player', 'starting player', 'Startspieler', 'beginspeler'],
  },
  {
    words: ['handcart', 'Handkarren', 'handkar'],
    others: ['barrow', 'wheelbarrow', 'Schubkarre', 'kruiwagen'],
  },
  {
    words: ['horse cart', 'Fuhrwerk', 'paardenkar'],
    others: ['carriage', 'Pferd', 'Kutsche', 'paard', 'koets'],
  },
  { words: ['truck', 'Lastwagen', 'vrachtwagen'], others: ['motorcar', 'lorry', 'Auto', 'LKW', 'auto'] },
  { words: ['railway', 'Eisenbahn', 'trein'], others: ['train', 'engine', 'Zug', 'Lok', 'spoor'] },
  { words: ['tie', 'tied', 'Gleichstand', 'gelijke stand'], others: ['draw', 'unentschieden', 'gelijkspel'] },
  { words: ['undo', 'zurücknehmen', 'ongedaan'], others: ['take back', 'rückgängig', 'terugnemen'] },
  {
    words: ['points', 'Punkte', 'Siegpunkte', 'SP', 'punten'],
    others: ['score', 'victory points', 'overwinningspunten'],
  },
];
