import type { BotWorkerConnection, ConnectWorker, BotRequest } from '@pithead/bots';
import { createResponder } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { scheduleTimeout } from '@pithead/lab/workers/startWorker';

export type FakeWorkerListener = Parameters<ConnectWorker>[0];

export interface FakeWorkers {
  readonly open: ConnectWorker;
  opened: number;
  ended: number;
}

export const randomAnswer = (request: BotRequest): ReturnType<ReturnType<typeof createResponder>> =>
  createResponder(LOADED_GAMES, () => 0)({ ...request, bot: 'random' });

/** Answers the starting request; `think` handles all later ones. */
export function createFakeWorkers(
  think: (request: BotRequest, listener: FakeWorkerListener) => void,
): FakeWorkers {
  const lines: FakeWorkers = { opened: 0, ended: 0, open: openOne };
  function openOne(listener: FakeWorkerListener): BotWorkerConnection {
    lines.opened++;
    const post = (request: BotRequest): void =>
      queueMicrotask(() =>
        request.bot === 'random' ? listener.answer(randomAnswer(request)) : think(request, listener),
      );
    return { post, end: () => void lines.ended++ };
  }
  return lines;
}

export const fastTimer: typeof scheduleTimeout = (ms, call) => scheduleTimeout(ms / 20, call);

export const slowTimer: typeof scheduleTimeout = (ms, call) => scheduleTimeout(ms * 20, call);
