import type { DatabaseLock } from './sqlite/databaseLock.ts';
import { lockDatabase } from './sqlite/databaseLock.ts';
import { openPostgresStore, openShardedStore } from './postgres/postgresStore.ts';
import type { Store } from './store.ts';
import { checkDatabaseUrl, checkFileUsable } from './databaseProblem.ts';
import { openSqliteStore } from './sqlite/sqliteStore.ts';

export { backupSqlite, checkDatabaseFile } from './sqlite/backup.ts';
export { lockDatabase } from './sqlite/databaseLock.ts';
export * from './store.ts';
export { toDatabaseProblem } from './databaseProblem.ts';
export type { DatabaseProblem } from './databaseProblem.ts';
export { openSqliteStore };

export interface StoreLocation {
  readonly databaseUrl?: string;
  readonly matchDatabases?: readonly string[];
  readonly dataFile: string;
}

export async function openStore({
  databaseUrl = '',
  matchDatabases = [],
  dataFile,
}: StoreLocation): Promise<Store> {
  if (databaseUrl === '') {
    checkFileUsable(dataFile);
    return openSqliteStore(dataFile);
  }
  checkDatabaseUrl(databaseUrl);
  return matchDatabases.length === 0
    ? openPostgresStore(databaseUrl)
    : openShardedStore(databaseUrl, matchDatabases);
}

/** Locks a SQLite file for this process; any number of processes may share PostgreSQL. */
export async function openServerStore(location: StoreLocation): Promise<Store> {
  if ((location.databaseUrl ?? '') !== '') return openStore(location);
  const lock = lockDatabase(location.dataFile);
  const store = await openStore(location).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return { ...store, close: () => closeWith(store, lock) };
}

async function closeWith(store: Store, lock: DatabaseLock): Promise<void> {
  try {
    await store.close();
  } finally {
    lock.release();
  }
}
