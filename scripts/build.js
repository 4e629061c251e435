/** Bundles the command line into apps/cli/dist, when a source is newer than the last bundle. */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.js';

const DIST = join(ROOT, 'apps/cli/dist');
const STAMP = join(DIST, 'built');
const SOURCES = ['packages', 'games', 'apps', 'package-lock.json'];

/** The newest change below a path, in milliseconds. */
function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules' && name !== 'dist');
  return Math.max(entry.mtimeMs, ...inside.map(({ name }) => newest(join(path, name))));
}

export function isBuilt() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= built);
}

export async function build() {
  if (isBuilt()) return;
  const { build: bundle } = await import('esbuild');
  rmSync(DIST, { recursive: true, force: true });
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: { pithead: 'apps/cli/src/run.ts', worker: 'apps/cli/src/workers/worker.ts' },
    outdir: DIST,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The comparators of the benchmark are used as they are.
    external: ['boardgame.io', 'chessops'],
    logLevel: 'warning',
  });
  writeFileSync(STAMP, '');
}
