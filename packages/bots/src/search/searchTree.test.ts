import type { Fact } from '@pithead/kernel';
import { codeOf, keyFromSeed, resolveOptions } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { newSearchNode } from './searchNode.ts';
import type { SearchNode } from './searchNode.ts';
import { DEFAULT_SEARCH_SETTINGS } from './searchBot.ts';
import type { Pebbles } from '../testing/pebbles.ts';
import { zeroEvaluator, coins, pairs, pebbles } from '../testing/pebbles.ts';
import { SearchTree } from './searchTree.ts';

const take = (count: number): number => codeOf(pebbles.verbs.get('take') as number, count);

const put = (side: number): number => codeOf(pairs.verbs.get('put') as number, side);

/**
 * Ply 1 was tried in three worlds, of which only the last is favourable; ply 2 in the first two, where it
 * does better.
 */
const node = (): SearchNode => ({
  ...newSearchNode(0),
  codes: [take(1), take(2)],
  deficits: [0, 0],
  priors: [0.5, 0.5],
  visits: [3, 2],
  available: [5, 5],
  totals: [1, 0.2],
  squares: [1, 0.02],
  worldTotals: [
    [0, 0, 1],
    [0.1, 0.2],
  ],
  totalVisits: 5,
  bestLogit: 0,
});

test('the world correction is added to the totals before new worlds are sampled', () => {
  const tree = new SearchTree(pebbles, zeroEvaluator, { ...DEFAULT_SEARCH_SETTINGS, worldCorrection: 1 });
  const root = node();
  tree.applyWorldCorrection(root);
  expect(root.totals[0]).toBe(1);
  expect(root.totals[1]).toBeCloseTo(0.2 + 2 / 3);
  expect(root.worldTotals).toEqual([]);
});

test.each([
  [0, 'a ply tried only in unfavourable worlds looks worse than a lucky one', 0],
  [1, 'only results in the same worlds are compared', 1],
])('with a world correction of %i, %s', (fairness, _, choice) => {
  const tree = new SearchTree(pebbles, zeroEvaluator, {
    ...DEFAULT_SEARCH_SETTINGS,
    explorationConstant: 0,
    priorVisits: 0,
    worldCorrection: fairness,
  });
  const state = pebbles.setup(2, resolveOptions(pebbles, { heap: 9 }), keyFromSeed(1), undefined);
  expect(tree.choose(node(), state)).toBe(choice);
});

describe('prediction of opponents', () => {
  const heapOf = (heap: number): Pebbles =>
    pebbles.setup(2, resolveOptions(pebbles, { heap }), keyFromSeed(1), undefined);
  const predictingTree = (game: typeof pebbles): SearchTree<Pebbles, Fact> => {
    const tree = new SearchTree(game, zeroEvaluator, { ...DEFAULT_SEARCH_SETTINGS, opponentBeam: 4 });
    tree.searcher = 1;
    return tree;
  };

  test('a prediction confirmed in n consecutive worlds is reused in n more worlds', () => {
    const tree = predictingTree(pebbles);
    const other = newSearchNode(0);
    const isThoughtOver = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
      const before = tree.plies;
      expect(other.codes[tree.choose(other, heapOf(3))]).toBe(take(3));
      return tree.plies > before;
    });
    expect(isThoughtOver).toEqual([true, true, false, true, false, false, true, false]);
  });

  test('a prediction that is illegal in a world is replaced', () => {
    const tree = predictingTree(pebbles);
    const other = newSearchNode(0);
    for (const heap of [3, 3, 2]) tree.choose(other, heapOf(heap));
    expect(other.prediction).toEqual({ decision: [take(2)], agreed: 0, believed: 0 });
  });

  test.each([
    [1, 'the best first ply', put(0), undefined],
    [2, 'the best whole decision', put(1), [put(1), put(1)]],
  ])('with a beam width of %i an opponent plays %s', (foresight, _, first, decision) => {
    const valueByCoins = new Map([
      ['0,-1', 2],
      ['1,-1', 1],
      ['1,1', 5],
    ]);
    const evaluator = {
      ...zeroEvaluator,
      evaluate: (state: Pebbles) => valueByCoins.get(state.coins.join()) ?? 0,
    };
    const tree = new SearchTree(pairs, evaluator, { ...DEFAULT_SEARCH_SETTINGS, opponentBeam: foresight });
    tree.searcher = 1;
    const other = newSearchNode(0);
    const choice = tree.choose(other, pairs.setup(2, resolveOptions(pairs, {}), keyFromSeed(1), undefined));
    expect(other.codes[choice]).toBe(first);
    expect(other.decisions[choice]).toEqual(decision);
  });

  test('simultaneous decisions of opponents are not predicted across worlds', () => {
    const other = newSearchNode(0);
    predictingTree(coins).choose(other, coins.setup(2, resolveOptions(coins, {}), keyFromSeed(1), undefined));
    expect(other.prediction).toBeUndefined();
    expect(other.codes).toHaveLength(1);
  });
});
