import { describe, expect, it } from 'vitest';
import { firstNewKind } from './newKinds.ts';

const drawn = [
  { kind: 'bank', isOffered: false },
  { kind: 'order', isOffered: true },
  { kind: 'slot', isOffered: true },
];

describe('what a newcomer meets for the first time', () => {
  it('what has just happened comes before what can be selected', () => {
    expect(firstNewKind(new Set(), ['canteen'], drawn)).toBe('canteen');
  });

  it('what can be selected comes before what is only to be seen', () => {
    expect(firstNewKind(new Set(['order']), ['order'], drawn)).toBe('slot');
    expect(firstNewKind(new Set(['order', 'slot']), [], drawn)).toBe('bank');
  });

  it('nothing that was met is new', () => {
    expect(firstNewKind(new Set(['order', 'slot', 'bank', 'canteen']), ['canteen'], drawn)).toBeUndefined();
  });
});
