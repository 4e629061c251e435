import { checkMatches, openSqlite } from '@pithead/server';
import type { PlannedTable } from './plan.ts';
import { commandOf } from './plan.ts';

/**
 * Counts acknowledged plies that are missing, doubled or altered in the database, and matches whose log does
 * not replay.
 */
export async function findLost(
  file: string,
  tables: readonly PlannedTable[],
  acknowledged: readonly number[],
): Promise<number> {
  const store = await openSqlite(file);
  let wrong = 0;
  try {
    for (const [place, { id, plies }] of tables.entries()) {
      const events = await store.events(id, 0);
      wrong += Math.max(0, (acknowledged[place] as number) - events.length);
      for (const [at, { seq, commandId, seat, body }] of events.entries()) {
        const [by, , verb, noun] = plies[at] ?? [-1, 0, '', 0];
        const isRight =
          seq === at + 1 &&
          commandId === `${by}:${commandOf(at)}` &&
          seat === by &&
          JSON.stringify(body) === JSON.stringify([[verb, noun]]);
        if (!isRight) wrong++;
      }
    }
  } finally {
    await store.close();
  }
  const { broken } = await checkMatches(file);
  return wrong + broken.length;
}
