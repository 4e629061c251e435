/**
 * S5: CPU per move while 9,500 tables are played in turn, compared with 100. The same person plays all seats of a
 * table over one socket: with 20,000 open files a server accepts 9,968 connections.
 */
import { quantile } from '@pithead/bots';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import type { ProcessGroup } from '../../processes/processGroup.ts';
import { rateRatioRow } from '../measure.ts';
import type { BenchReport } from '../report.ts';
import { startBenchProcess } from './benchProcess.ts';
import type { CpuContender } from './cpuRounds.ts';
import { runCpuRounds } from './cpuRounds.ts';
import type { BenchMatch } from './loadPlan.ts';
import { seedLoadPlan } from './seedDatabase.ts';

const TABLES = { few: 100, many: 9_500 } as const;
const WARM_UPS = 4;
const MOVES = 2000;
const IN_FLIGHT = 100;

export async function benchLiveTables(
  group: ProcessGroup,
  match: BenchMatch,
  rounds: number,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const contenders: CpuContender[] = [];
  const memory: string[] = [];
  for (const name of ['few', 'many'] as const) {
    const data = group.folder(name);
    const count = TABLES[name];
    const plies = Math.ceil((MOVES * (WARM_UPS + rounds)) / count) + 2;
    const { plan } = await seedLoadPlan(data, { count, plies, match, isHotSeat: true });
    const server = await startBenchProcess(group, 'ours', benchServerSettings(data));
    const load = await startBenchProcess(group, 'load');
    await load.request('connect', { url: await server.request('url'), plan });
    memory.push(`${Math.round((await server.usage()).rssMb)} MB with ${count} tables`);
    contenders.push({ name, server, load });
  }
  const loop = { warmUps: WARM_UPS, rounds, moves: MOVES, atOnce: IN_FLIGHT, isTakingTurns: true };
  const rates = await runCpuRounds(contenders, loop, progress);
  const about = { gate: 'S5', game: match.game, players: match.seats, goal: ['<=', 1.2] as const };
  const micros = (name: string): number => Math.round(1e6 / quantile(rates.get(name) ?? [], 0.5));
  return {
    rows: [rateRatioRow(about, rates, 'few', 'many')],
    notes: [`S5: ${micros('many')} and ${micros('few')} µs CPU per move; ${memory.join(', ')}`],
  };
}
