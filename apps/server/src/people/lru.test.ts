import { expect, it } from 'vitest';
import { Lru } from './lru.ts';

it('forgets what was not used for longest', () => {
  const kept = new Lru<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([1, undefined, 3]);
  kept.set('a', 4);
  expect([kept.size, kept.get('a')]).toEqual([2, 4]);
});

it('forgets what it is told to', () => {
  const kept = new Lru<number>(9);
  for (const [place, key] of ['a', 'b', 'c', 'd'].entries()) kept.set(key, place);
  kept.delete('a');
  kept.deleteWhere((value) => value > 1);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([undefined, 1, undefined, undefined]);
});
