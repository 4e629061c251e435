import type { RunningServer } from '@pithead/server';
import { configFrom, startServer } from '@pithead/server';
import type { RequestHandlers } from '../../processes/serveRequests.ts';

export interface BotDecisionCount {
  readonly decisions: number;
  readonly stopgaps: number;
}

export async function countBotDecisions({ context: { metrics } }: RunningServer): Promise<BotDecisionCount> {
  const [thought, given] = await Promise.all([metrics.botSeconds.get(), metrics.botFallbacks.get()]);
  const decisions = thought.values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
  return { decisions, stopgaps: given.values[0]?.value ?? 0 };
}

async function countReceived({ context: { metrics } }: RunningServer): Promise<number> {
  const { values } = await metrics.busReceived.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}

export async function startPitheadServer(): Promise<RequestHandlers> {
  const server = await startServer(configFrom(process.env));
  return {
    url: () => server.url,
    durability: () => server.context.store.durability,
    bots: () => countBotDecisions(server),
    busReceived: () => countReceived(server),
  };
}
