import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, hashOf, isOver, keyFromSeed, Match } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateHash } from './stateHash.ts';

describe('the hash of a state is the record’s', () => {
  it('the hash agrees with the kernel’s for any JSON value', () => {
    const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    fc.assert(
      fc.property(plain, (value) => void expect(stateHash(value)).toBe(hashOf(value))),
      { numRuns: 2000 },
    );
  });

  it('the hash agrees with the kernel’s for numbers of all sizes, long texts and many shapes of objects', () => {
    const numbers = [
      0,
      9,
      10,
      99,
      100,
      -1,
      -10,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      -(2 ** 32),
      2 ** 53,
      0.5,
      -2.25,
      1e21,
      1e-7,
    ];
    expect(stateHash(numbers)).toBe(hashOf(numbers));
    const long = {
      text: 'ü😀\u2028"'.repeat(30_000),
      list: Array.from({ length: 50_000 }, (_, i) => i * 7919),
    };
    expect(stateHash(long)).toBe(hashOf(long));
    for (let i = 0; i < 1200; i++) {
      const kind = { [`b${i}`]: i, a: [{ [`z${i}`]: null }] };
      expect(stateHash(kind)).toBe(hashOf(kind));
    }
  });

  it.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
    'the hash agrees with the kernel’s after every ply of a match of %s',
    (_, game) => {
      const match = Match.start(game, {
        names: ['Ada', 'Ben', 'Cem'],
        options: {},
        key: keyFromSeed('hash'),
      });
      for (let ply = 0; ply < 200 && !isOver(match.state); ply++) {
        const seat = firstPending(match.state);
        const offers = match.offers(seat);
        match.play(seat, [offers[(ply * 7) % offers.length] as (typeof offers)[number]]);
        expect(stateHash(match.state)).toBe(hashOf(match.state));
      }
    },
  );

  it.each([[Number.NaN], [-0], [{ a: undefined }], [new Map()], [[() => 1]]])(
    'the hash refuses what the kernel’s refuses: %s',
    (value) => {
      expect(() => stateHash(value)).toThrow(TypeError);
    },
  );
});
