/**
 * S1 and S2: CPU per move, compared with a bare control and with boardgame.io. All take turns round by round.
 */
import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import type { BenchRow } from '../report.ts';
import { rateRatioRow } from '../measure.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';
import type { BenchMatch, LoadResult } from './loadPlan.ts';
import type { BenchReport } from '../report.ts';
import { valuesRow } from './valueRows.ts';
import { copyDatabase, seedLoadPlan } from './seedDatabase.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { startBenchProcess } from './benchProcess.ts';

const WARM_UPS = 5;
const MOVES = 3000;
/** Tables with a command in flight, enough for both servers to group commits. */
const IN_FLIGHT = 100;

export interface CpuBench {
  readonly match: BenchMatch;
  readonly gates: readonly string[];
  readonly rounds: number;
}

interface Contender {
  readonly name: 'ours' | 'control' | 'boardgame.io';
  readonly server: LabProcess;
  readonly load: LabProcess;
}

interface Round {
  readonly rate: number;
  readonly kernel: number;
  readonly driven: LoadResult;
}

export async function benchCpuPerMove(
  group: ProcessGroup,
  bench: CpuBench,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const { match, rounds } = bench;
  const contenders = await contendersFor(group, bench);
  const rates = new Map(contenders.map(({ name }) => [name as string, [] as number[]]));
  const shares = new Map(
    contenders.map(({ name }) => [name as string, { kernel: [] as number[], busy: [] as number[] }]),
  );
  const sizes: number[] = [];
  for (let round = -WARM_UPS; round < rounds; round++) {
    for (const contender of contenders) {
      const { rate, kernel, driven } = await playRound(contender);
      if (contender.name === 'ours') await sizeControl(contenders, driven.sizes);
      if (round < 0) continue;
      rates.get(contender.name)?.push(rate);
      shares.get(contender.name)?.kernel.push(kernel);
      shares.get(contender.name)?.busy.push(driven.busy);
      if (contender.name === 'ours') sizes.push(...driven.sizes);
    }
    progress(round + WARM_UPS + 1, rounds + WARM_UPS);
  }
  const cost = ({ name }: Contender): string => {
    const [kernel, busy] = (['kernel', 'busy'] as const).map((share) =>
      percent(quantile(shares.get(name)?.[share] ?? [], 0.5)),
    );
    const micros = Math.round(1e6 / quantile(rates.get(name) ?? [], 0.5));
    return `${name}: ${micros} µs CPU per move, ${kernel} in the kernel (load generator ${busy})`;
  };
  const notes = [`S1, S2 ${match.game} ${match.seats}: ${contenders.map(cost).join('; ')}`];
  return { rows: rowsOf(bench, rates, sizes), notes };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function rowsOf(
  { gates, match }: CpuBench,
  rates: ReadonlyMap<string, readonly number[]>,
  sizes: readonly number[],
): BenchRow[] {
  const rows: BenchRow[] = [];
  const about = { game: match.game, players: match.seats };
  if (gates.includes('S1')) {
    rows.push(rateRatioRow({ gate: 'S1', ...about, goal: ['>=', 0.45] }, rates, 'ours', 'control'));
    const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(sizes, share)) as [
      number,
      number,
      number,
    ];
    rows.push(
      valuesRow('S1 bytes for a ply and seat', match, [q1, median, q3], 'median <= 300', median <= 300),
    );
  }
  if (gates.includes('S2'))
    rows.push(rateRatioRow({ gate: 'S2', ...about, goal: ['<=', 0.3] }, rates, 'boardgame.io', 'ours'));
  return rows;
}

async function contendersFor(group: ProcessGroup, { gates, match, rounds }: CpuBench): Promise<Contender[]> {
  const allMoves = (rounds + WARM_UPS) * MOVES;
  const data = group.folder('ours');
  const { plan } = await seedLoadPlan(data, {
    count: IN_FLIGHT,
    plies: Infinity,
    // At the end, enough matches must be left to keep as many commands in flight.
    allPlies: 1.5 * allMoves,
    match,
  });
  const controlData = group.folder('control');
  copyDatabase(data, controlData);
  const contenders: Contender[] = [];
  const add = async (
    name: Contender['name'],
    server: LabProcess,
    load: LabProcess,
    options: object,
  ): Promise<void> => {
    await load.request('connect', { url: await server.request('url'), ...options });
    contenders.push({ name, server, load });
  };
  await add(
    'ours',
    await startBenchProcess(group, 'ours', benchServerSettings(data)),
    await startBenchProcess(group, 'load'),
    {
      plan,
    },
  );
  if (gates.includes('S1')) {
    const server = await startBenchProcess(group, 'control', {
      CONTROL_DATABASE: databaseFile({ data: controlData }),
      CONTROL_PLAN: plan,
    });
    await add('control', server, await startBenchProcess(group, 'load'), { plan });
  }
  if (gates.includes('S2')) {
    await add(
      'boardgame.io',
      await startBenchProcess(group, 'boardgameIo', { BENCH_MATCH: JSON.stringify(match) }),
      await startBenchProcess(group, 'socketIoLoad'),
      {
        count: IN_FLIGHT,
        match,
      },
    );
  }
  return contenders;
}

async function playRound({ server, load }: Contender): Promise<Round> {
  const before = await server.usage();
  const driven = await load.request<LoadResult>('closedLoop', { moves: MOVES, atOnce: IN_FLIGHT });
  const after = await server.usage();
  const cpuMs = after.cpuMs - before.cpuMs;
  return { rate: (driven.moves / cpuMs) * 1000, kernel: (after.kernelMs - before.kernelMs) / cpuMs, driven };
}

async function sizeControl(contenders: readonly Contender[], sizes: readonly number[]): Promise<void> {
  const mean = sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
  await contenders.find(({ name }) => name === 'control')?.server.request('setSize', mean);
}
