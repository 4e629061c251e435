/** S3 and S4: response times under an open-loop load, without bots and while bots think all the time. */
import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import type { BenchRow } from '../report.ts';
import type { ResourceUsage } from '../../processes/serveRequests.ts';
import { measureOtherLoad } from '../../processes/otherLoad.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';
import type { BotDecisionCount } from './pitheadServer.ts';
import type { BenchMatch, PlannedTable, OpenLoopResult } from './loadPlan.ts';
import type { BenchReport } from '../report.ts';
import { valuesRow, valueRow } from './valueRows.ts';
import { seedLoadPlan } from './seedDatabase.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { countLostPlies } from './lostPlies.ts';
import { startBenchProcess } from './benchProcess.ts';

export interface LatencyLoad {
  readonly match: BenchMatch;
  readonly tables: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Plies played before the measurement, which also warm up the compiler. */
const MAX_ADVANCE = 60;
const IN_FLIGHT = 100;
export const BOT_TABLE_COUNT = 50;
export const BOT_WARM_UP_MS = 2000;
/** Above these the load generator or other processes distort the measurement, so the run is void. */
const MAX_GENERATOR_SHARE = 0.9;
const MAX_OTHER_CORES = 0.5;
const SPARE_PLIES = 5;

interface Phase {
  readonly timed: OpenLoopResult;
  readonly usage: ResourceUsage;
  readonly busy: number;
  readonly others: number;
}

type Progress = (done: number, all: number) => void;

export async function benchLatency(
  group: ProcessGroup,
  gates: readonly string[],
  load: LatencyLoad,
  progress: Progress,
): Promise<BenchReport> {
  const withBots = gates.includes('S4');
  const data = group.folder('latency');
  const seconds = load.seconds * (withBots ? 2 : 1);
  const { tables, plan } = await seedLoadPlan(data, {
    count: load.tables,
    plies: MAX_ADVANCE + Math.ceil((seconds * load.perSecond) / load.tables) + SPARE_PLIES,
    match: load.match,
  });
  progress(1, 5);
  const server = await startBenchProcess(group, 'ours', benchServerSettings(data));
  const durability = await server.request<string>('durability');
  const generator = await startBenchProcess(group, 'load');
  await generator.request('connect', { url: await server.request('url'), plan });
  const { rssMb } = await server.usage();
  progress(2, 5);
  await generator.request('spread', { maxPlies: MAX_ADVANCE, atOnce: IN_FLIGHT });
  const plain = await runPhase(server, generator, load);
  progress(3, 5);
  const thinking = withBots ? await runWithBots(group, server, generator, load) : undefined;
  progress(4, 5);
  // Like a power cut: acknowledged plies must already be on disk.
  await server.kill();
  const lost = await lostRow(
    data,
    load.match,
    gates.includes('S3') ? 'S3' : 'S4',
    tables,
    (thinking?.phase ?? plain).timed.acknowledged,
  );
  const rows = [
    ...plainRows(gates, load.match, plain),
    lost,
    ...(thinking === undefined ? [] : [thinkingRow(load.match, plain, thinking.phase)]),
  ];
  const notes = [
    `S3: ${load.tables} tables, ${load.tables * load.match.seats} sockets, ${load.perSecond} moves/s for ${load.seconds} s; ` +
      `${durability}; ${Math.round(rssMb)} MB before the first ply`,
    `S3: ${phaseNote(plain)}`,
    ...(thinking === undefined ? [] : [`S4: ${phaseNote(thinking.phase)}; ${thinking.note}`]),
  ];
  return { rows, notes };
}

async function runPhase(
  server: LabProcess,
  generator: LabProcess,
  { perSecond, seconds }: LatencyLoad,
  botClients?: LabProcess,
): Promise<Phase> {
  const own = [server, generator, ...(botClients === undefined ? [] : [botClients])];
  const before = await server.usage();
  const { result, elapsedMs, otherCores } = await measureOtherLoad(own, async () => ({
    timed: await generator.request<OpenLoopResult>('openLoop', { perSecond, seconds }),
    usage: await server.usage(),
  }));
  return { ...result, busy: (result.usage.cpuMs - before.cpuMs) / elapsedMs, others: otherCores };
}

async function runWithBots(
  group: ProcessGroup,
  server: LabProcess,
  generator: LabProcess,
  load: LatencyLoad,
): Promise<{ phase: Phase; note: string }> {
  const botClients = await startBenchProcess(group, 'botTables');
  await botClients.request('open', {
    url: await server.request('url'),
    count: BOT_TABLE_COUNT,
    match: load.match,
  });
  await new Promise((resolve) => void setTimeout(resolve, BOT_WARM_UP_MS));
  const before = await server.request<BotDecisionCount>('bots');
  const phase = await runPhase(server, generator, load, botClients);
  const after = await server.request<BotDecisionCount>('bots');
  const decisions = after.decisions - before.decisions;
  const note = `${decisions} decisions of bots at ${BOT_TABLE_COUNT} tables, ${after.stopgaps} fallbacks`;
  return { phase, note };
}

const isVoid = ({ timed, others }: Phase): boolean =>
  timed.busy > MAX_GENERATOR_SHARE || others > MAX_OTHER_CORES;

const quantiles = (
  values: readonly number[],
  shares: readonly [number, number, number],
): [number, number, number] => shares.map((share) => quantile(values, share)) as [number, number, number];

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function phaseNote(phase: Phase): string {
  const { timed, usage, busy, others } = phase;
  const worst = Math.max(...quantiles(timed.answered, [0.999, 1, 1])).toFixed(1);
  const cpu =
    `server ${percent(busy)} of a core, ${Math.round(usage.rssMb)} MB; ` +
    `load generator ${percent(timed.busy)}, others ${percent(others)}`;
  return `${timed.answered.length} answered, the slowest after ${worst} ms; ${cpu}${isVoid(phase) ? ': void' : ''}`;
}

function plainRows(gates: readonly string[], match: BenchMatch, plain: Phase): BenchRow[] {
  if (!gates.includes('S3')) return [];
  const row = (what: string, values: readonly number[]): BenchRow => {
    const [p50, p90, p99] = quantiles(values, [0.5, 0.9, 0.99]);
    const pass = p50 <= 3 && p99 <= 25 && !isVoid(plain);
    return valuesRow(`S3 ms ${what} at p50, p90, p99`, match, [p50, p90, p99], 'p50 <= 3, p99 <= 25', pass);
  };
  const { rssMb } = plain.usage;
  return [
    row('to the answer', plain.timed.answered),
    row('to another seat', plain.timed.seen),
    valueRow('S3 RSS in MB', match, rssMb, '<= 400', rssMb <= 400),
  ];
}

function thinkingRow(match: BenchMatch, plain: Phase, thinking: Phase): BenchRow {
  const shares = [0.5, 0.9, 0.99] as const;
  const [p50, p90, p99] = quantiles(thinking.timed.answered, shares).map(
    (ms, i) => ms / quantile(plain.timed.answered, shares[i] as number),
  );
  const pass = (p99 as number) <= 2 && !isVoid(plain) && !isVoid(thinking);
  return valuesRow(
    'S4 ÷ S3 at p50, p90, p99',
    match,
    [p50 as number, p90 as number, p99 as number],
    'p99 <= 2',
    pass,
  );
}

async function lostRow(
  data: string,
  match: BenchMatch,
  gate: string,
  tables: readonly PlannedTable[],
  acknowledged: readonly number[],
): Promise<BenchRow> {
  const all = acknowledged.reduce((sum, plies) => sum + plies, 0);
  const lost = await countLostPlies(databaseFile({ data }), tables, acknowledged);
  return valueRow(`${gate} lost, doubled or wrong after SIGKILL`, match, lost, `= 0 of ${all}`, lost === 0);
}
