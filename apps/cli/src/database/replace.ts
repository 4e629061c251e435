/** Replaces a database file atomically. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { SHM, WAL } from './held.ts';

/** `fresh` must be closed. Returns the path under which the old database is kept. */
export function replaceDatabase(fresh: string, file: string, now: Date): string | undefined {
  flush(fresh);
  const kept = existsSync(file)
    ? `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    : undefined;
  if (kept !== undefined) keep(file, kept);
  // SQLite would apply the old write-ahead log to the new file.
  if (kept !== undefined && existsSync(`${file}${WAL}`)) renameSync(`${file}${WAL}`, `${kept}${WAL}`);
  for (const end of [WAL, SHM]) rmSync(`${file}${end}`, { force: true });
  renameSync(fresh, file);
  flush(dirname(file));
  return kept;
}

/** A hard link, so that the path never lacks a file; a copy where hard links are not supported. */
function keep(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch {
    copyFileSync(file, kept, constants.COPYFILE_EXCL);
  }
}

/** Flushes a file or a folder to disk. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
