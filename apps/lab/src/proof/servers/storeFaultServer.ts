/** Entry point: the real server on a store with the fault that the argument names; `none` for the control. */
import { chmodSync, chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom, databaseFile, startServer } from '@pithead/server';
import type { Store } from '@pithead/server/testing/serverInternals';
import {
  composeStore,
  openPostgresExecutor,
  openSqliteExecutor,
  openStore,
  PostgresMessageBus,
  withNatsMessageBus,
} from '@pithead/server/testing/serverInternals';
import { RandomBotPool } from '@pithead/server/testing/fakes/randomBotPool';
import { WHY_NOT_WAITS_FOR_COMMITS } from '@pithead/server/testing/blindness/plantedTimingFaults';
import {
  PLANTED_EXECUTOR_FAULTS,
  SAME_ERROR_MESSAGE,
  PLANTED_STORE_FAULTS,
  SQLITE_UNSYNCED,
} from './storeFaults.ts';
import { PLANTED_BUS_FAULTS } from './busFaults.ts';
import { PLANTED_PAGE_FAULTS } from './pageFaults.ts';

const fault = process.argv[2] ?? '';
const config = configFrom(process.env);

/** Root could write to read-only files. */
const UNPRIVILEGED_USER = 65_534;

function dropPrivileges(): void {
  if (process.getuid?.() !== 0) return;
  for (const name of ['', ...readdirSync(config.data)])
    chownSync(join(config.data, name), UNPRIVILEGED_USER, UNPRIVILEGED_USER);
  process.setgid?.(UNPRIVILEGED_USER);
  process.setuid?.(UNPRIVILEGED_USER);
}

/** On a signal the connection and the file become read-only, until the mode of the file is restored. */
async function openFile(): Promise<Store> {
  dropPrivileges();
  const file = databaseFile(config);
  const executor = await openSqliteExecutor(file);
  const { connection } = executor;
  if (fault === SQLITE_UNSYNCED) connection.exec('PRAGMA synchronous = OFF');
  const [setting] = connection.run({ sql: 'PRAGMA synchronous', parameters: [] }).rows;
  writeFileSync(join(config.data, 'synchronous'), String(setting?.['synchronous']));
  process.on('SIGUSR2', () => {
    executor.connection.exec('PRAGMA query_only = ON');
    chmodSync(file, 0o400);
  });
  return composeStore(executor);
}

async function openDatabase(url: string): Promise<Store> {
  const wrap = PLANTED_EXECUTOR_FAULTS[fault];
  if (wrap === undefined) return openStore({ databaseUrl: url, dataFile: '' });
  const executor = wrap(await openPostgresExecutor(url));
  return composeStore(executor, new PostgresMessageBus(url, executor));
}

if (fault === WHY_NOT_WAITS_FOR_COMMITS.name) WHY_NOT_WAITS_FOR_COMMITS.plant();

function refuseToStart(error: unknown): never {
  if (fault !== SAME_ERROR_MESSAGE) throw error;
  process.stderr.write('The database can’t be used (gone).\n');
  process.exit(2);
}

const onDatabase = await (config.databaseUrl === '' ? openFile() : openDatabase(config.databaseUrl)).catch(
  refuseToStart,
);
const store = config.nats === undefined ? onDatabase : await withNatsMessageBus(onDatabase, config.nats);
const plantedFaults: Readonly<Record<string, (store: Store) => Store>> = {
  ...PLANTED_STORE_FAULTS,
  ...PLANTED_BUS_FAULTS,
};
const server = await startServer(config, {
  store: (plantedFaults[fault] ?? ((same) => same))(store),
  pool: new RandomBotPool(),
});
PLANTED_PAGE_FAULTS[fault]?.(server);
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
process.stdout.write(`${server.url}\n`);
