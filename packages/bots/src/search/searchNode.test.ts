import { expect, test } from 'vitest';
import type { SearchNode } from './searchNode.ts';
import { addWorldResult, restOfDecision, newSearchNode, worldCount } from './searchNode.ts';

const visitedNode = (): SearchNode => ({
  ...newSearchNode(1),
  codes: [5, 5, 6],
  decisions: [
    [5, 7],
    [5, 8],
    [6, 7],
  ],
  deficits: [0, 1, 2],
  priors: [0.4, 0.1, 0.5],
  visits: [7, 2, 3],
  available: [12, 12, 12],
  totals: [4, 1, 1],
  squares: [3, 1, 1],
  next: [newSearchNode(1), undefined, undefined],
  worldTotals: [[1], [1], [1]],
  totalVisits: 12,
  bestLogit: 0.3,
});

test('the rest of a decision keeps the statistics of its prefix, but no world results', () => {
  const root = visitedNode();
  const rest = restOfDecision(root, [0, 1], 1);
  expect(rest).toMatchObject({
    codes: [7, 8],
    decisions: [[7], [8]],
    visits: [7, 2],
    totals: [4, 1],
    totalVisits: 9,
    bestLogit: 0.3,
  });
  expect(rest.priors).toEqual([0.8, 0.2]);
  expect(rest.next[0]).toBe(root.next[0]);
  expect(worldCount(rest, 0)).toBe(0);
});

test('priors stay finite if all remaining decisions have prior 0', () => {
  expect(restOfDecision({ ...visitedNode(), priors: [0, 0, 1] }, [0, 1], 1).priors).toEqual([0, 0]);
});

test('world results are running sums', () => {
  const node = newSearchNode(0);
  for (const share of [1, 0, 0.5]) addWorldResult(node, 2, share);
  expect(node.worldTotals[2]).toEqual([1, 1, 1.5]);
  expect([worldCount(node, 2), worldCount(node, 0)]).toEqual([3, 0]);
});
