/**
 * `bench server`: S1 to S4 of docs/performance.md, with real processes and sockets on the loopback interface.
 */
import type { Flags } from '../../input.ts';
import { wholeNumber } from '../../input.ts';
import { atPlace } from './children.ts';
import { benchCosts } from './costs.ts';
import { benchLatency } from './latency.ts';
import type { Report } from './report.ts';
import { chosenGates } from '../measure.ts';

export const SERVER_FLAGS = {
  json: 'switch',
  gate: 'switch',
  only: 'value',
  seconds: 'value',
  tables: 'value',
  moves: 'value',
} as const;

const GATES = ['S1', 'S2', 'S3', 'S4'];

export async function benchServer(
  flags: Flags,
  progress: (done: number, all: number) => void,
): Promise<Report> {
  const gates = chosenGates(flags.value('only'), GATES);
  const number = (flag: string, fallback: number, most: number): number =>
    wholeNumber(flags.value(flag) ?? String(fallback), `--${flag}`, 1, most);
  const load = {
    tables: number('tables', 2000, 5000),
    perSecond: number('moves', 2000, 20_000),
    seconds: number('seconds', 60, 3600),
  };
  const reports: Report[] = [];
  if (gates.includes('S1') || gates.includes('S2'))
    reports.push(await atPlace((place) => benchCosts(place, gates, progress)));
  if (gates.includes('S3') || gates.includes('S4'))
    reports.push(await atPlace((place) => benchLatency(place, gates, load, progress)));
  return { rows: reports.flatMap(({ rows }) => rows), notes: reports.flatMap(({ notes }) => notes) };
}
