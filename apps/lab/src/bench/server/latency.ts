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
import { copyDatabase, seedLoadPlan } from './seedDatabase.ts';
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
const SPARE_PLIES = 8;
const SLICES = 4;
const SHARES = [0.5, 0.9, 0.99] as const;

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
  const seconds = SLICES * Math.ceil(load.seconds / SLICES) * (withBots ? 2 : 1);
  const { tables, plan } = await seedLoadPlan(data, {
    count: load.tables,
    plies: MAX_ADVANCE + Math.ceil((seconds * load.perSecond) / load.tables) + SPARE_PLIES,
    match: load.match,
  });
  progress(1, 5);
  const controlData = group.folder('control');
  copyDatabase(data, controlData);
  const server = await startBenchProcess(group, 'ours', benchServerSettings(data));
  const durability = await server.request<string>('durability');
  const generator = await startBenchProcess(group, 'load');
  await generator.request('connect', { url: await server.request('url'), plan });
  const { rssMb } = await server.usage();
  progress(2, 5);
  await generator.request('spread', { maxPlies: MAX_ADVANCE, atOnce: IN_FLIGHT });
  const control = gates.includes('S3') ? await startControl(group, controlData, plan) : undefined;
  const { plain, bare } = await runInTurns({ server, generator }, control, load);
  await control?.server.stop();
  await control?.generator.stop();
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
    ...(bare === undefined ? [] : controlRows(load.match, plain, bare)),
    lost,
    ...(thinking === undefined ? [] : [thinkingRow(load.match, plain, thinking.phase)]),
  ];
  const notes = [
    `S3: ${load.tables} tables, ${load.tables * load.match.seats} sockets, ${load.perSecond} moves/s for ${load.seconds} s; ` +
      `${durability}; ${Math.round(rssMb)} MB before the first ply`,
    `S3: ${phaseNote(plain)}`,
    ...(bare === undefined ? [] : [`S3 control: ${phaseNote(bare)}`]),
    ...(thinking === undefined ? [] : [`S4: ${phaseNote(thinking.phase)}; ${thinking.note}`]),
  ];
  return { rows, notes };
}

interface Side {
  readonly server: LabProcess;
  readonly generator: LabProcess;
}

async function startControl(group: ProcessGroup, data: string, plan: string): Promise<Side> {
  const server = await startBenchProcess(group, 'control', {
    CONTROL_DATABASE: databaseFile({ data }),
    CONTROL_PLAN: plan,
  });
  const generator = await startBenchProcess(group, 'load');
  await generator.request('connect', { url: await server.request('url'), plan });
  await generator.request('spread', { maxPlies: MAX_ADVANCE, atOnce: IN_FLIGHT });
  return { server, generator };
}

/** The server and the bare control under the same load, slice by slice. */
async function runInTurns(
  { server, generator }: Side,
  control: Side | undefined,
  load: LatencyLoad,
): Promise<{ plain: Phase; bare: Phase | undefined }> {
  const slice = { ...load, seconds: Math.ceil(load.seconds / SLICES) };
  const [plain, bare]: [Phase[], Phase[]] = [[], []];
  for (let i = 0; i < SLICES; i++) {
    const phase = await runPhase(server, generator, slice);
    plain.push(phase);
    if (control === undefined) continue;
    const { sizes } = phase.timed;
    await control.server.request('setSize', sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length);
    bare.push(await runPhase(control.server, control.generator, slice));
  }
  return { plain: joinPhases(plain), bare: control && joinPhases(bare) };
}

function joinPhases(phases: readonly Phase[]): Phase {
  const last = phases.at(-1) as Phase;
  const most = (of: (phase: Phase) => number): number => Math.max(...phases.map(of));
  return {
    timed: {
      ...last.timed,
      answered: phases.flatMap(({ timed }) => timed.answered),
      seen: phases.flatMap(({ timed }) => timed.seen),
      busy: most(({ timed }) => timed.busy),
    },
    usage: last.usage,
    busy: most(({ busy }) => busy),
    others: most(({ others }) => others),
  };
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
  const { rssMb } = plain.usage;
  return [
    timesRow('S3', match, 'to the answer', plain, plain.timed.answered),
    timesRow('S3', match, 'to another seat', plain, plain.timed.seen),
    valueRow('S3 RSS in MB', match, rssMb, '<= 400', rssMb <= 400),
  ];
}

/** Milliseconds differ from machine to machine: the ratios to the control decide. */
function timesRow(
  who: string,
  match: BenchMatch,
  what: string,
  phase: Phase,
  values: readonly number[],
): BenchRow {
  const at = quantiles(values, SHARES);
  return valuesRow(`${who} ms ${what} at p50, p90, p99`, match, at, 'not void', !isVoid(phase));
}

function controlRows(match: BenchMatch, plain: Phase, bare: Phase): BenchRow[] {
  const ratio = (what: string, values: readonly number[], control: readonly number[]): BenchRow => {
    const [p50, p90, p99] = SHARES.map((share) => quantile(values, share) / quantile(control, share)) as [
      number,
      number,
      number,
    ];
    const pass = p99 <= 3 && !isVoid(plain) && !isVoid(bare);
    return valuesRow(`S3 ÷ control ${what} at p50, p90, p99`, match, [p50, p90, p99], 'p99 <= 3', pass);
  };
  return [
    timesRow('S3 control', match, 'to the answer', bare, bare.timed.answered),
    timesRow('S3 control', match, 'to another seat', bare, bare.timed.seen),
    ratio('to the answer', plain.timed.answered, bare.timed.answered),
    ratio('to another seat', plain.timed.seen, bare.timed.seen),
  ];
}

function thinkingRow(match: BenchMatch, plain: Phase, thinking: Phase): BenchRow {
  const [p50, p90, p99] = quantiles(thinking.timed.answered, SHARES).map(
    (ms, i) => ms / quantile(plain.timed.answered, SHARES[i] as number),
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
