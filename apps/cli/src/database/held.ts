import { existsSync, readFileSync, statSync } from 'node:fs';
import { SHM, WAL } from './sideFiles.ts';

/** Linux lists who has locked what. */
const LOCKS = '/proc/locks';

/**
 * Whether another program seems to have this database open: SQLite keeps a lock on it as long as it is. Where
 * locks can't be looked up,
 * what SQLite lays beside a database that is open must do; it takes it away again when the last one closes
 * it.
 */
export function isHeld(file: string): boolean {
  const files = [file, `${file}${WAL}`, `${file}${SHM}`].filter((path) => existsSync(path));
  const locks = readLocks();
  if (locks === undefined) return files.length > 1;
  return files.some((path) => locks.includes(`:${statSync(path).ino} `));
}

function readLocks(): string | undefined {
  try {
    return readFileSync(LOCKS, 'utf8');
  } catch {
    return undefined;
  }
}
