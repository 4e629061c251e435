/** The server under load, as it is started for people; its argument names what is to be wrong with it, if anything. */
import { answerAsks } from 'pithead/bench/server/answers';
import { configFrom, startServer } from '@pithead/server';
import { FAULTS } from './faults.ts';

process.on('disconnect', () => process.exit());

const server = await startServer(configFrom(process.env));
const fault = FAULTS[process.argv[2] ?? ''];
fault?.(server.context.store);

/** What is still held when everything that can be forgotten is forgotten. */
function kept(): { heapMb: number; handles: number } {
  globalThis.gc?.();
  return { heapMb: process.memoryUsage().heapUsed / 2 ** 20, handles: process.getActiveResourcesInfo().length };
}

answerAsks({ url: () => server.url, kept });
