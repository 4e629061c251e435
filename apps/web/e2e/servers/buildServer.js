/** Bundles the server with fixed deals, once before all checks, and links the built pages into its folder. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, DIST, ENTRIES } from '../../../../scripts/build.js';

const OUT = join(import.meta.dirname, 'dist');

export default async function buildServer() {
  rmSync(OUT, { recursive: true, force: true });
  const { botWorker } = ENTRIES;
  await bundle({ fixedDealServer: 'apps/web/e2e/servers/fixedDealServer.ts', botWorker }, OUT);
  symlinkSync(join(DIST, 'page'), join(OUT, 'page'));
}
