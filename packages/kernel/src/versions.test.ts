import { describe, expect, it } from 'vitest';
import { keyFromSeed } from './chance.ts';
import { BadInput, defineGame } from './game.ts';
import { Match } from './match.ts';
import { parseGame, printGame } from './notation.ts';
import { firstPending, isOver } from './steps.ts';
import { recordOf, replay, verifyRecord } from './record.ts';
import type { Auction } from './testing/auction.ts';
import { auction } from './testing/auction.ts';
import { atVersion, isKnownVersion, rulesVersionOf, versionsOf } from './versions.ts';

/** From version 2 on, the deck is dealt from the other end. */
const game = defineGame({
  ...auction,
  version: 2,
  oldestVersion: 1,
  setup(seats, options, key, tell, version) {
    const state: Auction = auction.setup(seats, options, key, tell);
    if (version < 2) return state;
    state.deck.reverse();
    return { ...state, version };
  },
  copy: (state) => structuredClone(state),
});

const TABLE = { names: ['Ada', 'Ben'], options: {}, key: keyFromSeed('versions') };

function playedMatch(under: typeof game, most = Infinity): Match<Auction> {
  const match = Match.start(under, TABLE);
  while (!isOver(match.state) && match.plies.length < most) {
    const seat = firstPending(match.state);
    match.play(seat, [match.offers(seat).at(-1) as [string, number]]);
  }
  return match as Match<Auction>;
}

describe('versions of the rules', () => {
  it('a new match is of the newest version, and its state carries it from version 2 on', () => {
    const match = Match.start(game, TABLE);
    expect([match.game.version, match.state.version, rulesVersionOf(match.state)]).toEqual([2, 2, 2]);
    const older = Match.start(atVersion(game, 1), TABLE);
    expect([older.game.version, Object.hasOwn(older.state, 'version'), rulesVersionOf(older.state)]).toEqual([
      1,
      false,
      1,
    ]);
    expect(older.state.deck).toEqual(match.state.deck.toReversed());
  });

  it('promise P8: a record, its notation and a saved match go on under the version that they began with', () => {
    for (const version of versionsOf(game)) {
      const match = playedMatch(atVersion(game, version));
      const record = recordOf(match);
      expect(record.version).toBe(version);
      for (const program of [game, atVersion(game, 1)]) {
        expect(verifyRecord(program, record)).toEqual([]);
        expect((replay(program, record) as typeof match).game.version).toBe(version);
        const notation = printGame(match.game, match.setup, match.plies);
        expect(notation).toMatch(new RegExp(`^game auction ${version}\n`));
        expect(parseGame(program, notation).game).toBe(match.game);
      }
      const half = playedMatch(match.game as typeof game, 3);
      const resumed = Match.resume(half.game, half.setup, JSON.parse(JSON.stringify(half.save())));
      resumed.rewind(1);
      expect(resumed.state).toEqual(playedMatch(match.game as typeof game, 1).state);
    }
  });

  it('all matches of a version share one game, the newest being the game itself', () => {
    expect(atVersion(game, 2)).toBe(game);
    expect(atVersion(game, 1)).toBe(atVersion(game, 1));
    expect(atVersion(atVersion(game, 1), 2)).toBe(game);
    expect(atVersion(game, 1).moves).toBe(game.moves);
    expect(versionsOf(atVersion(game, 1))).toEqual([1, 2]);
  });

  it.each([0, 3, 1.5, NaN, Infinity, -1])('the unknown version %d is refused', (version) => {
    expect(isKnownVersion(game, version)).toBe(false);
    expect(() => atVersion(game, version)).toThrow(BadInput);
    expect(() => atVersion(game, version)).toThrow('otherVersion');
  });

  it('a game that names no older version knows its newest only', () => {
    expect(versionsOf(auction)).toEqual([3]);
    expect(isKnownVersion(auction, 2)).toBe(false);
  });
});
