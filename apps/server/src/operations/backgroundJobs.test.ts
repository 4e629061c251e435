import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { BotRunner } from '../bots/botRunner.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import type { ServerContext } from '../serverContext.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { BackgroundJobs } from './backgroundJobs.ts';
import { createMetrics } from './metrics.ts';

function newJobs(due: readonly string[]) {
  const time = new VirtualTime();
  const expired: string[] = [];
  let finishSlow = (): void => undefined;
  const slow = new Promise<void>((resolve) => void (finishSlow = resolve));
  const context = {
    time,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    cluster: SINGLE_PROCESS,
    uptime: { now: () => 0, keep: () => undefined },
    store: {
      tableIdsAwaitingBots: () => Promise.resolve([]),
      dueTableIds: () => Promise.resolve(due.filter((id) => !expired.includes(id))),
      saveUptime: (ms: number) => Promise.resolve(ms),
    },
    channels: [],
    matchmaker: { run: () => Promise.resolve() },
    matches: {
      size: 0,
      use: async (id: string, action: (session: object) => Promise<void>) => {
        if (id === 'slow') await slow;
        await action({ applyTimeouts: () => Promise.resolve(void expired.push(id)) });
      },
    },
  } as unknown as ServerContext;
  const jobs = new BackgroundJobs(context, {} as BotRunner);
  return { time, expired, jobs, finishSlow: () => finishSlow() };
}

it('a match that takes long to load does not delay the time-outs of other matches', async () => {
  const { time, expired, jobs, finishSlow } = newJobs(['slow', 'a', 'b']);
  await jobs.start();
  await time.advance(1_000);
  expect(expired).toEqual(['a', 'b']);
  finishSlow();
  await jobs.stop();
  expect(expired).toEqual(['a', 'b', 'slow']);
});

it('many matches whose time is over at the same moment are each timed out once', async () => {
  const tables = Array.from({ length: 100 }, (_, i) => `table ${i}`);
  const { time, expired, jobs } = newJobs(tables);
  await jobs.start();
  await time.advance(1_000);
  await jobs.stop();
  expect(expired.toSorted()).toEqual(tables.toSorted());
});
