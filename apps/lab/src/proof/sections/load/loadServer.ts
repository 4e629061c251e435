/** Child process: the production server; the argument names a planted fault, if any. */
import { serveRequests } from '../../../processes/serveRequests.ts';
import { countBotDecisions } from '../../../bench/server/pitheadServer.ts';
import { configFrom, startServer } from '@pithead/server';
import { PLANTED_LOAD_FAULTS } from './loadFaults.ts';
import type { HeldResources } from './judgeLoad.ts';

process.on('disconnect', () => process.exit());

const fault = PLANTED_LOAD_FAULTS[process.argv[2] ?? ''];
const server = await startServer(configFrom(process.env), fault?.ports ?? {});
fault?.spoil?.(server.context.store);

/** Measures after a garbage collection. */
function heldResources(): HeldResources {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMb: heapUsed / 2 ** 20,
    rssMb: rss / 2 ** 20,
    handles: process.getActiveResourcesInfo().length,
  };
}

serveRequests({ url: () => server.url, heldResources, bots: () => countBotDecisions(server) });
