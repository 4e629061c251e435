import { describe, expect, it } from 'vitest';
import { toReplayHash, parseReplayHash, nextTurn, previousTurn, turnAt } from './replayPosition.ts';

const TURNS = [
  { ply: 0, seat: 0 },
  { ply: 3, seat: 1 },
  { ply: 4, seat: 0 },
];

describe('replay position', () => {
  it('the current turn is found by the number of plies played', () => {
    expect([0, 1, 3, 4, 5, 9].map((ply) => turnAt(TURNS, ply))).toStrictEqual([0, 0, 1, 2, 2, 2]);
  });

  it('next and previous turn stop at the ends of the record', () => {
    expect([0, 2, 3, 4].map((ply) => nextTurn(TURNS, ply, 9))).toStrictEqual([3, 3, 4, 9]);
    expect([9, 4, 3, 1, 0].map((ply) => previousTurn(TURNS, ply))).toStrictEqual([4, 3, 0, 0, 0]);
  });
});

describe('address of a replay position', () => {
  it('a position survives the round trip through the address', () => {
    for (const position of [{ ply: 123, seat: 1 }, { ply: 0, seat: 'open' } as const])
      expect(parseReplayHash(toReplayHash(position))).toStrictEqual(position);
    expect(toReplayHash({ ply: 5, seat: null })).toBe('#ply=5');
  });

  it('invalid parts of the address are ignored', () => {
    expect(parseReplayHash('#ply=-1&seat=12')).toStrictEqual({});
    expect(parseReplayHash('#ply=1e9&seat=<b>')).toStrictEqual({});
    expect(parseReplayHash('')).toStrictEqual({});
  });
});
