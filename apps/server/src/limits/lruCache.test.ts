import { expect, it } from 'vitest';
import { LruCache } from './lruCache.ts';

it('the entry that was not used for longest is evicted first', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual([1, undefined, 3]);
  cache.set('a', 4);
  expect([cache.size, cache.get('a')]).toEqual([2, 4]);
});

it('entries can be deleted by key and by value', () => {
  const cache = new LruCache<number>(9);
  for (const [value, key] of ['a', 'b', 'c', 'd'].entries()) cache.set(key, value);
  cache.delete('a');
  cache.deleteWhere((value) => value > 1);
  expect([...cache.entries()]).toEqual([['b', 1]]);
});

it('an entry that may not be evicted stays until it may, and others go instead', () => {
  let isBusy = true;
  const cache = new LruCache<string>(1, (value) => value !== 'busy' || !isBusy);
  cache.set('a', 'busy');
  cache.set('b', 'idle');
  cache.set('c', 'busy');
  expect([...cache.entries()].map(([key]) => key)).toEqual(['a', 'c']);
  isBusy = false;
  cache.evict();
  expect([...cache.entries()].map(([key]) => key)).toEqual(['c']);
});

it('a peek does not count as a use', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.peek('a');
  cache.set('c', 3);
  expect(cache.peek('a')).toBeUndefined();
});
