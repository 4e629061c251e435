/** Builds what the proof puts to the test: the programs for people, and beside them a server that can be given faults. */
import { build, bundle } from './build.js';

await build();
await bundle({ faultyServer: 'apps/prove/src/servers/faultyServer.ts' }, 'apps/prove/dist');
