/** Statistics of a played game. */
import type { BarsPanel, LinesPanel, ReplayedGame, StatisticsOf } from '@pithead/manifest/statistics';
import { roundMoments, rowsWithValues, scoreBySource, SeatTally } from '@pithead/manifest/statistics';
import type { Player, Siberia, SiberiaFact } from '../rules/index.ts';
import { ACTIONS, CITIES, moneyOf, RESOURCES, sum } from '../rules/index.ts';

type Replayed = ReplayedGame<Siberia, SiberiaFact>;

const seatsOf = ({ states }: Replayed): number => (states[0] as Siberia).seats;

const COUNTED_BY_ROUND: Readonly<Record<string, (player: Player) => number>> = {
  money: moneyOf,
  workers: ({ workers }) => sum(workers),
  salesmen: ({ salesmen }) => sum(salesmen),
};

function byRound(replayed: Replayed, id: string, unit: string, counted: readonly string[]): LinesPanel {
  const moments = roundMoments(replayed, 'roundBegun');
  const lines = counted.map((line) => ({
    id: line,
    values: moments.map((ply) =>
      (replayed.states[ply] as Siberia).players.map(COUNTED_BY_ROUND[line] as (player: Player) => number),
    ),
  }));
  return { kind: 'lines', id, unit, axis: 'rounds', sections: [], lines };
}

/** All money comes from sales. SB-10.4 */
function salesByCity(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(
    CITIES.map(({ id }) => id),
    seatsOf(replayed),
  );
  for (const [, fact] of replayed.facts)
    if (fact.type === 'sold') tally.add(fact.city, fact.seat, fact.income);
  return { kind: 'bars', id: 'salesByCity', unit: 'dollars', rows: rowsWithValues(tally.rows()) };
}

function cubesSold(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(RESOURCES, seatsOf(replayed));
  for (const [, fact] of replayed.facts)
    if (fact.type === 'sold') tally.add(fact.resource, fact.seat, fact.cubes);
  return { kind: 'bars', id: 'cubesSold', unit: 'cubes', rows: tally.rows() };
}

/** Where tiles were placed in phase 1, and jokers in phase 2. SB-4.2, SB-7.2 */
function tilesByAction(replayed: Replayed): BarsPanel {
  const tally = new SeatTally([...ACTIONS, 'research'], seatsOf(replayed));
  for (const [, fact] of replayed.facts) {
    if (fact.type === 'placementRevealed') for (const place of fact.places) tally.add(place, fact.seat);
    else if (fact.type === 'jokerPlaced') tally.add(fact.action, fact.seat);
  }
  return { kind: 'bars', id: 'tilesByAction', unit: 'tiles', rows: tally.rows() };
}

export const statisticsOf: StatisticsOf<Siberia, SiberiaFact> = (replayed) => [
  scoreBySource(replayed, 'dollars'),
  byRound(replayed, 'money', 'dollars', ['money']),
  salesByCity(replayed),
  cubesSold(replayed),
  byRound(replayed, 'figures', 'figures', ['workers', 'salesmen']),
  tilesByAction(replayed),
];
