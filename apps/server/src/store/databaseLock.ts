import { closeSync, existsSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { DatabaseUnusable } from './problem.ts';

/** What the lock file is called beside the database. */
const LOCK = '.lock';

export interface DatabaseLock {
  release(): void;
}

/**
 * Makes this the only process that may serve from a database file, or replace it; throws a `DatabaseUnusable`
 * (`inUse`) if there is another. The lock is an open transaction on an empty file beside the database. The
 * operating system ends it with the process, however that ends, so the file may stay. It is not a lock on the
 * database itself: backups and other short commands run beside a server. Hard links are not recognised as the
 * same database; SQLite itself does not support them.
 */
export function lockDatabase(file: string): DatabaseLock {
  const lockFile = `${resolveLinks(file)}${LOCK}`;
  createLockFile(lockFile);
  let db: Database.Database | undefined;
  try {
    db = new Database(lockFile, { timeout: 0 });
    // Otherwise SQLite lays a journal beside it, which stays after a kill.
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    const { code = '' } = error as { code?: string };
    throw new DatabaseUnusable(code.startsWith('SQLITE_BUSY') ? 'inUse' : 'notLockable', code, error);
  }
  const held = db;
  let isHeld = true;
  return {
    release() {
      if (isHeld) held.close();
      isHeld = false;
    },
  };
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

/**
 * The file that a path leads to through symbolic links. It need not exist yet: servers that start through a
 * link and through the file itself must lock the same file before the first of them has created it.
 */
function resolveLinks(path: string): string {
  try {
    let file = path;
    for (let links = 0; links <= MOST_LINKS; links++) {
      file = join(realpathSync(dirname(file)), basename(file));
      const target = linkTarget(file);
      if (target === undefined) return file;
      file = resolve(dirname(file), target);
    }
  } catch (error) {
    throw new DatabaseUnusable('unwritable', (error as NodeJS.ErrnoException).code ?? '', error);
  }
  throw new DatabaseUnusable('unwritable', 'ELOOP');
}

/** Undefined if the file is not a symbolic link, or does not exist. */
function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EINVAL' || code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Doesn't open a lock file that exists: closing it would release the lock if this process holds it. */
function createLockFile(lockFile: string): void {
  if (existsSync(lockFile)) return;
  try {
    closeSync(openSync(lockFile, 'a', 0o600));
  } catch (error) {
    throw new DatabaseUnusable('unwritable', (error as NodeJS.ErrnoException).code ?? '', error);
  }
}
