import { join } from 'node:path';
import type { DecisionPool } from '../../bots/botWorkerPool.ts';
import type { RunningServer } from '../../server.ts';
import { composeStore } from '../../store/composeStore.ts';
import type { Executor } from '../../store/executor.ts';
import type { Store } from '../../store/store.ts';
import { openPostgresExecutor } from '../../store/postgres/postgresStore.ts';
import { PostgresMessageBus } from '../../store/postgres/postgresMessageBus.ts';
import { openSqliteExecutor } from '../../store/sqlite/sqliteStore.ts';
import { startTestServer } from '../servers/testServer.ts';
import type { DelaySwitch } from './slowExecutor.ts';
import { createSlowExecutor } from './slowExecutor.ts';

export interface RaceSetup {
  readonly databaseUrl?: string;
  readonly folder: string;
  readonly servers: 1 | 2;
  readonly executor?: (on: Executor) => Executor;
  readonly store?: (store: Store) => Store;
}

/** Bots never decide, so that matches stay as the races left them. */
const IDLE_BOTS: DecisionPool = { ask: () => new Promise(() => undefined), close: () => Promise.resolve() };

async function openSlowStore(
  { databaseUrl, folder, executor: plant = (on) => on }: RaceSetup,
  slowness: DelaySwitch,
): Promise<Store> {
  if (databaseUrl === undefined) {
    const file = await openSqliteExecutor(join(folder, 'pithead.db'));
    return composeStore(plant(createSlowExecutor(file, slowness)));
  }
  const executor = await openPostgresExecutor(databaseUrl);
  return composeStore(
    plant(createSlowExecutor(executor, slowness)),
    new PostgresMessageBus(databaseUrl, executor),
  );
}

export async function startRaceServer(setup: RaceSetup, slowness: DelaySwitch): Promise<RunningServer> {
  const store = await openSlowStore(setup, slowness);
  return startTestServer(setup.folder, {}, { store: setup.store?.(store) ?? store, pool: IDLE_BOTS });
}

/** In sequence, because the first one migrates the database. */
export async function startRaceServers(setup: RaceSetup, slowness: DelaySwitch): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  for (let i = 0; i < setup.servers; i++) servers.push(await startRaceServer(setup, slowness));
  return servers;
}
