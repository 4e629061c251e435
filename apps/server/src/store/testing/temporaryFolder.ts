import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { mountSmallDisk } from './smallDisk.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function temporarySmallDisk(megabytes: number): string | undefined {
  const disk = mountSmallDisk(megabytes);
  if (disk !== undefined) afterAll(() => disk.remove());
  return disk?.folder;
}
