import { keyFromSeed, offersFor, resolveOptions } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { observe } from '../bot.ts';
import type { BotKit } from '../evaluation/botKit.ts';
import { sampleState, createObservation } from '../observation.ts';
import { createBot } from '../players/createBot.ts';
import { coins, pebblesKit, pebbles } from '../testing/pebbles.ts';
import type { BotReply, BotWorkerConnection, ConnectWorker, GameWithBots, BotRequest } from './botWorker.ts';
import { createResponder, requestFromAll, fallbackPly, BotWorkerClient } from './botWorker.ts';

const state = pebbles.setup(2, resolveOptions(pebbles, { heap: 6 }), keyFromSeed(1), undefined);
const key = keyFromSeed(2);
const question: BotRequest = {
  game: 'pebbles',
  bot: 'director',
  match: 'm',
  seat: 0,
  key,
  now: sampleState(pebbles, state, 0, key) as unknown as BotRequest['now'],
  history: [],
};
const games = { pebbles: { game: pebbles, kit: pebblesKit } as unknown as GameWithBots };
const schedule = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** A worker in the same thread; messages are cloned as between threads. */
const inside: ConnectWorker = (handlers) => {
  const answer = createResponder(games, () => 0);
  return {
    post: (asked) => queueMicrotask(() => handlers.answer(structuredClone(answer(structuredClone(asked))))),
    end: () => undefined,
  };
};

function brokenOnce(broken: (handlers: Parameters<ConnectWorker>[0]) => BotWorkerConnection): {
  open: ConnectWorker;
  opened: () => number;
} {
  let opened = 0;
  return { open: (handlers) => (++opened === 1 ? broken(handlers) : inside(handlers)), opened: () => opened };
}

