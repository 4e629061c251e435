import type { DatabaseLock } from './databaseLock.ts';
import { lockDatabase } from './databaseLock.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './port.ts';
import { refuseBadUrl, refuseUnusableFile } from './problem.ts';
import { openSqlite } from './sqlite.ts';

export { backupSqlite, checkFile } from './backup.ts';
export { lockDatabase } from './databaseLock.ts';
export * from './port.ts';
export { problemOf } from './problem.ts';
export type { DatabaseProblem } from './problem.ts';
export { openSqlite };

export interface StorePlace {
  /** URL of a PostgreSQL database; if empty, the SQLite file is used. */
  readonly databaseUrl?: string;
  readonly dataFile: string;
}

export async function openStore({ databaseUrl = '', dataFile }: StorePlace): Promise<Store> {
  if (databaseUrl === '') {
    refuseUnusableFile(dataFile);
    return openSqlite(dataFile);
  }
  refuseBadUrl(databaseUrl);
  return openPostgres(databaseUrl);
}

/** A SQLite file is locked for this process; PostgreSQL is shared by any number of processes. */
export async function openStoreToServe(place: StorePlace): Promise<Store> {
  if ((place.databaseUrl ?? '') !== '') return openStore(place);
  const lock = lockDatabase(place.dataFile);
  const store = await openStore(place).catch((error: unknown) => {
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
