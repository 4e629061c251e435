import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { composeStore } from './compose.ts';
import { describeStore } from './contract.ts';
import type { Query } from './executor.ts';
import { openSqlite, openSqliteExecutor } from './sqlite.ts';
import { addPerson, aSession } from './testing/rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'pithead-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('the store in SQLite', () => openSqlite(join(folder, 'contract.db')));

it('lists of any length use few prepared statements', async () => {
  const executor = await openSqliteExecutor(join(folder, 'lengths.db'));
  const store = composeStore(executor);
  const session = aSession((await addPerson(store)).id);
  await store.addSession(session);
  const texts = new Set<string>();
  const read = executor.read.bind(executor);
  executor.read = <R>(query: Query<R>): Promise<R[]> => (texts.add(query.sql), read(query));
  for (let length = 1; length <= 1100; length += 7) {
    const among = Array.from({ length }, (_, i) => (i === length - 1 ? session.hash : `nobody's ${i}`));
    expect(await store.sessionsAmong(among)).toEqual([session.hash]);
  }
  expect(texts.size).toBeLessThanOrEqual(10);
  await store.close();
});
