import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';

export const WAL_SUFFIX = '-wal';
export const SHM_SUFFIX = '-shm';

export function removeDatabaseFiles(file: string): void {
  for (const end of ['', WAL_SUFFIX, SHM_SUFFIX]) rmSync(`${file}${end}`, { force: true });
}

const LOCK_LIST = '/proc/locks';

/**
 * Where locks can't be listed, SQLite's side files tell: the last process to close the database removes them.
 */
export function isDatabaseOpen(file: string): boolean {
  const files = [file, `${file}${WAL_SUFFIX}`, `${file}${SHM_SUFFIX}`].filter((path) => existsSync(path));
  const locks = readLockList();
  if (locks === undefined) return files.length > 1;
  return files.some((path) => locks.includes(`:${statSync(path).ino} `));
}

function readLockList(): string | undefined {
  try {
    return readFileSync(LOCK_LIST, 'utf8');
  } catch {
    return undefined;
  }
}
