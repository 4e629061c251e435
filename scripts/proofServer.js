/**
 * Builds what the proof puts to the test: the programs for people, and beside them a server that can be given
 * faults.
 */
import { cpSync } from 'node:fs';
import { build, bundle } from './build.js';
import { ROOT } from './install.js';

await build();
await bundle({ faultyServer: 'apps/lab/src/proof/servers/faultyServer.ts' }, 'apps/lab/dist');
// A server has its pages beside itself.
cpSync(`${ROOT}apps/cli/dist/page`, `${ROOT}apps/lab/dist/page`, { recursive: true });
