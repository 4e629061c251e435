import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { removeDatabase } from './held.ts';

/** Counted in a copy, because opening a database migrates it. */
export async function countTables(file: string): Promise<number> {
  const { openSqlite } = await import('@pithead/server');
  const copy = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await copyFile(file, copy);
    const store = await openSqlite(copy);
    const tables = await store.allTables();
    await store.close();
    return tables.length;
  } finally {
    removeDatabase(copy);
  }
}
