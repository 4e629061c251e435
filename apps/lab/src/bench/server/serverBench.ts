/** S1 to S5 of docs/performance.md, with real processes and sockets on the loopback interface. */
import { withProcessGroup } from '../../processes/processGroup.ts';
import { benchCpuPerMove } from './cpuPerMove.ts';
import type { LatencyLoad } from './latency.ts';
import { benchLatency } from './latency.ts';
import { benchNotificationCost } from './notificationCost.ts';
import type { BenchReport } from '../report.ts';
import { mergeReports } from '../report.ts';

export const SERVER_GATES = ['S1', 'S2', 'S3', 'S4', 'S5'];

export async function benchServer(
  gates: readonly string[],
  load: LatencyLoad,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const reports: BenchReport[] = [];
  if (gates.includes('S1') || gates.includes('S2'))
    reports.push(await withProcessGroup((group) => benchCpuPerMove(group, gates, progress)));
  if (gates.includes('S3') || gates.includes('S4'))
    reports.push(await withProcessGroup((group) => benchLatency(group, gates, load, progress)));
  if (gates.includes('S5'))
    reports.push(await withProcessGroup((group) => benchNotificationCost(group, progress)));
  return mergeReports(reports);
}
