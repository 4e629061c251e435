import { rmSync } from 'node:fs';

/** Suffixes of SQLite's side files: write-ahead log and shared memory. */
export const WAL = '-wal';
export const SHM = '-shm';

export function removeDatabase(file: string): void {
  for (const end of ['', WAL, SHM]) rmSync(`${file}${end}`, { force: true });
}
