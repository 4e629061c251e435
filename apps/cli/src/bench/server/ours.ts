/** A child: our server, as it is started for people. */
import { configFrom, startServer } from '@pithead/server';
import type { Asks } from './answers.ts';

export async function begin(): Promise<Asks> {
  const server = await startServer(configFrom(process.env));
  const { metrics, store } = server.context;
  return {
    url: () => server.url,
    durability: () => store.durability,
    /** How many decisions bots have made, and how many of them in want of an answer. */
    async bots() {
      const [thought, given] = await Promise.all([metrics.botSeconds.get(), metrics.stopgaps.get()]);
      const decisions = thought.values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
      return { decisions, stopgaps: given.values[0]?.value ?? 0 };
    },
  };
}
