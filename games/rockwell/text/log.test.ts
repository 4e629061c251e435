import type { GameText } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { ACHIEVEMENTS, AL, CARDS, CREWS, PLACE_NAMES, RESOURCES, TILES } from '../rules/index.ts';
import { rockwellText } from './index.ts';

type Text = GameText<RockwellFact, RockwellView>;

const NAMES = ['Änne', 'Bo'];
/** Shown as ~ below. */
const NBSP = '\u00a0';

const place = (id: string): number => PLACE_NAMES.indexOf(id);
const tile = (id: string): number => TILES.findIndex((each) => each.id === id);
const card = (id: string): number => CARDS.findIndex((each) => each.id === id);
const gold = RESOURCES.indexOf('gold');
const none = [0, 0, 0, 0];

describe('sentences', () => {
  const facts: Readonly<Record<string, RockwellFact>> = {
    orders: { type: 'ordersDrawn', management: [1, 0], control: [0, 1] },
    mixedBid: { type: 'bidRevealed', seat: 0, money: 500, cubes: [0, 0, 0, 1], value: 1500 },
    emptyBid: { type: 'bidRevealed', seat: 1, money: 0, cubes: none, value: 0 },
    advantage: { type: 'vpPlaced', seat: 0, board: 0, slot: 2 },
    transactions: { type: 'vpPlaced', seat: 1, board: 1, slot: 0 },
    insured: { type: 'insured', seat: 0, cubes: [1, 0, 0, 0], tiles: 1 },
    stayed: { type: 'crewStayed', owner: 1, crew: CREWS + 2, place: place('A7-A0') },
    entered: { type: 'crewMoved', owner: 0, crew: 3, from: place('D2'), to: place('core') },
    alMoved: { type: 'crewMoved', owner: AL, crew: AL * CREWS, from: place('entrance-1'), to: place('A0') },
    bribed: {
      type: 'crewBribed',
      seat: 0,
      owner: AL,
      crew: AL * CREWS + 3,
      from: place('B2'),
      to: place('B3'),
      fee: 0,
    },
    bribedWithDie: {
      type: 'crewBribed',
      seat: 0,
      owner: 1,
      crew: CREWS,
      from: place('B2'),
      to: place('B3'),
      fee: 1000,
    },
    taken: { type: 'dieTakenAlong', seat: 0, crew: 1, power: 2, fee: 1500 },
    triggered: { type: 'tileRevealed', owner: 0, space: place('B3'), tile: tile('B5'), power: 5 },
    card: { type: 'cardDrawn', owner: 0, card: card('X4-5') },
    both: {
      type: 'bootyShared',
      owner: 0,
      share: [1, 1, 1, 0],
      leftovers: [1, 1, 0, 0],
      priority: 'trigger',
    },
    shaft: { type: 'bootyShared', owner: 1, share: none, leftovers: [0, 0, 0, 1], priority: 'mineshaft' },
    als: { type: 'bootyShared', owner: AL, share: [1, 1, 1, 0], leftovers: [0, 0, 0, 1], priority: 'power' },
    struck: { type: 'dangerStruck', seat: 0, loss: 4, saved: 1, insurance: 2, lost: [0, 0, 0, 1] },
    saved: { type: 'dangerStruck', seat: 1, loss: 1, saved: 0, insurance: 1, lost: none },
    income: { type: 'incomeReceived', seat: 1, space: place('C4'), cubes: [0, 1, 1, 0] },
    sold: { type: 'sold', seat: 0, resource: gold, cubes: 2, money: 2000 },
    unseen: { type: 'tradedUnseen', seat: 1, buys: false, resource: -1, cubes: 0, money: 0 },
    ownUnseen: { type: 'tradedUnseen', seat: 0, buys: true, resource: gold, cubes: 1, money: 1000 },
    built: { type: 'shaftBuilt', seat: 0, stage: 1, space: place('B3'), price: 2000 },
    delivered: { type: 'delivered', seat: 0, tile: 1, cubes: [6, 0, 0, 0], prestige: 2 },
    achieved: {
      type: 'achievementReached',
      seat: 1,
      achievement: ACHIEVEMENTS.indexOf('allCrewsDeep'),
      prestige: 1,
    },
    upgraded: { type: 'alImproved', seat: -1, crew: AL * CREWS + 1, power: 4 },
    ending: { type: 'endConditionMet', seat: 0, condition: 'coreReached' },
    safetyLimit: { type: 'turnLimitReached', turn: 100 },
    bonus: { type: 'bonusScored', bonus: 4, holdings: [12000, 0], prestige: [2, 0] },
    won: { type: 'gameEnded', winners: [1], totals: [20, 31] },
    tieBreak: { type: 'gameEnded', winners: [1], totals: [31, 31] },
    shared: { type: 'gameEnded', winners: [0, 1], totals: [31, 31] },
  };
  const told = (text: Text): Record<string, string> =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, (text.fact(fact, NAMES) ?? '').replaceAll(NBSP, '~')]),
    );

  it('the German log reads as expected', () => {
    expect(told(rockwellText('de'))).toEqual({
      orders: 'Ausgelost: Direktionsreihenfolge Bo, Änne; Kontrollreihenfolge Änne, Bo.',
      mixedBid: 'Änne bietet 500~$, 1 Gold (Wert 1.500~$).',
      emptyBid: 'Bo bietet nichts.',
      advantage: 'Änne stellt einen Vizepräsidenten auf: Kontrollzentrum, Position 3 (Subunternehmer).',
      transactions: 'Bo stellt einen Vizepräsidenten auf: Börse, Position 1 (4 Transaktionen).',
      insured: 'Änne versichert 1 Zink und erhält 1 Versicherungsplättchen.',
      stayed: 'Bo lässt Trupp 3 stehen: Grenze A7–A0.',
      entered: 'Änne versetzt Trupp 4: D2 → Erdkern.',
      alMoved: 'Al versetzt Trupp 1: Mineneingang 1 → A0.',
      bribed: 'Änne besticht Trupp 4 von Al: B2 → B3.',
      bribedWithDie:
        'Änne besticht Trupp 1 von Bo: B2 → B3. Der Subunternehmer kommt mit, Änne zahlt 1.000~$.',
      taken: 'Änne nimmt den Subunternehmer von Trupp 2 mit (Leistung 2) und zahlt 1.500~$.',
      triggered:
        'Änne löst auf B3 eine Förderung aus (benötigte Leistung 5). Die Rückseite zeigt Förderungsstapel 4 und als Ertrag 1 Kupfer, 1 Silber.',
      card: 'Förderungskarte von Stapel 4: 4 Zink, 4 Kupfer, 3 Silber, 1 Gold – und Gefahr.',
      both: 'Änne erhält einen Anteil: 1 Zink, 1 Kupfer, 1 Silber; dazu den Überschuss: 1 Zink, 1 Kupfer (Gleichstand bei der Leistung: Vorrang hat, wer die Förderung ausgelöst hat).',
      shaft: 'Bo erhält den Überschuss: 1 Gold (Vorrang durch den Minenschacht).',
      als: 'Anteil und Überschuss von Al kommen zurück in die allgemeine Reserve: 1 Zink, 1 Kupfer, 1 Silber; 1 Gold (Vorrang durch die größte Leistung).',
      struck: 'Gefahr für 4 Rohstoffe von Änne: Der Schutz rettet 1, die Versicherung 2. Verloren: 1 Gold.',
      saved: 'Gefahr für 1 Rohstoff von Bo: Die Versicherung rettet 1. Verloren: nichts.',
      income: 'Minenschacht auf C4: Bo erhält 1 Kupfer, 1 Silber.',
      sold: 'Änne verkauft 2 Gold für 2.000~$.',
      unseen: 'Bo führt eine geheime Transaktion aus.',
      ownUnseen: 'Änne kauft geheim 1 Gold für 1.000~$.',
      built: 'Änne errichtet auf B3 für 2.000~$ einen Minenschacht (Schachtstufe 1).',
      delivered: 'Änne liefert 6 Zink für 2 Prestigepunkte aus.',
      achieved: 'Bo schafft eine Realisierung: alle Trupps auf Level C oder tiefer (1 Prestigepunkt).',
      upgraded: 'Trupp 2 von Al verbessert sich auf Leistung 4.',
      ending: '2 Personen haben den Erdkern erreicht: Dies ist die letzte Spielrunde.',
      safetyLimit:
        'Höchstzahl der Spielrunden erreicht: Die Partie endet nach Spielrunde 100 (Sicherung gegen endlose Partien, RW-18.4).',
      bonus: 'Bonuspunkte für Geld: Änne 2 (12.000~$), Bo 0 (0~$).',
      won: 'Bo gewinnt die Partie mit 31 Prestigepunkten.',
      tieBreak:
        'Gleichstand mit 31 Prestigepunkten: Bo gewinnt durch mehr Realisierungen oder, wenn auch die gleich sind, durch mehr Rohstoffe.',
      shared: 'Änne und Bo gewinnen die Partie gemeinsam mit je 31 Prestigepunkten.',
    });
  });

  it('the English log reads as expected', () => {
    expect(told(rockwellText('en'))).toEqual({
      orders: 'Drawn at random: management order Bo, Änne; control order Änne, Bo.',
      mixedBid: 'Änne bids $500, 1 gold (worth $1,500).',
      emptyBid: 'Bo bids nothing.',
      advantage: 'Änne places a vice president: control centre, slot 3 (subcontracting).',
      transactions: 'Bo places a vice president: stock exchange, slot 1 (4 transactions).',
      insured: 'Änne insures 1 zinc and gets 1 insurance tile.',
      stayed: 'Bo lets crew 3 stay: border A7–A0.',
      entered: 'Änne moves crew 4: D2 → core.',
      alMoved: 'Al moves crew 1: mine entrance 1 → A0.',
      bribed: 'Änne bribes Al’s crew 4: B2 → B3.',
      bribedWithDie: 'Änne bribes Bo’s crew 1: B2 → B3. Its subcontractor comes along, and Änne pays $1,000.',
      taken: 'Änne takes crew 2’s subcontractor along (power 2) and pays $1,500.',
      triggered:
        'Änne triggers an extraction on B3 (required power 5). The back shows extraction pile 4 and an income of 1 copper, 1 silver.',
      card: 'Extraction card from pile 4: 4 zinc, 4 copper, 3 silver, 1 gold – and danger.',
      both: 'Änne gets a share: 1 zinc, 1 copper, 1 silver; and the leftovers: 1 zinc, 1 copper (tie for most power: whoever triggered it gets priority).',
      shaft: 'Bo gets the leftovers: 1 gold (priority for the mineshaft).',
      als: 'Al’s share and leftovers go back to the general supply: 1 zinc, 1 copper, 1 silver; 1 gold (priority for the most power).',
      struck: 'Danger: Änne stands to lose 4 cubes; safety saves 1, insurance 2. Lost: 1 gold.',
      saved: 'Danger: Bo stands to lose 1 cube; insurance saves 1. Lost: nothing.',
      income: 'Mineshaft on C4: Bo gets 1 copper, 1 silver.',
      sold: 'Änne sells 2 gold for $2,000.',
      unseen: 'Bo makes a hidden transaction.',
      ownUnseen: 'Änne buys 1 gold for $1,000, hidden from the others.',
      built: 'Änne builds a mineshaft on B3 for $2,000 (stage 1).',
      delivered: 'Änne delivers 6 zinc for 2 prestige points.',
      achieved: 'Bo earns an achievement: all crews in C or deeper (1 prestige point).',
      upgraded: 'Al’s crew 2 improves to power 4.',
      ending: '2 players have reached the core: this is the last turn.',
      safetyLimit: 'Turn limit reached: the game ends after turn 100 (safety limit, RW-18.4).',
      bonus: 'Bonus points for money: Änne 2 ($12,000), Bo 0 ($0).',
      won: 'Bo wins the game with 31 prestige points.',
      tieBreak: 'Tie at 31 prestige points: Bo wins on achievements or, if those are tied too, on cubes.',
      shared: 'Änne and Bo share the victory with 31 prestige points each.',
    });
  });

  it('the Dutch log reads as expected', () => {
    expect(told(rockwellText('nl'))).toEqual({
      orders: 'Geloot: directievolgorde Bo, Änne; ontginningsvolgorde Änne, Bo.',
      mixedBid: 'Änne biedt $~500, 1 goud (waarde $~1.500).',
      emptyBid: 'Bo biedt niets.',
      advantage: 'Änne plaatst een vicepresident: controlecentrum, positie 3 (onderaanneming).',
      transactions: 'Bo plaatst een vicepresident: beurs, positie 1 (4 transacties).',
      insured: 'Änne verzekert 1 zink en krijgt 1 verzekeringstegel.',
      stayed: 'Bo laat team 3 staan: rand A7–A0.',
      entered: 'Änne verplaatst team 4: D2 → centrum.',
      alMoved: 'Al verplaatst team 1: mijningang 1 → A0.',
      bribed: 'Änne koopt team 4 van Al om: B2 → B3.',
      bribedWithDie: 'Änne koopt team 1 van Bo om: B2 → B3. De onderaannemer komt mee, Änne betaalt $~1.000.',
      taken: 'Änne neemt de onderaannemer van team 2 mee (kracht 2) en betaalt $~1.500.',
      triggered:
        'Änne start een ontginning op B3 (benodigde kracht 5). Op de achterkant staan ontginningsstapel 4 en als opbrengst 1 koper, 1 zilver.',
      card: 'Ontginningskaart van stapel 4: 4 zink, 4 koper, 3 zilver, 1 goud – en gevaar.',
      both: 'Änne krijgt een deel: 1 zink, 1 koper, 1 zilver; en ook het overschot: 1 zink, 1 koper (gelijke kracht: prioriteit voor wie de ontginning startte).',
      shaft: 'Bo krijgt het overschot: 1 goud (prioriteit voor de mijnschacht).',
      als: 'Deel en overschot van Al gaan terug naar de algemene voorraad: 1 zink, 1 koper, 1 zilver; 1 goud (prioriteit voor de meeste kracht).',
      struck:
        'Gevaar voor 4 grondstofblokjes van Änne: de veiligheid redt er 1, de verzekering 2. Verloren: 1 goud.',
      saved: 'Gevaar voor 1 grondstofblokje van Bo: de verzekering redt er 1. Verloren: niets.',
      income: 'Mijnschacht op C4: Bo krijgt 1 koper, 1 zilver.',
      sold: 'Änne verkoopt 2 goud voor $~2.000.',
      unseen: 'Bo doet een geheime transactie.',
      ownUnseen: 'Änne koopt in het geheim 1 goud voor $~1.000.',
      built: 'Änne bouwt voor $~2.000 een mijnschacht op B3 (schachtniveau 1).',
      delivered: 'Änne levert 6 zink voor 2 prestigepunten.',
      achieved: 'Bo behaalt een prestatie: alle teams in laag C of dieper (1 prestigepunt).',
      upgraded: 'Team 2 van Al gaat naar kracht 4.',
      ending: '2 spelers hebben het centrum bereikt: dit is de laatste ronde.',
      safetyLimit:
        'Rondelimiet bereikt: de partij eindigt na ronde 100 (limiet tegen eindeloze partijen, RW-18.4).',
      bonus: 'Bonuspunten voor geld: Änne 2 ($~12.000), Bo 0 ($~0).',
      won: 'Bo wint de partij met 31 prestigepunten.',
      tieBreak:
        'Gelijke stand met 31 prestigepunten: Bo wint met meer prestaties of, als die ook gelijk zijn, met meer grondstofblokjes.',
      shared: 'Änne en Bo delen de overwinning met elk 31 prestigepunten.',
    });
  });
});

it('the owner after the last seat is Al, with two players only', () => {
  const moved: RockwellFact = {
    type: 'crewMoved',
    owner: AL,
    crew: AL * CREWS,
    from: place('A0'),
    to: place('A1'),
  };
  expect(rockwellText('en').fact(moved, NAMES)).toBe('Al moves crew 1: A0 → A1.');
  expect(rockwellText('en').fact(moved, [...NAMES, 'Cem'])).toBe('Cem moves crew 1: A0 → A1.');
});
