import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { mountSmallDisk } from './smallDisk.ts';

/** A folder that is removed after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A small tmpfs for the tests of this file; undefined where mounting is not allowed. */
export function temporarySmallDisk(megabytes: number): string | undefined {
  const disk = mountSmallDisk(megabytes);
  if (disk !== undefined) afterAll(() => disk.remove());
  return disk?.folder;
}
