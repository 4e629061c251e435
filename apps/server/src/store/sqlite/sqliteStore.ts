import { composeStore } from '../composeStore.ts';
import type { RetryPolicy } from '../retries/retryTransient.ts';
import { retryTransient } from '../retries/retryTransient.ts';
import type { Migration, Migrator } from '../migrations.ts';
import { migrate, MIGRATIONS } from '../migrations.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../storeErrors.ts';
import { UnusableDatabaseError } from '../databaseProblem.ts';
import { createDatabaseFile, SqliteConnection } from './sqliteConnection.ts';
import { SqliteExecutor } from './sqliteExecutor.ts';

/** "PitH" in the file's header. */
export const APPLICATION_ID = 0x50_69_74_48;

const OPEN_RETRY: RetryPolicy = {
  forMs: 10_000,
  delayMs: 20,
  isTransient: (error) => error instanceof StoreError && error.kind === 'busy',
};

export function sqliteMigrator(connection: SqliteConnection): Migrator {
  return {
    findVersions: `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`,
    run: async (sql) => connection.run({ sql, parameters: [] }).rows,
    begin: async () => {
      connection.exec('BEGIN IMMEDIATE');
      connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    },
  };
}

function refuseForeign(connection: SqliteConnection): void {
  const [id] = connection.run({ sql: 'PRAGMA application_id', parameters: [] }).rows;
  if (id?.['application_id'] === APPLICATION_ID) return;
  const { rows } = connection.run({ sql: 'SELECT 1 FROM sqlite_master LIMIT 1', parameters: [] });
  if (rows.length > 0) throw new UnusableDatabaseError('foreign');
}

export async function openSqliteExecutor(
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SqliteExecutor> {
  createDatabaseFile(file);
  const connection = new SqliteConnection(file);
  try {
    await retryTransient(OPEN_RETRY, async () => refuseForeign(connection));
    await retryTransient(OPEN_RETRY, async () => migrate(sqliteMigrator(connection), migrations));
    await retryTransient(OPEN_RETRY, async () => connection.makeDurable());
    return new SqliteExecutor(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

export async function openSqliteStore(file: string): Promise<Store> {
  return composeStore(await openSqliteExecutor(file));
}
