import type { Ply } from '@pithead/kernel';
import { keyFromSeed, Match, refusal } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { glueckAuf, ORDERS, SLOT_GROUPS, SPACES, TILES } from '../rules/index.ts';
import { glueckAufText } from './index.ts';

type Text = GameText<GlueckAufFact, GlueckAufView>;
const de = glueckAufText('de');
const en = glueckAufText('en');
const nl = glueckAufText('nl');

const NAMES = ['Änne', 'Bo', 'Cem', 'Dörte'];
/** Shown as ~ below. */
const NBSP = '\u00a0';

const space = (id: string): number => SPACES.findIndex((each) => each.id === id);
const order = (id: string): number => ORDERS.findIndex((each) => each.id === id);
const tile = (id: string): number => TILES.findIndex((each) => each.id === id);
const group = (id: string): number => SLOT_GROUPS.findIndex((each) => each.id === id);

describe('sentences', () => {
  const facts: Readonly<Record<string, GlueckAufFact>> = {
    placed: { type: 'workersPlaced', seat: 0, space: space('mining-8'), workers: 1 },
    bought: { type: 'tileBought', seat: 1, tile: tile('grey-2-dark'), marks: 6 },
    delivered: { type: 'orderDelivered', seat: 1, order: -1, transport: 2, points: 9, open: false },
    drawn: { type: 'ordersDrawn', seat: 0, count: 2 },
    blurred: { type: 'tilesReturned', seat: 2, count: 4, end: 'bottom' },
    supplied: {
      type: 'cubeLaid',
      seat: 0,
      coal: 2,
      order: order('truck-2-black'),
      slot: SLOT_GROUPS[group('truck-2-black')]?.slots[0] ?? -1,
      source: 'cage',
      filled: false,
    },
    scored: { type: 'elementScored', element: 5, counts: [1, 6, 1], points: [3, 7, 3] },
    unscored: { type: 'elementScored', element: 8, counts: [0, 0, 0], points: [0, 0, 0] },
    money: { type: 'finalPoints', seat: 0, source: 'money', amount: 17, points: 3 },
    imbalance: { type: 'finalPoints', seat: 0, source: 'imbalance', amount: 3, points: -6 },
    shared: { type: 'gameEnded', winners: [0, 2] },
  };
  const told = (text: Text): Record<string, string> =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, (text.fact(fact, NAMES) ?? '').replaceAll(NBSP, '~')]),
    );

  it('the German log reads as expected', () => {
    expect(told(de)).toEqual({
      placed: 'Änne setzt 1 Arbeiter ein: Förderfeld 8.',
      bought: 'Bo kauft für 6~Mark ein Tunnelplättchen: 2 graue Loren, dunkle Seite.',
      delivered: 'Bo liefert einen Auftrag aus: Lastwagen (9~SP).',
      drawn: 'Änne zieht 2 Aufträge.',
      blurred: 'Cem legt 4 Tunnelplättchen zurück unter den Stapel.',
      supplied:
        'Änne legt Kohle aus dem Förderkorb auf einen Auftrag: Grau auf Schwarz, halb bestückt (Lastwagen, 2 schwarz).',
      scored:
        'Ablagefelder auf Fuhrwerk-Aufträgen: Änne (1) erhält 3~SP, Bo (6) erhält 7~SP und Cem (1) erhält 3~SP.',
      unscored: 'Leere gelbe Loren: Niemand erhält Siegpunkte.',
      money: 'Änne erhält 3~SP für 17~Mark (1~SP je 5~Mark).',
      imbalance:
        'Änne verliert 6~SP durch Schieflage: helle und dunkle Seite unterscheiden sich um 3 Tunnelplättchen.',
      shared: 'Änne und Cem gewinnen die Partie gemeinsam.',
    });
  });

  it('the English log reads as expected', () => {
    expect(told(en)).toEqual({
      placed: 'Änne places 1 worker: mining space 8.',
      bought: 'Bo buys a tunnel tile for 6~marks: 2 grey minecarts, dark side.',
      delivered: 'Bo delivers an order: truck (9~points).',
      drawn: 'Änne draws 2 orders.',
      blurred: 'Cem puts 4 tunnel tiles back at the bottom of the stack.',
      supplied: 'Änne puts coal from the pit cage on an order: grey on black, half filled (truck, 2 black).',
      scored:
        'Coal slots on horse cart orders: Änne (1) scores 3~points, Bo (6) scores 7~points and Cem (1) scores 3~points.',
      unscored: 'Empty yellow minecarts: nobody scores.',
      money: 'Änne scores 3~points for 17~marks (1~point per 5~marks).',
      imbalance: 'Änne loses 6~points for imbalance: the two sides differ by 3 tunnel tiles.',
      shared: 'Änne and Cem share the victory.',
    });
  });

  it('the Dutch log reads as expected', () => {
    expect(told(nl)).toEqual({
      placed: 'Änne zet 1 arbeider in: delfvak 8.',
      bought: 'Bo koopt voor 6~mark een tunneltegel: 2 grijze mijnwagens, donkere kant.',
      delivered: 'Bo levert een opdracht: vrachtwagen (9~punten).',
      drawn: 'Änne trekt 2 opdrachten.',
      blurred: 'Cem legt 4 tunneltegels terug onder de stapel.',
      supplied:
        'Änne legt kolen uit de liftkooi op een opdracht: grijs op zwart, half gevuld (vrachtwagen, 2 zwart).',
      scored:
        'Kolenvakjes op paardenkar-opdrachten: Änne (1) krijgt 3~punten, Bo (6) krijgt 7~punten en Cem (1) krijgt 3~punten.',
      unscored: 'Lege gele mijnwagens: niemand krijgt punten.',
      money: 'Änne krijgt 3~punten voor 17~mark (1~punt per 5~mark).',
      imbalance:
        'Änne verliest 6~punten door onbalans: 3 tunneltegels verschil tussen de lichte en de donkere kant.',
      shared: 'Änne en Cem delen de overwinning.',
    });
  });

  const match = Match.start(glueckAuf, {
    names: NAMES.slice(0, 2),
    options: {},
    key: keyFromSeed('sentences'),
  });
  const before: GlueckAufView = match.view(0);
  const view: GlueckAufView = {
    ...before,
    looker: 0,
    steps: [
      { at: 'endOfTurn', pending: 1, left: 0 },
      { at: 'mining', pending: 1, left: 5 },
    ],
    factory: [tile('grey-2-dark'), -1, -1, -1, -1, -1, -1, -1],
    workersOn: before.workersOn.map((_, each) => (each === 0 ? 2 : 0)),
    display: [-1, order('railway-3-grey'), -1, -1],
  };
  const nounOf = (verb: string, id: string): Ply => [
    verb,
    glueckAuf.moves.find((move) => move.verb === verb)?.nouns.indexOf(id) ?? -1,
  ];
  const said = (text: Text): string[] =>
    [
      text.ply(nounOf('placeWorkers', 'factory-1'), view),
      text.ply(nounOf('placeWorkers', 'factory-2'), view),
      text.ply(nounOf('placeWorkers', 'mining-8'), view),
      text.ply(nounOf('placeWorkers', 'order-2'), view),
      text.ply(nounOf('cageDown', '3'), view),
      text.ply(nounOf('cageToOrder', 'grey>truck-2-black'), view),
      text.ply(nounOf('storageToOrder', 'grey+truck-2-black'), view),
      text.prompt(view, NAMES),
      text.prompt({ ...view, looker: 1 }, NAMES),
      text.prompt(
        {
          ...view,
          steps: [],
          players: view.players.map((player, seat) => ({ ...player, points: seat === 0 ? 1 : -6 })),
        },
        NAMES,
      ),
      text.refusal(refusal('tooLittleMoney', 'GA-5.1', { price: 6, marks: 1 })),
      text.refusal(refusal('tooFewWorkers', 'GA-4.3', { needed: 3, workers: 2 })),
      text.refusal(refusal('noCompleteOrder', 'GA-7.2', { transport: 'horsecart' })),
    ].map((line) => line.replaceAll(NBSP, '~'));

  it('German offers, prompts and refusals read as expected', () => {
    expect(said(de)).toEqual([
      'Feld 1 der Lorenfabrik, 3 Arbeiter: für 6~Mark kaufen – 2 graue Loren, dunkle Seite',
      'Feld 2 der Lorenfabrik, 1 Arbeiter: kein Tunnelplättchen',
      'Förderfeld 8: gesperrt',
      'Auftragsfeld 2, 1 Arbeiter: Auftrag nehmen – Eisenbahn, 3 grau (9~SP)',
      'Korb abwärts: Etage 3 (grau), 1 Kohlewürfel',
      'Aus dem Korb: Grau auf Lastwagen-Auftrag, 2 schwarz (schwarzes Ablagefeld, frei; Ersatz 1 von 2)',
      'Aus dem Lager: Grau auf Lastwagen-Auftrag, 2 schwarz (schwarzes Ablagefeld, halb bestückt; Ersatz 2 von 2)',
      'Noch 5 Schritte. Wähle eine Etage, auf die der Korb hinabfährt (1 Schritt).',
      'Warten auf Änne',
      'Die Partie ist zu Ende: Änne 1~SP und Bo −6~SP.',
      'Zu wenig Geld: Das Tunnelplättchen kostet 6~Mark, du hast 1~Mark. Geld gibt es auf den Geldfeldern und bei der Bank.',
      'Zu wenige Arbeiter: Du brauchst 3 und hast 2. Mit einer neuen Schicht kommen alle zurück.',
      'Du hast keinen vollständigen Fuhrwerk-Auftrag. Ausliefern kannst du ihn, sobald alle Ablagefelder bestückt sind.',
    ]);
  });

  it('English offers, prompts and refusals read as expected', () => {
    expect(said(en)).toEqual([
      'Factory space 1, 3 workers: buy for 6~marks – 2 grey minecarts, dark side',
      'Factory space 2, 1 worker: no tunnel tile',
      'Mining space 8: locked',
      'Order space 2, 1 worker: take order – railway, 3 grey (9~points)',
      'Cage down: level 3 (grey), 1 coal cube',
      'From the cage: grey to truck order, 2 black (black coal slot, empty; substitution 1 of 2)',
      'From storage: grey to truck order, 2 black (black coal slot, half filled; substitution 2 of 2)',
      '5 steps left. Select a level to lower the pit cage to (1 step).',
      'Waiting for Änne',
      'The game is over: Änne 1~point and Bo −6~points.',
      'Not enough money: the tunnel tile costs 6~marks, you have 1~mark. You get money on money spaces and at the bank.',
      'Not enough workers: you need 3 and have 2. Workers come back when a new shift starts.',
      'You have no complete horse cart order. You can deliver one once all its coal slots are filled.',
    ]);
  });

  it('Dutch offers, prompts and refusals read as expected', () => {
    expect(said(nl)).toEqual([
      'Fabrieksvak 1, 3 arbeiders: voor 6~mark kopen – 2 grijze mijnwagens, donkere kant',
      'Fabrieksvak 2, 1 arbeider: geen tunneltegel',
      'Delfvak 8: geblokkeerd',
      'Opdrachtvak 2, 1 arbeider: opdracht nemen – trein, 3 grijs (9~punten)',
      'Kooi omlaag: verdieping 3 (grijs), 1 kolenblokje',
      'Uit de kooi: grijs naar vrachtwagenopdracht, 2 zwart (zwart kolenvakje, leeg; vervanging 1 van 2)',
      'Uit de opslag: grijs naar vrachtwagenopdracht, 2 zwart (zwart kolenvakje, half gevuld; vervanging 2 van 2)',
      'Nog 5 stappen. Laat de kooi zakken: kies een verdieping (1 stap).',
      'Wachten op Änne',
      'De partij is afgelopen: Änne 1~punt en Bo −6~punten.',
      'Te weinig geld: de tunneltegel kost 6~mark en je hebt 1~mark. Geld krijg je op de geldvakken en bij de bank.',
      'Te weinig arbeiders: je hebt er 3 nodig en je hebt er 2. Bij een nieuwe dienst komt iedereen terug.',
      'Je hebt geen complete paardenkaropdracht. Leveren kan zodra elk kolenvakje gevuld is.',
    ]);
  });
});
