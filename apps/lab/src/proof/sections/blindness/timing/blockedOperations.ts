/**
 * On PostgreSQL, other people's requests must be answered while an uncommitted event of a seat locks the row
 * of its table.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce } from '@pithead/server/store/testing/testPostgres';
import {
  addRunningTable,
  buildChatLine,
  buildSeat,
  buildTable,
} from '@pithead/server/store/testing/testRows';
import type { Executor, WriteStep } from '@pithead/server/testing/serverInternals';
import { composeStore, openPostgresExecutor, StoreError } from '@pithead/server/testing/serverInternals';
import { replaceWrite } from '../../../servers/storeFaults.ts';

/**
 * An early fix of version 0.1 counted chat lines in the row of the table, which an append locks until its
 * COMMIT.
 */
export const PLANTED_ROW_LOCK = {
  name: 'a chat line waits for what another seat commits in secret',
  plant: replaceWrite((on, steps) => on.write([...lockOf(steps), ...steps])),
};

function lockOf(steps: readonly WriteStep[]): WriteStep[] {
  const counted = steps.findIndex(({ sql }) => sql.startsWith('insert into "chat_counters"'));
  if (counted < 0) return [];
  // The preceding step locks the table by its id alone.
  return [
    {
      sql: 'update "tables" set "chats" = "chats" + 1 where "id" = $1',
      parameters: steps[counted - 1]?.parameters ?? [],
    },
  ];
}

/** Locks the row like an append before its COMMIT, until terminated. */
const HOLD_SECONDS = 60;
const HOLDERS = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;

async function withHeldRow(url: string, table: string, work: () => Promise<void>): Promise<void> {
  const held = queryOnce(
    url,
    `UPDATE tables SET seq = seq + 1 WHERE id = '${table}'; SELECT pg_sleep(${HOLD_SECONDS})`,
  ).catch(() => undefined);
  while ((await queryOnce(url, `SELECT 1 ${HOLDERS}`)).length === 0) await delay(10);
  await work().finally(() => queryOnce(url, `SELECT pg_terminate_backend(pid) ${HOLDERS}`));
  await held;
}

/** The store gives up if it waits too long for a lock. */
const isAnswered = (operation: () => Promise<unknown>): Promise<boolean> =>
  operation().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreError && error.kind === 'busy') return false;
      throw error;
    },
  );

export async function findBlockedOperations(
  postgres: TestPostgres,
  plant = (on: Executor) => on,
): Promise<string[]> {
  const url = await postgres.addDatabase();
  const executor = await openPostgresExecutor(url);
  const store = composeStore(plant(executor));
  const [{ table, person }, { person: other }] = await Promise.all([
    addRunningTable(store),
    addRunningTable(store),
  ]);
  const next = buildTable(person.id, { isPublic: false });
  const operations: Readonly<Record<string, () => Promise<unknown>>> = {
    'a line of the chat': () => store.addChatLine(buildChatLine(table.id, person.id)),
    'a line of a spectator': () =>
      store.addChatLine(buildChatLine(table.id, other.id, { room: 'spectators' })),
    'reading the chat': () => store.lastChatLines(table.id, 'players', 10),
    'reading the table': () => store.findTable(table.id),
    'the list of own tables': () => store.tablesOf(person.id, 10),
    'a mute': () => store.setMuted(person.id, other.id, true),
    'a change of name': () => store.changePerson(person.id, { name: 'Dora' }),
    'a new table': () => store.addTable(next, [buildSeat(next.id, 0, person)]),
  };
  const waiting: string[] = [];
  try {
    await withHeldRow(url, table.id, async () => {
      for (const [name, operation] of Object.entries(operations))
        if (!(await isAnswered(operation))) waiting.push(name);
    });
  } finally {
    await executor.close();
  }
  return waiting;
}
