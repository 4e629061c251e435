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
import { SHM_SUFFIX, WAL_SUFFIX } from './databaseFiles.ts';

/** `fresh` must be closed. Returns where the old database is kept. */
export function replaceDatabase(fresh: string, file: string, now: Date): string | undefined {
  flushToDisk(fresh);
  const keptAs = existsSync(file)
    ? `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    : undefined;
  if (keptAs !== undefined) keepAs(file, keptAs);
  // SQLite would apply the old write-ahead log to the new file.
  if (keptAs !== undefined && existsSync(`${file}${WAL_SUFFIX}`))
    renameSync(`${file}${WAL_SUFFIX}`, `${keptAs}${WAL_SUFFIX}`);
  for (const end of [WAL_SUFFIX, SHM_SUFFIX]) rmSync(`${file}${end}`, { force: true });
  renameSync(fresh, file);
  flushToDisk(dirname(file));
  return keptAs;
}

/** A hard link, so that the path never lacks a file; a copy where hard links are not supported. */
function keepAs(file: string, keptAs: string): void {
  try {
    linkSync(file, keptAs);
  } catch {
    copyFileSync(file, keptAs, constants.COPYFILE_EXCL);
  }
}

function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
