import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { DatabaseUnusable } from './problem.ts';

/** What the lock file is called beside the database. */
const LOCK = '.lock';

export interface DatabaseLock {
  release(): void;
}

/**
 * Makes this the only process that may serve from a database file, or replace it; throws a `DatabaseUnusable` (`inUse`) if there is another.
 * The lock is an open transaction on an empty file beside the database. The operating system ends it with the process, however that
 * ends, so the file may stay. It is not a lock on the database itself: backups and other short commands run beside a server.
 */
export function lockDatabase(file: string): DatabaseLock {
  const lockFile = `${realFile(file)}${LOCK}`;
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

/** By whatever links the file is reached: the lock is beside the file itself. */
function realFile(file: string): string {
  return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}

/** A file that is there is not opened: closing it again would end the lock, if it is this process that holds it. */
function createLockFile(lockFile: string): void {
  if (existsSync(lockFile)) return;
  try {
    closeSync(openSync(lockFile, 'a', 0o600));
  } catch (error) {
    throw new DatabaseUnusable('unwritable', (error as NodeJS.ErrnoException).code ?? '', error);
  }
}
