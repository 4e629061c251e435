import { describe, expect, it } from 'vitest';
import { makesStale } from './freshness.ts';

/** Those of three seats whose commands are stale after seat 0 has decided. */
const staleSeats = (
  pendingBefore: number,
  pendingAfter: number,
  {
    isPublic = true,
    hasDecided = true,
    kind = 'play',
  }: { isPublic?: boolean; hasDecided?: boolean; kind?: 'play' | 'undo' | 'rewind' } = {},
): number[] => {
  const change = { actor: 0, kind, isPublic, hasDecided, pendingBefore, pendingAfter };
  return [0, 1, 2].filter((seat) => makesStale(change, seat));
};

describe('the seats whose earlier commands are stale', () => {
  it('a seat that decides at the same time as another is not disturbed', () => {
    expect(staleSeats(0b111, 0b110)).toEqual([0]);
  });

  it('SB-8.5: a seat is not disturbed while another decides once more, returning a second tile', () => {
    expect(staleSeats(0b101, 0b101)).toEqual([0, 1]);
  });

  it('all commands are stale when the last of several seats has decided', () => {
    expect(staleSeats(0b001, 0b111)).toEqual([0, 1, 2]);
  });

  it('all commands are stale when seats decide one after the other', () => {
    expect(staleSeats(0b001, 0b010)).toEqual([0, 1, 2]);
    expect(staleSeats(0b001, 0b001)).toEqual([0, 1, 2]);
  });

  it('a secret event makes commands of the actor stale only, whether others are pending or not', () => {
    expect(staleSeats(0b011, 0b011, { isPublic: false })).toEqual([0]);
    expect(staleSeats(0b001, 0b001, { isPublic: false })).toEqual([0]);
  });

  it('seats that decide at the same time are not disturbed by one that undoes its choice', () => {
    expect(staleSeats(0b110, 0b111, { kind: 'undo', hasDecided: false })).toEqual([0]);
  });

  it('all commands are stale after a rewind, also those of seats that are pending again', () => {
    expect(staleSeats(0b111, 0b111, { kind: 'rewind', hasDecided: false })).toEqual([0, 1, 2]);
  });
});
