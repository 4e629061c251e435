/**
 * S1 and S2: CPU per move, compared with a bare control and with boardgame.io. All take turns round by round.
 */
import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import type { BenchRow } from '../report.ts';
import { rateRatioRow } from '../measure.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';
import type { LoadResult } from './loadPlan.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';
import type { BenchReport } from '../report.ts';
import { valuesRow } from './valueRows.ts';
import { copyDatabase, seedLoadPlan } from './seedDatabase.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { startBenchProcess } from './benchProcess.ts';

const WARM_UPS = 5;
const ROUNDS = 11;
const MOVES = 3000;
/** Tables with a command in flight, enough for both servers to group commits. */
const IN_FLIGHT = 100;
const SHORTEST_MATCH = 200;

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
  gates: readonly string[],
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const contenders = await contendersFor(group, gates);
  const rates = new Map(contenders.map(({ name }) => [name as string, [] as number[]]));
  const shares = new Map(
    contenders.map(({ name }) => [name as string, { kernel: [] as number[], busy: [] as number[] }]),
  );
  const sizes: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const contender of contenders) {
      const { rate, kernel, driven } = await playRound(contender);
      if (contender.name === 'ours') await sizeControl(contenders, driven.sizes);
      if (round < 0) continue;
      rates.get(contender.name)?.push(rate);
      shares.get(contender.name)?.kernel.push(kernel);
      shares.get(contender.name)?.busy.push(driven.busy);
      if (contender.name === 'ours') sizes.push(...driven.sizes);
    }
    progress(round + WARM_UPS + 1, ROUNDS + WARM_UPS);
  }
  const cost = ({ name }: Contender): string => {
    const [kernel, busy] = (['kernel', 'busy'] as const).map((share) =>
      percent(quantile(shares.get(name)?.[share] ?? [], 0.5)),
    );
    const micros = Math.round(1e6 / quantile(rates.get(name) ?? [], 0.5));
    return `${name}: ${micros} µs CPU per move, ${kernel} in the kernel (load generator ${busy})`;
  };
  return { rows: rowsOf(gates, rates, sizes), notes: [`S1, S2: ${contenders.map(cost).join('; ')}`] };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function rowsOf(
  gates: readonly string[],
  rates: ReadonlyMap<string, readonly number[]>,
  sizes: readonly number[],
): BenchRow[] {
  const rows: BenchRow[] = [];
  const about = { game: BENCH_GAME, players: BENCH_SEATS };
  if (gates.includes('S1')) {
    rows.push(rateRatioRow({ gate: 'S1', ...about, goal: ['>=', 0.6] }, rates, 'ours', 'control'));
    const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(sizes, share)) as [
      number,
      number,
      number,
    ];
    rows.push(valuesRow('S1 bytes for a ply and seat', [q1, median, q3], 'median <= 300', median <= 300));
  }
  if (gates.includes('S2'))
    rows.push(rateRatioRow({ gate: 'S2', ...about, goal: ['<=', 0.25] }, rates, 'boardgame.io', 'ours'));
  return rows;
}

async function contendersFor(group: ProcessGroup, gates: readonly string[]): Promise<Contender[]> {
  const allMoves = (ROUNDS + WARM_UPS) * MOVES;
  const data = group.folder('ours');
  const { plan } = await seedLoadPlan(data, IN_FLIGHT + Math.ceil(allMoves / SHORTEST_MATCH), Infinity);
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
    });
    await add('control', server, await startBenchProcess(group, 'load'), { plan });
  }
  if (gates.includes('S2')) {
    await add(
      'boardgame.io',
      await startBenchProcess(group, 'boardgameIo'),
      await startBenchProcess(group, 'socketIoLoad'),
      {
        count: IN_FLIGHT,
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
