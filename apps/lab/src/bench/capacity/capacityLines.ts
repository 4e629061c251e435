import { textTable } from '../textTable.ts';
import type { CapacityInput } from './capacityInputs.ts';
import { CAPACITY_INPUTS, inputValues } from './capacityInputs.ts';
import { capacityPlan } from './capacityPlan.ts';

const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 2 : 3 });

/** The inputs, then one column for each number of players. */
export function capacityLines(players: readonly number[]): string[] {
  const plans = players.map((each) => capacityPlan(each, inputValues()));
  const row = (name: string, read: (plan: (typeof plans)[number]) => string): string[] => [
    name,
    ...plans.map(read),
  ];
  const inputs: readonly (readonly [string, CapacityInput])[] = Object.entries(CAPACITY_INPUTS);
  const firsts = plans.map(({ limits }) => Object.entries(limits).toSorted(([, a], [, b]) => a - b));
  return [
    'computed from',
    ...textTable(
      ['input', 'value', 'unit', ''],
      inputs.map(([name, { value, unit, from, source }]) => [
        name,
        value,
        unit,
        `${from}${source && `: ${source}`}`,
      ]),
      [1],
    ),
    '',
    ...textTable(
      ['concurrent players', ...players.map((each) => each.toLocaleString('en'))],
      [
        row('tables', ({ tables }) => rounded(tables)),
        row('moves a second', ({ movesASecond }) => rounded(movesASecond)),
        row(
          'server processes, a core each',
          ({ processes, processesFor }) => `${rounded(processes)} (${processesFor})`,
        ),
        row('cores for bots', ({ botCores }) => rounded(botCores)),
        row('match databases', ({ databases }) => rounded(databases)),
        row('their cores', ({ databaseCores }) => rounded(databaseCores)),
        row('NATS nodes', ({ brokers }) => rounded(brokers)),
        row('memory of the processes, GB', ({ memoryGB }) => rounded(memoryGB)),
        row('to players, Mbit/s', ({ megabitsOut }) => rounded(megabitsOut)),
        row('from players, Mbit/s', ({ megabitsIn }) => rounded(megabitsIn)),
        row('matches a day', ({ matchesADay }) => rounded(matchesADay)),
        row('storage for a year of compact matches, TB', ({ storageOfYearTB }) => rounded(storageOfYearTB)),
        row('storage for those not compact yet, TB', ({ storageOfEventsTB }) => rounded(storageOfEventsTB)),
      ],
      [1, 2, 3, 4, 5],
    ),
    '',
    'runs out first (players that the first unit carries)',
    ...(firsts[0] ?? []).map(([name, limit]) => `${name}: ${rounded(limit)}`),
  ];
}
