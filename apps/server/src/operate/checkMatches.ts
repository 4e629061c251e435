/** Replays every match of a database and reports those whose log is broken. */
import { GAMES } from '@pithead/games';
import { pino } from 'pino';
import type { House } from '../match/house.ts';
import { loadSituation, OtherRules } from '../match/load.ts';
import { ALONE } from '../processes/port.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/index.ts';
import { StoreFault } from '../store/port.ts';
import { realTime, Uptime } from '../time.ts';
import { newMetrics } from './metrics.ts';

export interface Checked {
  readonly matches: number;
  readonly broken: readonly { readonly table: string; readonly why: string }[];
}

export async function checkMatches(
  file: string,
  told: (done: number, all: number) => void = () => undefined,
): Promise<Checked> {
  const store = await openSqlite(file);
  try {
    return await checkAll(store, told);
  } finally {
    await store.close();
  }
}

async function checkAll(store: Store, told: (done: number, all: number) => void): Promise<Checked> {
  const house = quietHouse(store);
  const ids = await store.allTables();
  const broken: { table: string; why: string }[] = [];
  let matches = 0;
  for (const [done, id] of ids.entries()) {
    try {
      const found = await store.table(id);
      if (found !== undefined && found.table.status !== 'open') {
        matches++;
        const { broken: trouble } = await loadSituation(house, found, false);
        // A match of another rules version can't be checked: it is frozen, not broken.
        if (trouble !== undefined && !(trouble instanceof OtherRules))
          broken.push({ table: id, why: trouble.message });
      }
    } catch (error) {
      // An unreadable row is one broken table, not the end of the check.
      if (error instanceof StoreFault) throw error;
      matches++;
      broken.push({ table: id, why: String(error) });
    }
    told(done + 1, ids.length);
  }
  return { matches, broken };
}

/** The minimum that loading a match needs. */
const quietHouse = (store: Store): House => ({
  store,
  games: GAMES,
  time: realTime,
  uptime: new Uptime(realTime, 0),
  log: pino({ level: 'silent' }),
  metrics: newMetrics(),
  fellows: ALONE,
  isAudited: true,
  changed: () => undefined,
  freeze: () => undefined,
});
