/** S6 of docs/performance.md: what a move costs several processes, with NOTIFY and with NATS, in turns. */
import { quantile } from '@pithead/bots';
import { measureOtherLoad } from '../../processes/otherLoad.ts';
import type { ProcessGroup } from '../../processes/processGroup.ts';
import { withProcessGroup } from '../../processes/processGroup.ts';
import { ratioRow } from '../measure.ts';
import type { BenchReport, BenchRow } from '../report.ts';
import { interpolatedQuantile, mergeReports, rounded } from '../report.ts';
import { measureChannelCost } from './channelCost.ts';
import type { BenchBus, ClusterSystem, MeasuredPlay } from './clusterSystem.ts';
import { startClusterSystem } from './clusterSystem.ts';

export interface ClusterLoad {
  readonly processes: readonly number[];
  readonly perSecond: number;
}

const TABLES = 40;
const SEATS = 3;
const GAME = 'glueck-auf';
const WARM_UP_SECONDS = 3;
const IDLE_MS = 2000;
const ROUND_SECONDS = 2;
const ROUNDS = 5;
const BUSES = ['notify', 'nats'] as const;
const NAMES: Readonly<Record<BenchBus, string>> = { notify: 'NOTIFY', nats: 'NATS' };
/** A table of three is watched at two processes beside the one that plays the move. */
const MAX_WAKE_UPS = 2;

interface Measured {
  readonly system: ClusterSystem;
  /** Milliseconds of CPU a second that are used without any moves. */
  idle: number;
  readonly rounds: MeasuredPlay[];
}

const cpuMs = ({ used: { serversMs, databaseMs, brokerMs } }: MeasuredPlay): number =>
  serversMs + databaseMs + brokerMs;

/** Beyond what the processes use anyway. */
const cpuPerMove = (play: MeasuredPlay, idle: number): number =>
  (cpuMs(play) - (idle * play.elapsedMs) / 1000) / play.moves;

const nothing = async (): Promise<{ moves: number; shownMs: readonly number[] }> => {
  await new Promise((resolve) => void setTimeout(resolve, IDLE_MS));
  return { moves: 0, shownMs: [] };
};

async function measureProcesses(
  group: ProcessGroup,
  processes: number,
  perSecond: number,
): Promise<BenchReport> {
  const measured = new Map<BenchBus, Measured>();
  for (const bus of BUSES)
    measured.set(bus, {
      system: await startClusterSystem(group, bus, processes, TABLES),
      idle: 0,
      rounds: [],
    });
  for (const each of measured.values()) await each.system.play(perSecond, WARM_UP_SECONDS);
  for (const each of measured.values()) {
    const play = await each.system.measure(nothing);
    each.idle = (cpuMs(play) / play.elapsedMs) * 1000;
  }
  const { otherCores } = await measureOtherLoad([], async () => {
    for (let round = 0; round < ROUNDS; round++)
      for (const { system, rounds } of measured.values())
        rounds.push(await system.measure(() => system.play(perSecond, ROUND_SECONDS)));
  });
  for (const { system } of measured.values()) await system.close();
  return {
    rows: rowsOf(processes, measured),
    notes: [
      ...[...measured].map(([bus, each]) => noteOf(processes, bus, each)),
      `${processes} processes: ${rounded(otherCores)} cores in use, everything included`,
    ],
  };
}

function rowsOf(processes: number, measured: ReadonlyMap<BenchBus, Measured>): BenchRow[] {
  const about = { game: GAME, players: SEATS };
  const of = (bus: BenchBus): Measured => measured.get(bus) as Measured;
  const wakeUps = (bus: BenchBus, goal: number): BenchRow =>
    ratioRow(
      { gate: `S6 others woken, ${NAMES[bus]}, ${processes} processes`, ...about, goal: ['<=', goal] },
      of(bus).rounds.map(({ used, moves }) => used.wakeUps / moves),
    );
  const ratios = of('nats').rounds.map(
    (play, round) =>
      cpuPerMove(play, of('nats').idle) /
      cpuPerMove(of('notify').rounds[round] as MeasuredPlay, of('notify').idle),
  );
  return [
    wakeUps('notify', Math.max(0, processes - 1)),
    wakeUps('nats', MAX_WAKE_UPS),
    ratioRow(
      { gate: `S6 CPU a move, NATS ÷ NOTIFY, ${processes} processes`, ...about, goal: ['<=', 1] },
      ratios,
    ),
  ];
}

function noteOf(processes: number, bus: BenchBus, { idle, rounds }: Measured): string {
  const middle = (value: (play: MeasuredPlay) => number): number => rounded(quantile(rounds.map(value), 0.5));
  const share = (key: 'serversMs' | 'databaseMs' | 'brokerMs'): number =>
    middle(({ used, moves }) => used[key] / moves);
  const shown = rounds.flatMap(({ shownMs }) => shownMs);
  const total = middle((play) => cpuPerMove(play, idle));
  return (
    `${processes} processes, ${NAMES[bus]}: ${total} ms of CPU a move without the ${Math.round(idle)} ms a second ` +
    `of idle processes; with them servers ${share('serversMs')}, PostgreSQL ${share('databaseMs')}, ` +
    `NATS ${share('brokerMs')}; shown to all after ${rounded(quantile(shown, 0.5))} ms ` +
    `(p95 ${rounded(interpolatedQuantile(shown, 0.95))}); ` +
    `${rounds.reduce((sum, { moves }) => sum + moves, 0)} moves`
  );
}

export async function benchCluster(
  { processes, perSecond }: ClusterLoad,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const reports: BenchReport[] = [];
  for (const [done, count] of processes.entries()) {
    reports.push(await withProcessGroup((group) => measureProcesses(group, count, perSecond)));
    if (count > 1) reports.push(...(await measureChannelCost(count)));
    progress(done + 1, processes.length);
  }
  return mergeReports(reports);
}
