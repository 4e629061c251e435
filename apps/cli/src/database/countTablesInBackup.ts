import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { removeDatabaseFiles } from './databaseFiles.ts';

/** Counted in a copy, because opening a database migrates it. */
export async function countTablesInBackup(file: string): Promise<number> {
  const { openSqliteStore } = await import('@pithead/server');
  const copy = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await copyFile(file, copy);
    const store = await openSqliteStore(copy);
    const tables = await store.allTableIds();
    await store.close();
    return tables.length;
  } finally {
    removeDatabaseFiles(copy);
  }
}
