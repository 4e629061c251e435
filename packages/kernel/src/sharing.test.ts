import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { areSame, shareUnchanged } from './sharing.ts';

/** Few different values, so that parts are often equal. */
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -1, max: 2 }),
    fc.constantFrom<unknown>('a', 'b', true, null),
    fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
  ),
}));
const state = fc.dictionary(fc.constantFrom('a', 'b', 'c'), data.value, { noNullPrototype: true });

it('sharing changes no value and no order of keys, and shares exactly what is equal', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const [textBefore, textAfter] = [JSON.stringify(before), JSON.stringify(after)];
      shareUnchanged(before, after);
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([textBefore, textAfter]);
      for (const [key, value] of Object.entries(after))
        expect(value === before[key]).toBe(
          Object.hasOwn(before, key) && JSON.stringify(value) === JSON.stringify(before[key]),
        );
    }),
    { numRuns: 400 },
  );
});

it('two data are the same exactly if their JSON is', () => {
  fc.assert(
    fc.property(data.value, data.value, (one, other) => {
      expect(areSame(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(areSame(one, structuredClone(one))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('minus zero is not replaced by zero, so that the canonical JSON still refuses it', () => {
  const after = { list: [-0] };
  shareUnchanged({ list: [0] }, after);
  expect(Object.is(after.list[0], -0)).toBe(true);
});
