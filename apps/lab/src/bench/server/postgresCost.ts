/** CPU per move of one process on PostgreSQL, compared with SQLite. Without what PostgreSQL itself uses. */
import { quantile } from '@pithead/bots';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import type { ProcessGroup } from '../../processes/processGroup.ts';
import { rateRatioRow } from '../measure.ts';
import type { BenchReport } from '../report.ts';
import { startBenchProcess } from './benchProcess.ts';
import type { CpuContender } from './cpuRounds.ts';
import { runCpuRounds } from './cpuRounds.ts';
import type { BenchMatch } from './loadPlan.ts';
import { seedLoadPlan } from './seedDatabase.ts';

const WARM_UPS = 5;
const MOVES = 3000;
const IN_FLIGHT = 100;

export async function benchPostgres(
  group: ProcessGroup,
  match: BenchMatch,
  rounds: number,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const postgres = await startTestPostgres();
  try {
    const urls = { sqlite: '', postgres: await postgres.addDatabase() } as const;
    const contenders: CpuContender[] = [];
    for (const name of ['sqlite', 'postgres'] as const) {
      const data = group.folder(name);
      const databaseUrl = urls[name];
      const allPlies = 1.5 * MOVES * (WARM_UPS + rounds);
      const { plan } = await seedLoadPlan(data, {
        count: IN_FLIGHT,
        plies: Infinity,
        allPlies,
        match,
        databaseUrl,
      });
      const settings = { ...benchServerSettings(data), DATABASE_URL: databaseUrl };
      const server = await startBenchProcess(group, 'ours', settings);
      const load = await startBenchProcess(group, 'load');
      await load.request('connect', { url: await server.request('url'), plan });
      contenders.push({ name, server, load });
    }
    const loop = { warmUps: WARM_UPS, rounds, moves: MOVES, atOnce: IN_FLIGHT };
    const rates = await runCpuRounds(contenders, loop, progress);
    const about = { game: match.game, players: match.seats, goal: ['<=', 2] as const };
    const micros = (name: string): number => Math.round(1e6 / quantile(rates.get(name) ?? [], 0.5));
    const row = rateRatioRow({ gate: 'S8 PostgreSQL ÷ SQLite', ...about }, rates, 'sqlite', 'postgres');
    const note = `S8: ${micros('postgres')} µs CPU per move on PostgreSQL, ${micros('sqlite')} on SQLite`;
    return { rows: [row], notes: [note] };
  } finally {
    await group.stopAll();
    await postgres.stop();
  }
}
