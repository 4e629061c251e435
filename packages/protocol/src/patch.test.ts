import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedOffers, packOffers, unpackOffers, applyOfferChanges } from './offers.ts';
import { diffViews, applyPatch } from './patch.ts';

const view = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.boolean(),
    tie('list'),
    tie('branch'),
  ),
  list: fc.array(tie('value'), { maxLength: 6 }),
  branch: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('value'), { maxKeys: 5 }),
})).value;

describe('an update contains only what changed', () => {
  it('a patch turns the old view into the new one without changing the old one', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        const copy = structuredClone(before);
        const sent = JSON.parse(JSON.stringify(diffViews(before, after))) as unknown[];
        expect(applyPatch(before, sent)).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });

  it('a small change makes a small patch', () => {
    const before = {
      players: [
        { money: 3, orders: [1, 2] },
        { money: 5, orders: [] },
      ],
      round: 1,
    };
    const after = {
      players: [
        { money: 2, orders: [1, 2, 9] },
        { money: 5, orders: [] },
      ],
      round: 1,
    };
    expect(diffViews(before, after)).toEqual(['players.0.money', 2, 'players.0.orders.2', 9]);
    expect(diffViews(before, structuredClone(before))).toEqual([]);
  });

  it('objects with dots in keys are sent whole, and no key reaches a prototype', () => {
    expect(diffViews({ 'a.b': 1 }, { 'a.b': 2 })).toEqual(['', { 'a.b': 2 }]);
    applyPatch({ a: 1 }, ['__proto__', { polluted: true }]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('a part with many changes is sent whole if that is shorter', () => {
    const before = { map: Array.from({ length: 20 }, () => 0) };
    const after = { map: before.map.map(() => 1) };
    expect(diffViews(before, after)).toEqual(['map', after.map]);
  });
});

describe('offers', () => {
  const plies = fc.uniqueArray(fc.tuple(fc.constantFrom('dig', 'load', 'pass'), fc.nat(9)), {
    selector: String,
  });

  it('packed offers are equal to the offers, and changes lead from one to the other', () => {
    fc.assert(
      fc.property(plies, plies, (before, after) => {
        expect(unpackOffers(packOffers(before)).map(String).toSorted()).toEqual(
          before.map(String).toSorted(),
        );
        const changed = changedOffers(packOffers(before), packOffers(after));
        expect(applyOfferChanges(packOffers(before), changed ?? {})).toEqual(packOffers(after));
      }),
    );
  });
});
