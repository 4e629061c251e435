/**
 * S7: CPU per move at rated tables of accounts whose notifications are on, compared with the tables of S1. They take
 * turns round by round.
 */
import { quantile } from '@pithead/bots';
import { databaseFile, openSqliteStore } from '@pithead/server';
import { openSqliteExecutor } from '@pithead/server/testing/serverInternals';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import type { LabProcess, ProcessGroup } from '../../processes/processGroup.ts';
import { rateRatioRow } from '../measure.ts';
import type { BenchReport } from '../report.ts';
import { startBenchProcess } from './benchProcess.ts';
import type { LoadResult } from './loadPlan.ts';
import { DEFAULT_MATCH } from './loadPlan.ts';
import { copyDatabase, seedLoadPlan } from './seedDatabase.ts';

const WARM_UPS = 5;
const ROUNDS = 11;
const MOVES = 3000;
const IN_FLIGHT = 100;
const SHORTEST_MATCH = 200;
/** Nobody listens there. Deliveries are dropped before: all players look at their tables. */
const WEBHOOK = 'http://127.0.0.1:9/';

const PACES = ['plain', 'live', 'turns'] as const;
type Tables = (typeof PACES)[number];

interface Contender {
  readonly tables: Tables;
  readonly server: LabProcess;
  readonly load: LabProcess;
}

export async function benchNotificationCost(
  group: ProcessGroup,
  progress: (done: number, all: number) => void,
): Promise<BenchReport> {
  const contenders = await startContenders(group);
  const rates = new Map(PACES.map((tables) => [tables as string, [] as number[]]));
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const { tables, server, load } of contenders) {
      const before = await server.usage();
      const { moves } = await load.request<LoadResult>('closedLoop', { moves: MOVES, atOnce: IN_FLIGHT });
      const { cpuMs } = await server.usage();
      if (round >= 0) rates.get(tables)?.push((moves / (cpuMs - before.cpuMs)) * 1000);
    }
    progress(round + WARM_UPS + 1, ROUNDS + WARM_UPS);
  }
  const about = { game: DEFAULT_MATCH.game, players: DEFAULT_MATCH.seats, goal: ['>=', 0.97] as const };
  const micros = (tables: Tables): number => Math.round(1e6 / quantile(rates.get(tables) ?? [], 0.5));
  return {
    rows: [
      rateRatioRow({ gate: 'S7 live', ...about }, rates, 'live', 'plain'),
      rateRatioRow({ gate: 'S7 turn-based', ...about }, rates, 'turns', 'plain'),
    ],
    notes: [
      `S7: ${PACES.map((tables) => `${tables} ${micros(tables)} µs CPU per move`).join(', ')}; ` +
        'live and turns are rated tables of accounts with notifications',
    ],
  };
}

async function startContenders(group: ProcessGroup): Promise<Contender[]> {
  const seeded = group.folder('plain');
  const moves = (ROUNDS + WARM_UPS) * MOVES;
  const { plan } = await seedLoadPlan(seeded, {
    count: IN_FLIGHT + Math.ceil(moves / SHORTEST_MATCH),
    plies: Infinity,
  });
  const folders: [Tables, string][] = [['plain', seeded]];
  for (const tables of ['live', 'turns'] as const) {
    const data = group.folder(tables);
    copyDatabase(seeded, data);
    await switchOn(data, tables);
    folders.push([tables, data]);
  }
  const contenders: Contender[] = [];
  for (const [tables, data] of folders) {
    const server = await startBenchProcess(group, 'ours', benchServerSettings(data));
    const load = await startBenchProcess(group, 'load');
    await load.request('connect', { url: await server.request('url'), plan });
    contenders.push({ tables, server, load });
  }
  return contenders;
}

/** Everybody gets an account and a webhook; all tables become rated. */
async function switchOn(data: string, pace: 'live' | 'turns'): Promise<void> {
  const file = databaseFile({ data });
  const executor = await openSqliteExecutor(file);
  const people = await executor.read<{ id: string }>({ sql: 'SELECT id FROM people', parameters: [] });
  await executor.write([
    { sql: 'UPDATE people SET account_key = id', parameters: [] },
    { sql: 'UPDATE tables SET is_rated = 1, pace = ?', parameters: [pace] },
  ]);
  await executor.close();
  const store = await openSqliteStore(file);
  await Promise.all(people.map(({ id: person }) => store.saveWebhook(webhookOf(person))));
  await store.close();
}

const webhookOf = (person: string) => ({
  id: `webhook-${person}`,
  person,
  url: WEBHOOK,
  secret: 'secret',
  createdAt: 0,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
});
