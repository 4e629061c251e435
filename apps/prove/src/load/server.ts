/**
 * The server under load, as it is started for people; its argument names what is to be wrong with it, if
 * anything.
 */
import { answerAsks } from 'pithead/bench/server/answers';
import { decisionsOf } from 'pithead/bench/server/ours';
import { configFrom, startServer } from '@pithead/server';
import { FAULTS } from './faults.ts';
import type { Kept } from './judge.ts';

process.on('disconnect', () => process.exit());

const fault = FAULTS[process.argv[2] ?? ''];
const server = await startServer(configFrom(process.env), fault?.ports ?? {});
fault?.spoil?.(server.context.store);

/** What is still held when everything that can be forgotten is forgotten. */
function kept(): Kept {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMb: heapUsed / 2 ** 20,
    rssMb: rss / 2 ** 20,
    handles: process.getActiveResourcesInfo().length,
  };
}

answerAsks({ url: () => server.url, kept, bots: () => decisionsOf(server) });
