/** Child process: the production server; the argument names a planted fault, if any. */
import { answerAsks } from 'pithead/bench/server/answers';
import { decisionsOf } from 'pithead/bench/server/ours';
import { configFrom, startServer } from '@pithead/server';
import { FAULTS } from './faults.ts';
import type { Kept } from './judge.ts';

process.on('disconnect', () => process.exit());

const fault = FAULTS[process.argv[2] ?? ''];
const server = await startServer(configFrom(process.env), fault?.ports ?? {});
fault?.spoil?.(server.context.store);

/** Measures after a garbage collection. */
function heldResources(): Kept {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMb: heapUsed / 2 ** 20,
    rssMb: rss / 2 ** 20,
    handles: process.getActiveResourcesInfo().length,
  };
}

answerAsks({ url: () => server.url, heldResources, bots: () => decisionsOf(server) });
