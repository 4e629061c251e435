import type { Ply, RecordedPly } from '@pithead/kernel';
import { keyFromSeed, playPly, resolveOptions } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { askBot, observe } from '../bot.ts';
import { sourceDifferences } from './assessment.ts';
import { SearchBot } from './searchBot.ts';
import type { Pebbles } from '../testing/pebbles.ts';
import { zeroEvaluator, coins, pebbles } from '../testing/pebbles.ts';

const start = (heap: number): Pebbles =>
  pebbles.setup(2, resolveOptions(pebbles, { heap }), keyFromSeed(heap), undefined);
const position = (heap: number) => ({ game: pebbles, state: start(heap), plies: [] });

describe('search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])(
    'search finds the only winning ply of a heap of %i without help from the evaluation',
    (heap, winning) => {
      const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 4000 }, () => 0);
      expect(askBot(search, position(heap), 0, keyFromSeed(1))).toEqual(['take', winning]);
    },
  );

  test('search gives a lost position a low value', () => {
    const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 4000 }, () => 0);
    askBot(search, position(4), 0, keyFromSeed(1));
    expect(search.assessments(1)[0]?.value).toBeLessThan(0.2);
  });

  test('simultaneous decisions do not depend on each other in the search tree', () => {
    for (const seat of [0, 1]) {
      const state = coins.setup(2, resolveOptions(coins, {}), keyFromSeed(1), undefined);
      const search = new SearchBot(coins, zeroEvaluator, { iterations: 2000 }, () => 0);
      askBot(search, { game: coins, state, plies: [] }, seat, keyFromSeed(7));
      for (const { value } of search.assessments(2)) expect(Math.abs(value - 0.5)).toBeLessThan(0.2);
    }
  });

  test('every ply at the root is tried in worlds 0, 1, 2 and so on', () => {
    const asked: number[] = [];
    const observation = observe(position(9), 0, keyFromSeed(1));
    const sampleState: typeof observation.sampleState = (number) => {
      asked.push(number);
      return observation.sampleState(number);
    };
    const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 200 }, () => 0);
    search.decide({ ...observation, sampleState: sampleState });
    const worlds = search
      .assessments(Infinity)
      .flatMap(({ visits }) => Array.from({ length: visits }, (_, world) => world));
    expect(asked.toSorted((a, b) => a - b)).toEqual(worlds.toSorted((a, b) => a - b));
  });

  test('search stops when the decision is clear, and after one iteration without a choice', () => {
    const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 100_000 }, () => 0);
    askBot(search, position(1), 0, keyFromSeed(1));
    expect(search.iterations).toBe(1);
    askBot(search, position(2), 0, keyFromSeed(1));
    expect(search.iterations).toBeLessThan(100_000);
  });

  test('search keeps its budget of milliseconds', () => {
    // The clock is read once per iteration: each takes 1 ms, except one of 20 ms, for which time must be
    // left from then on.
    let now = 0;
    let clockReads = 0;
    const search = new SearchBot(
      pebbles,
      zeroEvaluator,
      { ms: 60 },
      () => (now += ++clockReads === 10 ? 20 : 1),
    );
    askBot(search, { ...position(9), state: start(21) }, 0, keyFromSeed(1));
    expect(now).toBeGreaterThan(38);
    expect(now).toBeLessThan(44);
  });

  test('search reports its assessments, best first, with the difference by source', () => {
    const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 2000 }, () => 0);
    const ply = askBot(search, position(3), 0, keyFromSeed(1));
    const [best, other] = search.assessments(3);
    expect(best).toMatchObject({ ply, value: 1, sources: { won: 1 } });
    expect(best?.visits).toBeGreaterThan(other?.visits as number);
    expect(
      sourceDifferences(best as NonNullable<typeof best>, other as NonNullable<typeof other>)['won'],
    ).toBeGreaterThan(0.5);
  });

  test('search reuses its tree within a match and starts a new one for another match', () => {
    const search = new SearchBot(pebbles, zeroEvaluator, { iterations: 500 }, () => 0);
    const state = start(9);
    const plies: RecordedPly[] = [];
    const play = (seat: number, ply: Ply): void => {
      playPly(pebbles, state, seat, ply, undefined);
      plies.push([seat, ...ply]);
    };
    play(0, askBot(search, { game: pebbles, state, plies }, 0, keyFromSeed(1)));
    play(1, ['take', 2]);
    const before = search.iterations;
    expect(askBot(search, { game: pebbles, state, plies }, 0, keyFromSeed(2))).toEqual(['take', 2]);
    expect(search.iterations).toBeGreaterThan(before + 50);
    expect(search.assessments(1)[0]?.sources).toHaveProperty('won');
    expect(askBot(search, position(7), 0, keyFromSeed(3))).toEqual(['take', 3]);
  });
});
