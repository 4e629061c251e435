/** A process that compacts and expands all matches again and again until it is killed. */
import { encodeLog } from '../compaction/compactLog.ts';
import { openSqliteStore } from '../sqlite/sqliteStore.ts';

const store = await openSqliteStore(process.argv[2] as string);
const tables = await store.allTableIds();
for (let round = 1; ; round++) {
  for (const table of tables) {
    const events = await store.loggedEvents(table);
    if (events === undefined) await store.expandLog(table);
    else await store.compactLog(table, events, encodeLog(events), 1);
  }
  process.stdout.write(`${round}\n`);
}
