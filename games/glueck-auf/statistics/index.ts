/** Statistics of a played game. */
import type { BarsPanel, LinesPanel, ReplayedGame, StatisticsOf } from '@pithead/manifest/statistics';
import { scoreBySource, SeatTally } from '@pithead/manifest/statistics';
import type { Action, GlueckAuf, GlueckAufFact } from '../rules/index.ts';
import { COALS, spaceOf, TRANSPORTS } from '../rules/index.ts';

type Replayed = ReplayedGame<GlueckAuf, GlueckAufFact>;

/** As the board groups its spaces; the bank is no space. GA-1.2, GA-4.5 */
const AREAS = ['factory', 'mining', 'delivery', 'money', 'orders', 'bank'] as const;
type Area = (typeof AREAS)[number];

const AREA_OF: Readonly<Record<Action, Area>> = {
  buyDisplayedTile: 'factory',
  drawFiveTiles: 'factory',
  mining: 'mining',
  delivery: 'delivery',
  takeMoney: 'money',
  takeDisplayedOrder: 'orders',
  drawFiveOrders: 'orders',
};

const seatsOf = ({ states }: Replayed): number => (states[0] as GlueckAuf).seats;

function workersByArea(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(AREAS, seatsOf(replayed));
  for (const [, fact] of replayed.facts) {
    if (fact.type === 'workersPlaced')
      tally.add(AREAS.indexOf(AREA_OF[spaceOf(fact.space).action]), fact.seat, fact.workers);
    else if (fact.type === 'bankUsed') tally.add(AREAS.indexOf('bank'), fact.seat);
  }
  return { kind: 'bars', id: 'workersByArea', unit: 'workers', rows: tally.rows() };
}

/** After each turn; the draft before the first shift moves no money. */
function moneyOverTime({ states, facts }: Replayed): LinesPanel {
  const last = states.length - 1;
  const moments: number[] = [];
  const sections: number[] = [];
  for (const [ply, { type }] of facts) {
    if (type === 'turnEnded') moments.push(ply);
    if (type !== 'shiftBegun') continue;
    if (moments.length === 0) moments.push(ply);
    sections.push(moments.length - 1);
  }
  // The record of an abandoned game can end within a turn.
  if (moments.at(-1) !== last) moments.push(last);
  const marksAfter = (ply: number): number[] => (states[ply] as GlueckAuf).players.map(({ marks }) => marks);
  return {
    kind: 'lines',
    id: 'money',
    unit: 'marks',
    axis: 'turns',
    sections,
    lines: [{ id: 'money', values: moments.map(marksAfter) }],
  };
}

function ordersDelivered(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(TRANSPORTS, seatsOf(replayed));
  for (const [, fact] of replayed.facts)
    if (fact.type === 'orderDelivered') tally.add(fact.transport, fact.seat);
  return { kind: 'bars', id: 'ordersDelivered', unit: 'orders', rows: tally.rows() };
}

/** From minecarts into the cage. GA-6.3 */
function coalLoaded(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(COALS, seatsOf(replayed));
  for (const [, fact] of replayed.facts) if (fact.type === 'coalLoaded') tally.add(fact.coal, fact.seat);
  return { kind: 'bars', id: 'coalLoaded', unit: 'cubes', rows: tally.rows() };
}

export const statisticsOf: StatisticsOf<GlueckAuf, GlueckAufFact> = (replayed) => [
  scoreBySource(replayed, 'points'),
  workersByArea(replayed),
  ordersDelivered(replayed),
  moneyOverTime(replayed),
  coalLoaded(replayed),
];
