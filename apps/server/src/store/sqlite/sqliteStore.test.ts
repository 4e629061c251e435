import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { composeStore } from '../composeStore.ts';
import { describeStoreContract } from '../testing/contract/storeContract.ts';
import type { SqlQuery } from '../executor.ts';
import { openSqliteStore, openSqliteExecutor } from './sqliteStore.ts';
import { addPerson, buildSession } from '../testing/testRows.ts';

const folder = mkdtempSync(join(tmpdir(), 'pithead-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStoreContract('the store in SQLite', () => openSqliteStore(join(folder, 'contract.db')));

it('lists of any length use few prepared statements', async () => {
  const executor = await openSqliteExecutor(join(folder, 'lengths.db'));
  const store = composeStore(executor);
  const session = buildSession((await addPerson(store)).id);
  await store.addSession(session);
  const texts = new Set<string>();
  const read = executor.read.bind(executor);
  executor.read = <R>(query: SqlQuery<R>): Promise<R[]> => (texts.add(query.sql), read(query));
  for (let length = 1; length <= 1100; length += 7) {
    const among = Array.from({ length }, (_, i) => (i === length - 1 ? session.hash : `nobody's ${i}`));
    expect(await store.existingSessions(among)).toEqual([session.hash]);
  }
  expect(texts.size).toBeLessThanOrEqual(10);
  await store.close();
});
