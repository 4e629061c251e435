/** A process that appends to eight tables until it is killed, and prints what was acknowledged. */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../sqlite/sqliteStore.ts';
import { addRunningTable, buildEvent } from './testRows.ts';

const store = await openSqliteStore(process.argv[2] as string);

/** Buffered output would be lost by a kill, so this writes synchronously and waits for a slow reader. */
function print(line: string): void {
  for (;;) {
    try {
      return void writeSync(1, line);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

async function playAt(table: string): Promise<void> {
  for (let seq = 1; ; seq++) {
    await store.append(buildEvent(table, seq), { seq });
    print(`${table} ${seq}\n`);
  }
}

const tables = await Promise.all(Array.from({ length: 8 }, () => addRunningTable(store)));
await Promise.all(tables.map(({ table }) => playAt(table.id)));
