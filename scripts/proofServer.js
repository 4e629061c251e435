/** Builds what the proof tests: the product, and a server that faults can be planted in. */
import { cpSync } from 'node:fs';
import { build, bundle } from './build.js';
import { ROOT } from './install.js';

await build();
const SERVERS = 'apps/lab/src/proof/servers';
await bundle(
  {
    storeFaultServer: `${SERVERS}/storeFaultServer.ts`,
    notifyingServer: `${SERVERS}/notifyingServer.ts`,
  },
  'apps/lab/dist',
);
// A bundled server serves the pages from its own folder.
cpSync(`${ROOT}apps/cli/dist/page`, `${ROOT}apps/lab/dist/page`, { recursive: true });
