/** Statistics of a played game. */
import type { BarsPanel, LinesPanel, ReplayedGame, StatisticsOf } from '@pithead/manifest/statistics';
import { roundMoments, rowsWithValues, scoreBySource, SeatTally } from '@pithead/manifest/statistics';
import type { Player, Rockwell, RockwellFact } from '../rules/index.ts';
import { ACHIEVEMENTS, PRICES, RESOURCES } from '../rules/index.ts';

type Replayed = ReplayedGame<Rockwell, RockwellFact>;

const seatsOf = ({ states }: Replayed): number => (states[0] as Rockwell).seats;

function achievements(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(ACHIEVEMENTS, seatsOf(replayed));
  for (const [, fact] of replayed.facts)
    if (fact.type === 'achievementReached') tally.add(fact.achievement, fact.seat, fact.prestige);
  return { kind: 'bars', id: 'achievements', unit: 'prestige', rows: rowsWithValues(tally.rows()) };
}

function byTurn(
  replayed: Replayed,
  id: string,
  unit: string,
  counted: Readonly<Record<string, (player: Player) => number>>,
): LinesPanel {
  const moments = roundMoments(replayed, 'turnBegun');
  const lines = Object.entries(counted).map(([line, count]) => ({
    id: line,
    values: moments.map((ply) => (replayed.states[ply] as Rockwell).players.map(count)),
  }));
  return { kind: 'lines', id, unit, axis: 'turns', sections: [], lines };
}

const STOCKS = Object.fromEntries(
  RESOURCES.map((id, resource) => [id, ({ stock }: Player): number => stock[resource] as number]),
);

/** All bids are paid, cubes at their price. RW-4.3, RW-4.5 */
function bidsPaid(replayed: Replayed): BarsPanel {
  const tally = new SeatTally(['money', ...RESOURCES], seatsOf(replayed));
  for (const [, fact] of replayed.facts) {
    if (fact.type !== 'bidRevealed') continue;
    tally.add(0, fact.seat, fact.money);
    fact.cubes.forEach((cubes, resource) =>
      tally.add(1 + resource, fact.seat, cubes * (PRICES[resource] as number)),
    );
  }
  return { kind: 'bars', id: 'bidsPaid', unit: 'dollars', rows: rowsWithValues(tally.rows()) };
}

/** Cubes that joined a stock, and those that danger took away before. RW-11.7, RW-12.3 */
function extraction(replayed: Replayed): BarsPanel {
  const seats = seatsOf(replayed);
  const taken = new SeatTally([...RESOURCES, 'lost'], seats);
  for (const [, fact] of replayed.facts) {
    if (fact.type === 'bootyTaken')
      fact.cubes.forEach((cubes, resource) => taken.add(resource, fact.seat, cubes));
    else if (fact.type === 'dangerStruck')
      for (const cubes of fact.lost) taken.add(RESOURCES.length, fact.seat, -cubes);
  }
  return { kind: 'bars', id: 'extraction', unit: 'cubes', rows: taken.rows() };
}

export const statisticsOf: StatisticsOf<Rockwell, RockwellFact> = (replayed) => [
  scoreBySource(replayed, 'prestige'),
  achievements(replayed),
  byTurn(replayed, 'money', 'dollars', { money: ({ money }) => money }),
  byTurn(replayed, 'stock', 'cubes', STOCKS),
  extraction(replayed),
  bidsPaid(replayed),
];
