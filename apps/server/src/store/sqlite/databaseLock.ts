import { closeSync, existsSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { UnusableDatabaseError } from '../databaseProblem.ts';

const LOCK = '.lock';

export interface DatabaseLock {
  release(): void;
}

/**
 * Makes this the only process that may serve or replace a database file. The lock is an open transaction on
 * an empty file next to the database, which the operating system ends with the process. The database itself
 * stays unlocked, so that backups and other short commands can run. Hard links are not recognised as one
 * database; SQLite does not support them either.
 */
export function lockDatabase(file: string): DatabaseLock {
  const lockFile = `${resolveLinks(file)}${LOCK}`;
  createLockFile(lockFile);
  let db: Database.Database | undefined;
  try {
    db = new Database(lockFile, { timeout: 0 });
    // Otherwise SQLite creates a journal file that remains after a kill.
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    const { code = '' } = error as { code?: string };
    throw new UnusableDatabaseError(code.startsWith('SQLITE_BUSY') ? 'inUse' : 'notLockable', code, error);
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

const MAX_LINKS = 40;

/**
 * Servers started through a link and through the file itself must lock one file, even if it does not exist
 * yet.
 */
function resolveLinks(path: string): string {
  try {
    let file = path;
    for (let links = 0; links <= MAX_LINKS; links++) {
      file = join(realpathSync(dirname(file)), basename(file));
      const target = linkTarget(file);
      if (target === undefined) return file;
      file = resolve(dirname(file), target);
    }
  } catch (error) {
    throw new UnusableDatabaseError('unwritable', (error as NodeJS.ErrnoException).code ?? '', error);
  }
  throw new UnusableDatabaseError('unwritable', 'ELOOP');
}

function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EINVAL' || code === 'ENOENT') return undefined;
    throw error;
  }
}

/** An existing lock file is not opened: closing it would release the lock if this process holds it. */
function createLockFile(lockFile: string): void {
  if (existsSync(lockFile)) return;
  try {
    closeSync(openSync(lockFile, 'a', 0o600));
  } catch (error) {
    throw new UnusableDatabaseError('unwritable', (error as NodeJS.ErrnoException).code ?? '', error);
  }
}
