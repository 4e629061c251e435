import { checkMatches, openSqliteStore } from '@pithead/server';
import type { PlannedTable } from './loadPlan.ts';
import { commandIdOf } from './loadPlan.ts';

/** Counts missing, doubled and altered plies, and logs that do not replay. */
export async function countLostPlies(
  file: string,
  tables: readonly PlannedTable[],
  acknowledged: readonly number[],
): Promise<number> {
  const store = await openSqliteStore(file);
  let errors = 0;
  try {
    for (const [index, { id, plies }] of tables.entries()) {
      const events = await store.eventsAfter(id, 0);
      errors += Math.max(0, (acknowledged[index] as number) - events.length);
      for (const [at, { seq, commandId, seat, body }] of events.entries()) {
        const [by, , verb, noun] = plies[at] ?? [-1, 0, '', 0];
        const isRight =
          seq === at + 1 &&
          commandId === `${by}:${commandIdOf(at)}` &&
          seat === by &&
          JSON.stringify(body) === JSON.stringify([[verb, noun]]);
        if (!isRight) errors++;
      }
    }
  } finally {
    await store.close();
  }
  const { broken } = await checkMatches(file);
  return errors + broken.length;
}
