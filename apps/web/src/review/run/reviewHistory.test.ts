import type { ReviewSummary } from '@pithead/protocol';
import { expect, test } from 'vitest';
import { averageOf, otherResults } from './reviewHistory.ts';

const summary = (
  record: string,
  accuracy: number | null,
  more: Partial<ReviewSummary> = {},
): ReviewSummary => ({
  engine: 'review-1',
  record,
  game: 'siberia',
  playedAt: Number(record),
  own: accuracy === null ? null : { accuracy, errorRate: 100 - accuracy },
  ...more,
});
const NOW = { engine: 'review-1', record: '9' };

test('other games of the same title and engine count once each, in the order of play', () => {
  const device = [summary('3', 70), summary('1', 80), summary('9', 10), summary('2', null)];
  const server = [summary('1', 80), summary('4', 90), summary('5', 60, { engine: 'review-0' })];
  const other = [summary('6', 50, { game: 'rockwell' })];
  const results = otherResults([...device, ...server, ...other], NOW, 'siberia');
  expect(results.map(({ accuracy }) => accuracy)).toEqual([80, 70, 90]);
});

test('an average needs five games', () => {
  const results = [60, 70, 80, 90].map((accuracy) => ({ accuracy, errorRate: 10 }));
  expect(averageOf(results)).toBeUndefined();
  const five = [...results, { accuracy: 100, errorRate: 60 }];
  expect(averageOf(five)).toEqual({ accuracy: 80, errorRate: 20, games: 5 });
});
