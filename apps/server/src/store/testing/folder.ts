import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is gone after the tests of this file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A real disk of a few megabytes, or undefined where mounting is not allowed. */
export function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  afterAll(() => {
    // Lazily: libsql keeps its files open until the garbage is collected.
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
