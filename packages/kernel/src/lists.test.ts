import { describe, expect, it } from 'vitest';
import { removeAt, shorten, sortFrom } from './lists.ts';

describe('lists changed in place', () => {
  it('removeAt does what splice does with one item', () => {
    for (let index = 0; index < 4; index++) {
      const list = [7, 5, 7, 9];
      const spliced = [...list];
      removeAt(list, index);
      spliced.splice(index, 1);
      expect(list).toEqual(spliced);
    }
  });

  it('sortFrom sorts the end of a list and leaves its beginning as it is', () => {
    const list = [9, 8, 3, 1, 3, 2, 0];
    sortFrom(list, 2);
    expect(list).toEqual([9, 8, 0, 1, 2, 3, 3]);
    sortFrom(list, 0);
    expect(list).toEqual([0, 1, 2, 3, 3, 8, 9]);
    sortFrom(list, list.length);
    expect(list).toHaveLength(7);
  });

  it('shorten removes the end of a list, and nothing from a list that is short enough', () => {
    const list = [1, 2, 3];
    shorten(list, 5);
    expect(list).toEqual([1, 2, 3]);
    shorten(list, 1);
    expect(list).toEqual([1]);
  });
});
