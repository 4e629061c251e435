/** One or two servers on one slow database, optionally with planted faults. */
import { join } from 'node:path';
import type { Bots } from '../../bots/pool.ts';
import type { RunningServer } from '../../server.ts';
import { composeStore } from '../../store/compose.ts';
import type { Executor } from '../../store/executor.ts';
import type { Store } from '../../store/port.ts';
import { openPostgresExecutor } from '../../store/postgres.ts';
import { PostgresNotices } from '../../store/postgresNotices.ts';
import { openSqliteExecutor } from '../../store/sqlite.ts';
import { openHall } from '../hall.ts';
import type { Slowness } from './slowExecutor.ts';
import { slowExecutor } from './slowExecutor.ts';

export interface RaceSetup {
  /** A PostgreSQL address; without it a SQLite file in `folder`. */
  readonly databaseUrl?: string;
  readonly folder: string;
  readonly servers: 1 | 2;
  readonly executor?: (on: Executor) => Executor;
  readonly store?: (store: Store) => Store;
}

/** Bots that never decide, so that matches stay as the races left them. */
const IDLE_BOTS: Bots = { ask: () => new Promise(() => undefined), close: () => Promise.resolve() };

async function openSlowStore(
  { databaseUrl, folder, executor: plant = (on) => on }: RaceSetup,
  slowness: Slowness,
): Promise<Store> {
  if (databaseUrl === undefined) {
    const file = await openSqliteExecutor(join(folder, 'pithead.db'));
    return composeStore(plant(slowExecutor(file, slowness)));
  }
  const executor = await openPostgresExecutor(databaseUrl);
  return composeStore(plant(slowExecutor(executor, slowness)), new PostgresNotices(databaseUrl, executor));
}

export async function openServer(setup: RaceSetup, slowness: Slowness): Promise<RunningServer> {
  const store = await openSlowStore(setup, slowness);
  return openHall(setup.folder, {}, { store: setup.store?.(store) ?? store, pool: IDLE_BOTS });
}

/** In sequence, because the first one migrates the database. */
export async function openServers(setup: RaceSetup, slowness: Slowness): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  for (let i = 0; i < setup.servers; i++) servers.push(await openServer(setup, slowness));
  return servers;
}
