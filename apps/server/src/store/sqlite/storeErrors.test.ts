import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { backupSqlite } from './backup.ts';
import { composeStore } from '../composeStore.ts';
import type { Store } from '../store.ts';
import type { SqliteExecutor } from './sqliteExecutor.ts';
import { openSqliteStore, openSqliteExecutor } from './sqliteStore.ts';
import { temporarySmallDisk, temporaryFolder } from '../testing/temporaryFolder.ts';
import { addRunningTable, buildEvent } from '../testing/testRows.ts';

const folder = temporaryFolder();
const disk = temporarySmallDisk(4);

function allowPages(pageCount: number): (executor: SqliteExecutor) => void {
  return ({ connection }) =>
    void connection.run({ sql: `PRAGMA max_page_count = ${pageCount}`, parameters: [] });
}

const BY_PAGES = {
  name: 'a limit of its pages',
  place: folder,
  limit: allowPages(100),
  lift: allowPages(1_000_000),
};

/** SQLite reports this one only when it writes. */
function byDisk(place: string): typeof BY_PAGES {
  const ballast = join(place, 'ballast');
  const limit = (): void => writeFileSync(ballast, Buffer.alloc(1_500_000));
  return { name: 'a full disk', place, limit, lift: () => rmSync(ballast) };
}

const LIMITS = disk === undefined ? [BY_PAGES] : [BY_PAGES, byDisk(disk)];

async function openIn(place: string) {
  const file = join(place, `${Math.random()}`, 'store.db');
  const executor = await openSqliteExecutor(file);
  const store = composeStore(executor);
  const { table } = await addRunningTable(store);
  const append = (seq: number, size = 1) =>
    store.append(buildEvent(table.id, seq, { body: 'x'.repeat(size) }), { seq });
  await append(1);
  return { file, executor, store, table, append };
}

async function fill(
  append: (seq: number, size?: number) => Promise<unknown>,
): Promise<{ kind: unknown; last: number }> {
  for (let last = 1; ; last++) {
    const error = await append(last + 1, 50_000).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error !== undefined) return { kind: (error as { kind?: unknown }).kind, last };
  }
}

async function isReadable(store: Store, table: string, eventCount: number): Promise<void> {
  expect((await store.findTable(table))?.table.seq).toBe(eventCount);
  expect(await store.eventsAfter(table, 0)).toHaveLength(eventCount);
  await store.ping();
}

describe('errors of a SQLite database', () => {
  it('file and folder are readable by their owner only', async () => {
    const { file, store } = await openIn(folder);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    await store.close();
  });

  it.each(LIMITS)(
    'a database that may not grow because of $name refuses writes as full, stays readable and recovers',
    async ({ place, limit, lift }) => {
      const { executor, store, table, append } = await openIn(place);
      limit(executor);
      const { kind, last } = await fill(append);
      expect(kind).toBe('full');
      await isReadable(store, table.id, last);
      lift(executor);
      expect(await append(last + 1, 50_000)).toEqual({ kind: 'appended' });
      await isReadable(store, table.id, last + 1);
      await store.close();
    },
  );

  it('every write of a group that can’t be committed is rejected', async () => {
    const { executor, store, table, append } = await openIn(folder);
    allowPages(60)(executor);
    const answers = await Promise.allSettled([append(2), append(3, 500_000), append(4)]);
    expect(
      answers.map((each) => each.status === 'rejected' && (each.reason as { kind: string }).kind),
    ).toEqual(['full', 'full', 'full']);
    await isReadable(store, table.id, 1);
    expect(await append(2)).toEqual({ kind: 'appended' });
    await store.close();
  });

  it('a read-only database refuses writes, stays readable and recovers with a new connection', async () => {
    const { executor, store, table, append } = await openIn(folder);
    executor.connection.exec('PRAGMA query_only = ON');
    await expect(append(2)).rejects.toMatchObject({ name: 'StoreError', kind: 'readOnly' });
    await isReadable(store, table.id, 1);
    expect(await append(2)).toEqual({ kind: 'appended' });
    await store.close();
  });

  it('a database locked for long is reported as busy within a bounded time and recovers', async () => {
    const { file, store, table, append } = await openIn(folder);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const began = performance.now();
    const waiting = [append(2), append(2)];
    const answers = await Promise.allSettled(waiting);
    const ms = performance.now() - began;
    expect(
      answers.map((each) => each.status === 'rejected' && (each.reason as { kind: string }).kind),
    ).toEqual(['busy', 'busy']);
    expect(ms).toBeGreaterThan(1000);
    expect(ms).toBeLessThan(4000);
    await isReadable(store, table.id, 1);
    other.exec('COMMIT');
    expect(await append(2)).toEqual({ kind: 'appended' });
    other.close();
    await store.close();
  });

  it('a database locked for a moment only delays writes', async () => {
    const { file, store, append } = await openIn(folder);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    setTimeout(() => other.exec('COMMIT'), 200);
    expect(await append(2)).toEqual({ kind: 'appended' });
    other.close();
    await store.close();
  });

  it('no write is acknowledged while the file is missing, and the store recovers when it is back', async () => {
    const { file, store, table, append } = await openIn(folder);
    renameSync(file, `${file}.away`);
    await expect(append(2)).rejects.toMatchObject({ kind: 'gone' });
    await expect(store.ping()).rejects.toMatchObject({ kind: 'gone' });
    renameSync(`${file}.away`, file);
    expect(await append(2)).toEqual({ kind: 'appended' });
    await isReadable(store, table.id, 2);
    await store.close();
  });

  it('a replaced file is not written to, because the old WAL would corrupt it', async () => {
    const { file, store, append } = await openIn(folder);
    await backupSqlite(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    for (const seq of [2, 2]) await expect(append(seq)).rejects.toMatchObject({ kind: 'gone' });
    await store.close();
  });

  it('a file that is not a database is not opened', async () => {
    const file = join(folder, 'junk.db');
    writeFileSync(file, 'not a database'.repeat(500));
    await expect(openSqliteStore(file)).rejects.toMatchObject({ kind: 'gone' });
  });
});
