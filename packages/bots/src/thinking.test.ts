import { keyFromSeed, offersFor, resolveOptions } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { mindAt } from './bot.ts';
import type { Kit } from './kit.ts';
import { imagined, mindOf } from './mind.ts';
import { botNamed } from './players.ts';
import { coins, kit, pebbles } from './testing/pebbles.ts';
import type { Answer, Line, OpenLine, Playable, Question } from './thinking.ts';
import { answerer, askTogether, stopgap, Thinker } from './thinking.ts';

const state = pebbles.setup(2, resolveOptions(pebbles, { heap: 6 }), keyFromSeed(1), undefined);
const key = keyFromSeed(2);
const question: Question = {
  game: 'pebbles',
  bot: 'director',
  match: 'm',
  seat: 0,
  key,
  now: imagined(pebbles, state, 0, key) as unknown as Question['now'],
  history: [],
};
const games = { pebbles: { game: pebbles, kit } as unknown as Playable };
const later = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** A worker in the same thread; messages are cloned as between threads. */
const inside: OpenLine = (told) => {
  const answer = answerer(games, () => 0);
  return {
    post: (asked) => queueMicrotask(() => told.answer(structuredClone(answer(structuredClone(asked))))),
    end: () => undefined,
  };
};

/** The first worker is broken in the given way, later ones are sound. */
function brokenOnce(broken: (told: Parameters<OpenLine>[0]) => Line): {
  open: OpenLine;
  opened: () => number;
} {
  let opened = 0;
  return { open: (told) => (++opened === 1 ? broken(told) : inside(told)), opened: () => opened };
}

