import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDatabase } from './databaseLock.ts';
import { openServerStore } from '../index.ts';
import { toDatabaseProblem } from '../databaseProblem.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const folder = temporaryFolder();
let folderCount = 0;

function newPlace(): string {
  const place = join(folder, String(++folderCount));
  mkdirSync(place);
  return place;
}

const fileIn = (place: string): string => join(place, 'pithead.db');

function problemWith(file: string): string | undefined {
  try {
    lockDatabase(file).release();
    return undefined;
  } catch (error) {
    return toDatabaseProblem(error)?.problem;
  }
}

describe('the lock of a database', () => {
  it('a database can be locked once at a time, even before it exists, and the lock leaves one empty file', () => {
    const place = newPlace();
    const lock = lockDatabase(fileIn(place));
    expect(problemWith(fileIn(place))).toBe('inUse');
    expect(problemWith(fileIn(place))).toBe('inUse');
    lock.release();
    lock.release();
    expect(problemWith(fileIn(place))).toBeUndefined();
    expect(readdirSync(place)).toEqual(['pithead.db.lock']);
    const { size, mode } = statSync(`${fileIn(place)}.lock`);
    expect([size, mode & 0o777]).toEqual([0, 0o600]);
  });

  it('the lock is the same through every symbolic link to the database', async () => {
    const [place, other] = [newPlace(), newPlace()];
    await (await openSqliteStore(fileIn(place))).close();
    symlinkSync(fileIn(place), fileIn(other));
    symlinkSync(place, join(other, 'linked'));
    const lock = lockDatabase(fileIn(place));
    expect([problemWith(fileIn(other)), problemWith(fileIn(join(other, 'linked')))]).toEqual([
      'inUse',
      'inUse',
    ]);
    lock.release();
  });

  it('the lock is the same through links to a database that does not exist yet', async () => {
    const [place, other] = [newPlace(), newPlace()];
    symlinkSync(join('..', basename(place), 'pithead.db'), join(other, 'second.db'));
    symlinkSync('second.db', fileIn(other));
    const lock = lockDatabase(fileIn(other));
    expect([problemWith(fileIn(place)), problemWith(fileIn(other))]).toEqual(['inUse', 'inUse']);
    await (await openSqliteStore(fileIn(other))).close();
    expect(existsSync(fileIn(place))).toBe(true);
    expect([problemWith(fileIn(place)), problemWith(fileIn(other))]).toEqual(['inUse', 'inUse']);
    lock.release();
    expect(problemWith(fileIn(place))).toBeUndefined();
  });

  it('broken and circular links are refused with a named problem', () => {
    const place = newPlace();
    symlinkSync(join(place, 'missing', 'pithead.db'), fileIn(place));
    symlinkSync('circle.db', join(place, 'circle.db'));
    expect([problemWith(fileIn(place)), problemWith(join(place, 'circle.db'))]).toEqual([
      'unwritable',
      'unwritable',
    ]);
  });

  it('something else at the lock file’s path is reported as not lockable', () => {
    const place = newPlace();
    writeFileSync(`${fileIn(place)}.lock`, 'this is no lock, but a letter');
    expect(problemWith(fileIn(place))).toBe('notLockable');
    const blocked = newPlace();
    mkdirSync(`${fileIn(blocked)}.lock`);
    expect(problemWith(fileIn(blocked))).toBe('notLockable');
  });

  it('the lock is released when the database can’t be opened and when it is closed', async () => {
    const place = newPlace();
    const dataFile = fileIn(place);
    writeFileSync(dataFile, 'not a database'.repeat(500));
    await expect(openServerStore({ dataFile })).rejects.toMatchObject({ name: 'StoreError' });
    expect(problemWith(dataFile)).toBeUndefined();
    const other = fileIn(newPlace());
    const store = await openServerStore({ dataFile: other });
    await expect(openServerStore({ dataFile: other })).rejects.toMatchObject({ problem: 'inUse' });
    await (await openSqliteStore(other)).close();
    await store.close();
    await (await openServerStore({ dataFile: other })).close();
    expect(existsSync(`${other}.lock`)).toBe(true);
  });
});
