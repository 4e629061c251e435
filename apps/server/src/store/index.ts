import { openPostgres } from './postgres.ts';
import type { Store } from './port.ts';
import { openSqlite } from './sqlite.ts';

export { backupSqlite, checkFile } from './backup.ts';
export * from './port.ts';
export { openSqlite };

export interface StorePlace {
  /** Of a PostgreSQL; without it, or where it is empty, the data file is used. */
  readonly databaseUrl?: string;
  readonly dataFile: string;
}

export function openStore({ databaseUrl = '', dataFile }: StorePlace): Promise<Store> {
  return databaseUrl === '' ? openSqlite(dataFile) : openPostgres(databaseUrl);
}
