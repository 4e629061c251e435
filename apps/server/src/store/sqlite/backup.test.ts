import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { backupSqlite, checkDatabaseFile } from './backup.ts';
import { latestVersion, MIGRATIONS } from '../migrations.ts';
import { openSqliteStore, openSqliteExecutor } from './sqliteStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { addRunningTable, buildEvent } from '../testing/testRows.ts';

const folder = temporaryFolder();
const inFolder = (name: string): string => join(folder, name);

describe('a backup', () => {
  it('a backup of a database in use is consistent', async () => {
    const store = await openSqliteStore(inFolder('live.db'));
    const { table } = await addRunningTable(store);
    let isDone = false;
    const play = async (): Promise<number> => {
      for (let seq = 1; ; seq++) {
        if (isDone) return seq - 1;
        await store.append(buildEvent(table.id, seq, { body: 'x'.repeat(3000) }), { seq });
      }
    };
    const playing = play();
    while ((await store.eventsAfter(table.id, 0)).length < 50) await new Promise(setImmediate);
    await backupSqlite(inFolder('live.db'), inFolder("it's a copy.db"));
    isDone = true;
    const played = await playing;
    await store.close();

    const raw = new Database(inFolder("it's a copy.db"));
    expect(raw.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    raw.close();
    const copy = await openSqliteStore(inFolder("it's a copy.db"));
    const copied = (await copy.eventsAfter(table.id, 0)).length;
    expect(copied).toBeGreaterThanOrEqual(50);
    expect(copied).toBeLessThanOrEqual(played);
    expect((await copy.findTable(table.id))?.table.seq).toBe(copied);
    await copy.close();
  });

  it('a backup is readable by its owner only and leaves no temporary files', async () => {
    await (await openSqliteStore(inFolder('one.db'))).close();
    await backupSqlite(inFolder('one.db'), inFolder('one.copy'));
    expect(statSync(inFolder('one.copy')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('a backup never overwrites a file', async () => {
    await (await openSqliteStore(inFolder('two.db'))).close();
    writeFileSync(inFolder('precious'), 'mine');
    await expect(backupSqlite(inFolder('two.db'), inFolder('precious'))).rejects.toThrow('EEXIST');
    expect(readFileSync(inFolder('precious'), 'utf8')).toBe('mine');
  });

  it('a backup of a missing file or of another program’s file is refused and leaves nothing', async () => {
    await expect(backupSqlite(inFolder('none.db'), inFolder('none.copy'))).rejects.toThrow('no database');
    writeFileSync(inFolder('junk'), 'junk'.repeat(1000));
    await expect(backupSqlite(inFolder('junk'), inFolder('junk.copy'))).rejects.toThrow('not a database');
    expect(
      existsSync(inFolder('none.db')) ||
        existsSync(inFolder('none.copy')) ||
        existsSync(inFolder('junk.copy')),
    ).toBe(false);
  });
});

describe('checking a database file', () => {
  it('a database in use is found good', async () => {
    const store = await openSqliteStore(inFolder('good.db'));
    await addRunningTable(store);
    expect(await checkDatabaseFile(inFolder('good.db'))).toEqual({
      kind: 'good',
      version: latestVersion(MIGRATIONS),
    });
    await backupSqlite(inFolder('good.db'), inFolder('good.copy'));
    expect(await checkDatabaseFile(inFolder('good.copy'))).toEqual({
      kind: 'good',
      version: latestVersion(MIGRATIONS),
    });
    await store.close();
  });

  it('a missing file is reported and not created', async () => {
    expect(await checkDatabaseFile(inFolder('missing.db'))).toEqual({ kind: 'missing' });
    expect(existsSync(inFolder('missing.db'))).toBe(false);
  });

  it('a text file is reported as not a database', async () => {
    writeFileSync(inFolder('text'), 'text'.repeat(1000));
    expect(await checkDatabaseFile(inFolder('text'))).toEqual({ kind: 'notADatabase' });
  });

  it('an empty file and another program’s database are reported as foreign', async () => {
    writeFileSync(inFolder('empty'), '');
    new Database(inFolder('other.db')).exec(
      'CREATE TABLE migrations (version integer); INSERT INTO migrations VALUES (1)',
    );
    for (const name of ['empty', 'other.db'])
      expect(await checkDatabaseFile(inFolder(name)), name).toEqual({ kind: 'foreign' });
  });

  it('a database of a newer program is reported as newer', async () => {
    const next = { version: latestVersion(MIGRATIONS) + 1, statements: [] };
    await (await openSqliteExecutor(inFolder('newer.db'), [...MIGRATIONS, next])).close();
    expect(await checkDatabaseFile(inFolder('newer.db'))).toEqual({ kind: 'newer', version: next.version });
  });

  it('a damaged database is reported as damaged', async () => {
    const store = await openSqliteStore(inFolder('whole.db'));
    const { table } = await addRunningTable(store);
    await store.append(buildEvent(table.id, 1, { body: 'x'.repeat(100_000) }), { seq: 1 });
    await store.close();
    copyFileSync(inFolder('whole.db'), inFolder('half.db'));
    truncateSync(inFolder('half.db'), 100 * 1024);
    expect(['damaged', 'foreign']).toContain((await checkDatabaseFile(inFolder('half.db'))).kind);
  });
});
