import { openPostgres } from './postgres.ts';
import type { Store } from './port.ts';
import { openSqlite } from './sqlite.ts';

export { backupSqlite, checkFile } from './backup.ts';
export * from './port.ts';
export { openSqlite };

export interface StorePlace {
  /** Of a PostgreSQL; without it the data file is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataFile: string;
}

export function openStore({ databaseUrl, dataFile }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataFile) : openPostgres(databaseUrl);
}
