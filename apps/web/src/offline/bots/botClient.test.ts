import type { ConnectWorker, GameWithBots, BotRequest } from '@pithead/bots';
import { createResponder } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromHex, Match } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { BotClient } from './botClient.ts';

const playable = LOADED_GAMES['rockwell'] as GameWithBots;
const match = (): Match =>
  Match.start(playable.game, { names: ['A', 'B'], options: {}, key: keyFromHex('07'.repeat(32)) });

type WorkerCallbacks = Parameters<ConnectWorker>[0];

/**
 * Fake workers, numbered in the order of creation. They answer with a short search unless `think` handles the
 * question.
 */
function workers(
  think: (question: BotRequest, callbacks: WorkerCallbacks, worker: number) => unknown = () => false,
) {
  const asked: [worker: number, bot: string][] = [];
  let opened = 0;
  const open: ConnectWorker = (callbacks) => {
    const worker = ++opened;
    const answer = createResponder(LOADED_GAMES, () => 0);
    const post = (question: BotRequest): void =>
      queueMicrotask(() => {
        asked.push([worker, question.bot]);
        if (think(question, callbacks, worker) === false)
          callbacks.answer(answer({ ...question, bot: question.bot === 'random' ? 'random' : 'search:5it' }));
      });
    return { post, end: () => undefined };
  };
  return { open, asked };
}

const soon = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms / 50);
  return () => clearTimeout(timer);
};

const botClientWith = (open: ConnectWorker): BotClient =>
  new BotClient(() => Promise.resolve(playable), open, soon);
const HINT = 'search:400ms';

test('the first hint comes from one worker, later ones from two', async () => {
  const { open, asked } = workers();
  const bots = botClientWith(open);
  const [first, second] = [await bots.hint(match(), 0), await bots.hint(match(), 1)];
  expect(asked).toEqual([
    [1, 'random'],
    [2, 'random'],
    [1, HINT],
    [1, HINT],
    [2, HINT],
  ]);
  const tries = (reasons: typeof first): number => reasons.reduce((sum, { visits }) => sum + visits, 0);
  expect(tries(second)).toBeGreaterThan(tries(first));
});

test('the same hint is returned for the same position, also after a sealed decision of another seat', async () => {
  const { open, asked } = workers();
  const bots = botClientWith(open);
  const running = match();
  const hint = await bots.hint(running, 0);
  running.play(1, [['bid', 0]]);
  const before = asked.length;
  expect(await bots.hint(running, 0)).toBe(hint);
  expect(asked).toHaveLength(before);
  running.play(0, [['bid', 1]]);
  expect(await bots.hint(running, 0)).not.toBe(hint);
});

test('searching levels use one worker', async () => {
  const { open, asked } = workers();
  const bots = botClientWith(open);
  for (const id of ['one', 'two'])
    expect(match().refuse(0, await bots.decide(match(), 0, 'director', id))).toBeUndefined();
  expect(asked).toEqual([
    [1, 'random'],
    [1, 'director'],
    [1, 'director'],
  ]);
});

test.each([
  ['fails', (callbacks: WorkerCallbacks) => callbacks.failed()],
  ['hangs', () => undefined],
])('hints are given when the second worker %s', async (_, fault) => {
  const { open } = workers(({ bot }, callbacks, worker) =>
    worker === 2 && bot === HINT ? fault(callbacks) : false,
  );
  const bots = botClientWith(open);
  for (let hints = 0; hints < 3; hints++)
    expect((await bots.hint(match(), hints % 2)).length).toBeGreaterThan(0);
});

test('a fallback decides when the worker never starts', async () => {
  const bots = botClientWith(workers(() => undefined).open);
  expect(match().refuse(0, await bots.decide(match(), 0, 'director', 'one'))).toBeUndefined();
  expect(await bots.hint(match(), 0)).toEqual([]);
});