describe('a bot in a worker', () => {
  test('the worker receives plain data and replies with a ply and assessments', async () => {
    const answer = await new Thinker(inside, later).ask(question, 1000);
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
      (told: { failed(): void }) => {
        told.failed();
        return { post: () => undefined, end: () => undefined };
      },
    ],
    [
      'crashes',
      (told: { failed(): void }) => ({
        post: () => queueMicrotask(() => told.failed()),
        end: () => undefined,
      }),
    ],
  ])('a worker that %s costs this decision only', async (_, broken) => {
    const { open, opened } = brokenOnce(broken);
    const thinker = new Thinker(open, later);
    expect(await thinker.ask(question, 30)).toBeUndefined();
    const ply = stopgap(mindAt({ game: pebbles, state, plies: [] }, 0, key), kit);
    expect(offersFor(pebbles, state, 0)).toContainEqual(ply);
    expect((await thinker.ask(question, 1000))?.ply).toEqual(['take', 2]);
    expect(opened()).toBe(2);
  });

  test('a late reply is not taken for the reply to the next request', async () => {
    let tell: ((answer: Answer) => void) | undefined;
    const { open } = brokenOnce(
      (told) => ((tell = told.answer), { post: () => undefined, end: () => undefined }),
    );
    const thinker = new Thinker(open, later);
    expect(await thinker.ask(question, 10)).toBeUndefined();
    const next = thinker.ask(question, 1000);
    tell?.({ ply: ['take', 1], reasons: [] });
    expect((await next)?.ply).toEqual(['take', 2]);
  });

  describe('several workers', () => {
    const visits = (answer: Answer | undefined): number =>
      (answer?.reasons ?? []).reduce((sum, reason) => sum + reason.visits, 0);
    const of = (match: string): Question => ({ ...question, match });
    const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

    test('assessments of all workers are merged once they have started', async () => {
      const thinkers = [new Thinker(inside, later), new Thinker(inside, later)];
      const alone = await askTogether(thinkers, of('first'), 1000);
      await soon();
      expect(thinkers.map(({ isAwake }) => isAwake)).toEqual([true, true]);
      const together = await askTogether(thinkers, of('second'), 1000);
      expect(together?.ply).toEqual(['take', 2]);
      expect(visits(together)).toBeGreaterThan(1.5 * visits(alone));
    });

    test('additional workers are not waited for while they start, and are started once', async () => {
      let posted = 0;
      const asleep = new Thinker(() => ({ post: () => posted++, end: () => undefined }), later);
      const thinkers = [new Thinker(inside, later), asleep];
      for (const match of ['first', 'second'])
        expect((await askTogether(thinkers, of(match), 1000))?.ply).toEqual(['take', 2]);
      expect(posted).toBe(1);
      asleep.end();
    });

    test('a worker that hangs does not delay the reply of the others', async () => {
      const hanging: OpenLine = (told) => {
        const line = inside(told);
        return { ...line, post: (each) => each.bot === 'random' && line.post(each) };
      };
      const thinkers = [new Thinker(inside, later), new Thinker(hanging, later)];
      const limit = 60;
      await askTogether(thinkers, of('first'), limit);
      await soon();
      expect(thinkers[1]?.isAwake).toBe(true);
      const late = new Promise((resolve) => void setTimeout(resolve, limit, 'late'));
      expect(await Promise.race([askTogether(thinkers, of('second'), limit), late])).toMatchObject({
        ply: ['take', 2],
      });
      expect(thinkers[1]?.isAwake).toBe(false);
    });

    test('the reply is the ply with most visits in all workers, with merged assessments', async () => {
      const tried = (
        plies: readonly (readonly [noun: number, visits: number, value: number])[],
      ): OpenLine => {
        const reasons = plies.map(([noun, many, value]) => ({
          ply: ['take', noun] as const,
          visits: many,
          value,
          spread: 0,
          sources: { won: value },
        }));
        return (told) => ({
          post: () => queueMicrotask(() => told.answer({ ply: reasons[0]!.ply, reasons })),
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
      const thinkers = lines.map((line) => new Thinker(line, later));
      await askTogether(thinkers, of('first'), 1000);
      await soon();
      const answer = await askTogether(thinkers, of('second'), 1000);
      expect(answer?.ply).toEqual(['take', 3]);
      expect(answer?.reasons[0]).toEqual({
        ply: ['take', 3],
        visits: 12,
        value: 0.75,
        spread: 0.25,
        sources: { won: 0.75 },
      });
      expect(answer?.reasons.map(({ visits: many }) => many)).toEqual([12, 10, 10]);
    });

    test('an additional worker that fails is started again', async () => {
      let asked = 0;
      const failing: OpenLine = (told) => {
        const line = inside(told);
        return {
          ...line,
          post: (each) => (++asked === 2 ? queueMicrotask(() => told.failed()) : line.post(each)),
        };
      };
      const thinkers = [new Thinker(inside, later), new Thinker(failing, later)];
      for (const [match, isAwake] of Object.entries({
        'wakes it': true,
        fails: false,
        'wakes it again': true,
        both: true,
      })) {
        expect((await askTogether(thinkers, of(match), 1000))?.ply).toEqual(['take', 2]);
        await soon();
        expect(thinkers[1]?.isAwake, match).toBe(isAwake);
      }
      expect(asked).toBe(4);
    });
  });

  test('the fallback plays a legal ply even if the evaluation throws', () => {
    const failing: Kit<typeof state> = {
      ...kit,
      judge: () => {
        throw new Error('planted');
      },
    };
    expect(offersFor(pebbles, state, 0)).toContainEqual(
      stopgap(mindAt({ game: pebbles, state, plies: [] }, 0, key), failing),
    );
  });
});

describe('hidden information', () => {
  test('the compiler rejects an observation made from a true state', () => {
    // @ts-expect-error: a true state is no imagined one.
    expect(mindOf(pebbles, state, 0, key, []).seat).toBe(0);
  });

  test('the history of an observation omits secret plies of others', () => {
    const shown = coins.setup(2, resolveOptions(coins, {}), keyFromSeed(1), undefined);
    const plies = [[1, 'show', 0] as const, [1, 'show', 1] as const];
    expect(mindAt({ game: coins, state: shown, plies }, 0, key).history).toEqual([]);
    expect(mindAt({ game: coins, state: shown, plies }, 1, key).history).toEqual(plies);
  });
});

describe('names of bots', () => {
  const named = (name: string) => botNamed(name, pebbles, kit, () => 0)?.name;

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
