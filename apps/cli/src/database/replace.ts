/**
 * Puts one database in the place of another: whoever looks sees the old one or the new one, never half of
 * either.
 */
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
import { SHM, WAL } from './sideFiles.ts';

/** The new one must be closed and whole. Returns where the old one is kept now. */
export function replaceDatabase(fresh: string, file: string, now: Date): string | undefined {
  flush(fresh);
  const kept = existsSync(file)
    ? `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    : undefined;
  if (kept !== undefined) keep(file, kept);
  // What SQLite left beside the old one belongs to it, and would be taken for the new one's.
  if (kept !== undefined && existsSync(`${file}${WAL}`)) renameSync(`${file}${WAL}`, `${kept}${WAL}`);
  for (const end of [WAL, SHM]) rmSync(`${file}${end}`, { force: true });
  renameSync(fresh, file);
  flush(dirname(file));
  return kept;
}

/** A second name, so that the first is never without a file; where there are no second names, a copy. */
function keep(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch {
    copyFileSync(file, kept, constants.COPYFILE_EXCL);
  }
}

/** Files and folders alike are on disk when this returns. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
