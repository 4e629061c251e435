/** S1 to S8 of docs/performance.md, with real processes and sockets on the loopback interface. */
import { withProcessGroup } from '../../processes/processGroup.ts';
import { benchCpuPerMove } from './cpuPerMove.ts';
import type { LatencyLoad } from './latency.ts';
import { benchLatency } from './latency.ts';
import type { BenchMatch } from './loadPlan.ts';
import { benchLiveTables } from './liveTables.ts';
import { benchPostgres } from './postgresCost.ts';
import { benchNotificationCost } from './notificationCost.ts';
import type { BenchReport } from '../report.ts';
import { mergeReports } from '../report.ts';

export const SERVER_GATES = ['S1', 'S2', 'S3', 'S4', 'S5', 'S7', 'S8'];

export interface ServerBench {
  readonly gates: readonly string[];
  /** For S1 and S2; the others use the first one. */
  readonly matches: readonly BenchMatch[];
  readonly rounds: number;
  readonly load: Omit<LatencyLoad, 'match'>;
}

export async function benchServer(
  { gates, matches, rounds, load }: ServerBench,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const reports: BenchReport[] = [];
  if (gates.includes('S1') || gates.includes('S2'))
    for (const match of matches)
      reports.push(
        await withProcessGroup((group) => benchCpuPerMove(group, { match, gates, rounds }, progress)),
      );
  const [match] = matches as [BenchMatch];
  if (gates.includes('S3') || gates.includes('S4'))
    reports.push(await withProcessGroup((group) => benchLatency(group, gates, { ...load, match }, progress)));
  if (gates.includes('S5'))
    reports.push(await withProcessGroup((group) => benchLiveTables(group, match, rounds, progress)));
  if (gates.includes('S8'))
    reports.push(await withProcessGroup((group) => benchPostgres(group, match, rounds, progress)));
  if (gates.includes('S7'))
    reports.push(await withProcessGroup((group) => benchNotificationCost(group, progress)));
  return mergeReports(reports);
}
