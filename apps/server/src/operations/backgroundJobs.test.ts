import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { BotRunner } from '../bots/botRunner.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import type { ServerContext } from '../serverContext.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { BackgroundJobs } from './backgroundJobs.ts';
import { createMetrics } from './metrics.ts';

it('a match that takes long to load does not delay the time-outs of others', async () => {
  const time = new VirtualTime();
  const timedOut: string[] = [];
  let due = ['slow', 'fast'];
  let finishLoading: (() => void) | undefined;
  const open = async (id: string) => {
    if (id === 'slow') await new Promise<void>((resolve) => void (finishLoading = resolve));
    return { hold: () => () => undefined, applyTimeouts: () => Promise.resolve(timedOut.push(id)) };
  };
  const context = {
    cluster: SINGLE_PROCESS,
    log: pino({ level: 'silent' }),
    matches: {
      size: 0,
      open,
      use: async (id: string, job: (session: unknown) => unknown) => job(await open(id)),
    },
    metrics: createMetrics(),
    store: {
      tableIdsAwaitingBots: () => Promise.resolve([]),
      dueTableIds: () => Promise.resolve(due),
      saveUptime: (uptime: number) => Promise.resolve(uptime),
    },
    time,
    uptime: { now: () => 0, keep: () => undefined },
  } as unknown as ServerContext;
  const jobs = new BackgroundJobs(context, {} as BotRunner);
  await jobs.start();
  await time.jump(600);
  await nextTurn();
  expect(timedOut).toEqual(['fast']);
  due = ['slow', 'later'];
  await time.jump(600);
  await nextTurn();
  expect(timedOut).toEqual(['fast', 'later']);
  due = [];
  finishLoading?.();
  await jobs.stop();
  expect(timedOut).toEqual(['fast', 'later', 'slow']);
});
