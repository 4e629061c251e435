import { existsSync, readFileSync, statSync } from 'node:fs';
import { SHM, WAL } from './sideFiles.ts';

const LOCKS = '/proc/locks';

/**
 * Whether another process seems to have this database open. Where the locks can't be listed, the presence of
 * SQLite's side files counts: the last process that closes the database removes them.
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
