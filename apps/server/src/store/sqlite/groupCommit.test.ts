import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeStore } from '../composeStore.ts';
import type { Store } from '../store.ts';
import type { SqliteExecutor } from './sqliteExecutor.ts';
import { openSqliteExecutor } from './sqliteStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { addPerson, addRunningTable, buildEvent, buildSession } from '../testing/testRows.ts';

const folder = temporaryFolder();
let executor: SqliteExecutor;
let store: Store;
beforeAll(async () => {
  executor = await openSqliteExecutor(join(folder, 'group.db'));
  store = composeStore(executor);
});
afterAll(() => store.close());

describe('group commit', () => {
  it('200 concurrent appends share one commit, and each is answered after it', async () => {
    const { table } = await addRunningTable(store);
    const before = executor.commits;
    const seen: number[] = [];
    const appends = Array.from({ length: 200 }, async (_, i) => {
      const answer = await store.append(buildEvent(table.id, i + 1), { seq: i + 1 });
      seen.push(executor.commits);
      return answer.kind;
    });
    expect(executor.commits).toBe(before);
    expect(new Set(await Promise.all(appends))).toEqual(new Set(['appended']));
    expect(executor.commits).toBe(before + 1);
    expect(new Set(seen)).toEqual(new Set([before + 1]));
    expect(await store.eventsAfter(table.id, 0)).toHaveLength(200);
  });

  it('a conflict or an error in a group does not affect the other writes', async () => {
    const { table } = await addRunningTable(store);
    const person = await addPerson(store);
    const taken = buildSession(person.id);
    await store.addSession(taken);
    const before = executor.commits;
    const answers = await Promise.allSettled([
      store.append(buildEvent(table.id, 1), { seq: 1 }),
      store.append(buildEvent(table.id, 1), { seq: 1, pending: 7 }),
      store.append(buildEvent('no such table', 1), { seq: 1 }),
      store.addSession(taken),
      store.takeSeat(
        { table: table.id, seat: 0, person: null, bot: 'weak', name: 'Bot', hasResigned: false },
        1,
      ),
      store.append(buildEvent(table.id, 2), { seq: 2, pending: 3 }),
    ]);
    const results = answers.map((each) =>
      each.status === 'fulfilled' ? JSON.stringify(each.value) : 'failed',
    );
    expect(results).toEqual([
      '{"kind":"appended"}',
      '{"kind":"stale"}',
      'failed',
      'failed',
      '"notFree"',
      '{"kind":"appended"}',
    ]);
    expect(executor.commits).toBe(before + 1);
    expect((await store.findTable(table.id))?.table).toMatchObject({ seq: 2, pending: 3 });
  });

  it('a write that fails half-way leaves nothing behind, and the rest of its group is committed', async () => {
    const { table } = await addRunningTable(store);
    const fails = { sql: 'UPDATE tables SET seat_count = -1', parameters: [] };
    const adds = (text: string) => ({
      sql: `INSERT INTO snapshots VALUES ('${table.id}', 1, ?) ON CONFLICT DO NOTHING`,
      parameters: [text],
    });
    const before = executor.commits;
    const half = executor.write([adds('half'), fails]);
    const whole = executor.write([adds('whole')]);
    await expect(half).rejects.toThrow('CHECK');
    await whole;
    expect(executor.commits).toBe(before + 1);
    expect((await store.findSnapshot(table.id))?.body).toBe('whole');
  });

  it('a write whose later step changes no row is rolled back, and the rest of its group is committed', async () => {
    const { table, person } = await addRunningTable(store);
    const rename = { sql: `UPDATE people SET name = 'half' WHERE id = ?`, parameters: [person.id] };
    const missing = { sql: `DELETE FROM tables WHERE id = 'none'`, parameters: [], mustChange: true };
    const [half, whole] = await Promise.all([
      executor.write([rename, missing]),
      store.append(buildEvent(table.id, 1), { seq: 1 }),
    ]);
    expect(half).toBeUndefined();
    expect(whole).toEqual({ kind: 'appended' });
    expect((await store.findPerson(person.id))?.name).toBe(person.name);
  });

  it('writes beyond the size of one group are committed in the next', async () => {
    const { table } = await addRunningTable(store);
    const answers = await Promise.all(
      Array.from({ length: 1200 }, (_, i) => store.append(buildEvent(table.id, i + 1), { seq: i + 1 })),
    );
    expect(answers.every(({ kind }) => kind === 'appended')).toBe(true);
  });

  it('queued writes are committed when the store is closed, later ones are refused', async () => {
    const file = join(folder, 'closing.db');
    const closing = composeStore(await openSqliteExecutor(file));
    const { table } = await addRunningTable(closing);
    const answers = Array.from({ length: 5 }, (_, i) =>
      closing.append(buildEvent(table.id, i + 1), { seq: i + 1 }),
    );
    await closing.close();
    await closing.close();
    expect((await Promise.all(answers)).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 5 }, () => 'appended'),
    );
    await expect(closing.append(buildEvent(table.id, 6), {})).rejects.toMatchObject({ kind: 'gone' });
    await expect(closing.eventsAfter(table.id, 0)).rejects.toMatchObject({ kind: 'gone' });
  });
});
