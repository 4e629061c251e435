import type { OpenLine, Playable, Question } from '@pithead/bots';
import { answerer } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { keyFromHex, Match } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { BotClient } from './botClient.ts';

const playable = GAMES['rockwell'] as Playable;
const match = (): Match =>
  Match.start(playable.game, { names: ['A', 'B'], options: {}, key: keyFromHex('07'.repeat(32)) });

type Told = Parameters<OpenLine>[0];

/**
 * Fake workers, numbered in the order of creation. They answer with a short search unless `think` handles the
 * question.
 */
function workers(think: (question: Question, told: Told, worker: number) => unknown = () => false) {
  const asked: [worker: number, bot: string][] = [];
  let opened = 0;
  const open: OpenLine = (told) => {
    const worker = ++opened;
    const answer = answerer(GAMES, () => 0);
    const post = (question: Question): void =>
      queueMicrotask(() => {
        asked.push([worker, question.bot]);
        if (think(question, told, worker) === false)
          told.answer(answer({ ...question, bot: question.bot === 'random' ? 'random' : 'search:5it' }));
      });
    return { post, end: () => undefined };
  };
  return { open, asked };
}

/** Time runs fifty times as fast. */
const soon = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms / 50);
  return () => clearTimeout(timer);
};

const mindsWith = (open: OpenLine): BotClient => new BotClient(() => Promise.resolve(playable), open, soon);
const HINT = 'search:400ms';

test('a hint comes from one worker first, and from two when the second is awake', async () => {
  const { open, asked } = workers();
  const minds = mindsWith(open);
  const [first, second] = [await minds.hint(match(), 0), await minds.hint(match(), 1)];
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

test('a hint that is asked for again is given again, also when another has sealed something meanwhile', async () => {
  const { open, asked } = workers();
  const minds = mindsWith(open);
  const running = match();
  const hint = await minds.hint(running, 0);
  running.play(1, [['bid', 0]]);
  const before = asked.length;
  expect(await minds.hint(running, 0)).toBe(hint);
  expect(asked).toHaveLength(before);
  running.play(0, [['bid', 1]]);
  expect(await minds.hint(running, 0)).not.toBe(hint);
});

test('levels that search are asked of one worker', async () => {
  const { open, asked } = workers();
  const minds = mindsWith(open);
  for (const id of ['one', 'two'])
    expect(match().refuse(0, await minds.decide(match(), 0, 'director', id))).toBeUndefined();
  expect(asked).toEqual([
    [1, 'random'],
    [1, 'director'],
    [1, 'director'],
  ]);
});

test.each([
  ['fails', (told: Told) => told.failed()],
  ['hangs', () => undefined],
])('a second worker that %s costs no hint', async (_, fault) => {
  const { open } = workers(({ bot }, told, worker) => (worker === 2 && bot === HINT ? fault(told) : false));
  const minds = mindsWith(open);
  for (let hints = 0; hints < 3; hints++)
    expect((await minds.hint(match(), hints % 2)).length).toBeGreaterThan(0);
});

test('a worker that never starts costs the decision and nothing more', async () => {
  const minds = mindsWith(workers(() => undefined).open);
  expect(match().refuse(0, await minds.decide(match(), 0, 'director', 'one'))).toBeUndefined();
  expect(await minds.hint(match(), 0)).toEqual([]);
});
