/**
 * `bench server`: S1 to S4 of docs/performance.md, with real processes and sockets on the loopback interface.
 */
import { atPlace } from './children.ts';
import { benchCosts } from './costs.ts';
import type { Load } from './latency.ts';
import { benchLatency } from './latency.ts';
import type { Report } from './report.ts';

export const SERVER_GATES = ['S1', 'S2', 'S3', 'S4'];

export async function benchServer(
  gates: readonly string[],
  load: Load,
  progress: (done: number, all: number) => void,
): Promise<Report> {
  const reports: Report[] = [];
  if (gates.includes('S1') || gates.includes('S2'))
    reports.push(await atPlace((group) => benchCosts(group, gates, progress)));
  if (gates.includes('S3') || gates.includes('S4'))
    reports.push(await atPlace((group) => benchLatency(group, gates, load, progress)));
  return { rows: reports.flatMap(({ rows }) => rows), notes: reports.flatMap(({ notes }) => notes) };
}
