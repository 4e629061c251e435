/** A process that appends at eight tables for ever and says what was acknowledged, until somebody kills it. */
import { writeSync } from 'node:fs';
import { openSqlite } from '../sqlite.ts';
import { addRunning, anEvent } from './rows.ts';

const store = await openSqlite(process.argv[2] as string);

async function playAt(table: string): Promise<void> {
  for (let seq = 1; ; seq++) {
    await store.append(anEvent(table, seq), { seq });
    // At once, past every buffer that would die with the process.
    writeSync(1, `${table} ${seq}\n`);
  }
}

const tables = await Promise.all(Array.from({ length: 8 }, () => addRunning(store)));
await Promise.all(tables.map(({ table }) => playAt(table.id)));
