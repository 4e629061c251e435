import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf } from './canonical.ts';

/** Whatever JSON can hold; the round trip takes minus zero out, which is refused on purpose. */
const plain = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('canonical JSON', () => {
  it('equal data give equal text, whatever the order of keys, and the text is JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plain), (object) => {
        const turned = Object.fromEntries(Object.entries(object).toReversed());
        expect(canonicalJson(turned)).toBe(canonicalJson(object));
        expect(JSON.parse(canonicalJson(object))).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });

  it('different data give different text', () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([12]));
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  });

  it.each([
    ['undefined', { a: undefined }],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['minus zero', -0],
    ['a function', () => 1],
    ['a map', new Map()],
    ['a date', new Date(0)],
    ['a big integer', 1n],
    ['a hole', [1, undefined]],
  ])('refuses what JSON would drop or bend: %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('the hash is 128 bits of SHA-256', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e');
  });
});