describe('a bot in a worker', () => {
  test('the worker receives plain data and replies with a ply and assessments', async () => {
    const answer = await new BotWorkerClient(inside, schedule).request(question, 1000);
    expect(answer?.ply).toEqual(['take', 2]);
    expect(answer?.reasons[0]?.ply).toEqual(['take', 2]);
  });

  test.each([
    ['hangs', () => ({ post: () => undefined, end: () => undefined })],
    [
      'can’t be opened',
      () => {
        throw new Error('planted');
      },
    ],
    [
      'can’t be posted to',
      () => ({
        post: () => {
          throw new Error('planted');
        },
        end: () => undefined,
      }),
    ],
    [
      'fails at once',
      (handlers: { failed(): void }) => {
        handlers.failed();
        return { post: () => undefined, end: () => undefined };
      },
    ],
    [
      'crashes',
      (handlers: { failed(): void }) => ({
        post: () => queueMicrotask(() => handlers.failed()),
        end: () => undefined,
      }),
    ],
  ])('a worker that %s costs this decision only', async (_, broken) => {
    const { open, opened } = brokenOnce(broken);
    const worker = new BotWorkerClient(open, schedule);
    expect(await worker.request(question, 30)).toBeUndefined();
    const ply = fallbackPly(observe({ game: pebbles, state, plies: [] }, 0, key), pebblesKit);
    expect(offersFor(pebbles, state, 0)).toContainEqual(ply);
    expect((await worker.request(question, 1000))?.ply).toEqual(['take', 2]);
    expect(opened()).toBe(2);
  });

  test('a late reply is not taken for the reply to the next request', async () => {
    let tell: ((answer: BotReply) => void) | undefined;
    const { open } = brokenOnce(
      (handlers) => ((tell = handlers.answer), { post: () => undefined, end: () => undefined }),
    );
    const worker = new BotWorkerClient(open, schedule);
    expect(await worker.request(question, 10)).toBeUndefined();
    const next = worker.request(question, 1000);
    tell?.({ ply: ['take', 1], reasons: [] });
    expect((await next)?.ply).toEqual(['take', 2]);
  });

  describe('several workers', () => {
    const totalVisits = (answer: BotReply | undefined): number =>
      (answer?.reasons ?? []).reduce((sum, reason) => sum + reason.visits, 0);
    const of = (match: string): BotRequest => ({ ...question, match });
    const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

    test('assessments of all workers are merged once they have started', async () => {
      const workers = [new BotWorkerClient(inside, schedule), new BotWorkerClient(inside, schedule)];
      const alone = await requestFromAll(workers, of('first'), 1000);
      await soon();
      expect(workers.map(({ isReady }) => isReady)).toEqual([true, true]);
      const together = await requestFromAll(workers, of('second'), 1000);
      expect(together?.ply).toEqual(['take', 2]);
      expect(totalVisits(together)).toBeGreaterThan(1.5 * totalVisits(alone));
    });

    test('additional workers are not waited for while they start, and are started once', async () => {
      let posted = 0;
      const asleep = new BotWorkerClient(() => ({ post: () => posted++, end: () => undefined }), schedule);
      const workers = [new BotWorkerClient(inside, schedule), asleep];
      for (const match of ['first', 'second'])
        expect((await requestFromAll(workers, of(match), 1000))?.ply).toEqual(['take', 2]);
      expect(posted).toBe(1);
      asleep.close();
    });

    test('a worker that hangs does not delay the reply of the others', async () => {
      const hanging: ConnectWorker = (handlers) => {
        const connection = inside(handlers);
        return { ...connection, post: (each) => each.bot === 'random' && connection.post(each) };
      };
      const workers = [new BotWorkerClient(inside, schedule), new BotWorkerClient(hanging, schedule)];
      const limit = 60;
      await requestFromAll(workers, of('first'), limit);
      await soon();
      expect(workers[1]?.isReady).toBe(true);
      const late = new Promise((resolve) => void setTimeout(resolve, limit, 'late'));
      expect(await Promise.race([requestFromAll(workers, of('second'), limit), late])).toMatchObject({
        ply: ['take', 2],
      });
      expect(workers[1]?.isReady).toBe(false);
    });

    test('the reply is the ply with most visits in all workers, with merged assessments', async () => {
      const tried = (
        plies: readonly (readonly [noun: number, visits: number, value: number])[],
      ): ConnectWorker => {
        const reasons = plies.map(([noun, visits, value]) => ({
          ply: ['take', noun] as const,
          visits,
          value,
          spread: 0,
          sources: { won: value },
        }));
        return (handlers) => ({
          post: () => queueMicrotask(() => handlers.answer({ ply: reasons[0]!.ply, reasons })),
          end: () => undefined,
        });
      };
      const lines = [
        tried([
          [1, 10, 0.5],
          [3, 6, 0.5],
        ]),
        tried([
          [2, 10, 0.5],
          [3, 6, 1],
        ]),
      ];
      const workers = lines.map((connection) => new BotWorkerClient(connection, schedule));
      await requestFromAll(workers, of('first'), 1000);
      await soon();
      const answer = await requestFromAll(workers, of('second'), 1000);
      expect(answer?.ply).toEqual(['take', 3]);
      expect(answer?.reasons[0]).toEqual({
        ply: ['take', 3],
        visits: 12,
        value: 0.75,
        spread: 0.25,
        sources: { won: 0.75 },
      });
      expect(answer?.reasons.map(({ visits }) => visits)).toEqual([12, 10, 10]);
    });

    test('an additional worker that fails is started again', async () => {
      let asked = 0;
      const failing: ConnectWorker = (handlers) => {
        const connection = inside(handlers);
        return {
          ...connection,
          post: (each) => (++asked === 2 ? queueMicrotask(() => handlers.failed()) : connection.post(each)),
        };
      };
      const workers = [new BotWorkerClient(inside, schedule), new BotWorkerClient(failing, schedule)];
      for (const [match, isAwake] of Object.entries({
        'wakes it': true,
        fails: false,
        'wakes it again': true,
        both: true,
      })) {
        expect((await requestFromAll(workers, of(match), 1000))?.ply).toEqual(['take', 2]);
        await soon();
        expect(workers[1]?.isReady, match).toBe(isAwake);
      }
      expect(asked).toBe(4);
    });
  });

  test('the fallback plays a legal ply even if the evaluation throws', () => {
    const failing: BotKit<typeof state> = {
      ...pebblesKit,
      createEvaluator: () => {
        throw new Error('planted');
      },
    };
    expect(offersFor(pebbles, state, 0)).toContainEqual(
      fallbackPly(observe({ game: pebbles, state, plies: [] }, 0, key), failing),
    );
  });
});

describe('hidden information', () => {
  test('the compiler rejects an observation made from a true state', () => {
    // @ts-expect-error: a true state is no imagined one.
    expect(createObservation(pebbles, state, 0, key, []).seat).toBe(0);
  });

  test('the history of an observation omits secret plies of others', () => {
    const shown = coins.setup(2, resolveOptions(coins, {}), keyFromSeed(1), undefined);
    const plies = [[1, 'show', 0] as const, [1, 'show', 1] as const];
    expect(observe({ game: coins, state: shown, plies }, 0, key).history).toEqual([]);
    expect(observe({ game: coins, state: shown, plies }, 1, key).history).toEqual(plies);
  });
});

describe('names of bots', () => {
  const named = (name: string) => createBot(name, pebbles, pebblesKit, () => 0)?.name;

  test.each([
    'random',
    'greedy',
    'greedy:tuned',
    'flat',
    'flat:20it',
    'apprentice',
    'hewer',
    'foreman',
    'director',
    'search',
    'search:200ms',
    'search:5000it',
  ])('%s is the name of a bot', (name) => expect(named(name)).toBe(name));

  test.each([
    '',
    'Director',
    'search:',
    'search:0ms',
    'search:-1it',
    'search:1.5ms',
    'search:200',
    'search:9999999999it',
    'greedy:nobody',
    'random:1',
    'a:b:c',
    'flat:1s',
  ])('“%s” is not the name of a bot', (name) => expect(named(name)).toBeUndefined());
});
