import { rmSync } from 'node:fs';

/** What SQLite may keep beside a database: what is not yet in it, and who is reading. */
export const WAL = '-wal';
export const SHM = '-shm';

export function removeDatabase(file: string): void {
  for (const end of ['', WAL, SHM]) rmSync(`${file}${end}`, { force: true });
}
