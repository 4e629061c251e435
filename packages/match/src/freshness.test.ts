import { describe, expect, it } from 'vitest';
import { minSeqAfter } from './freshness.ts';

/** The lowest numbers of three seats, all 4 before, after seat 0 has decided by event 5. */
const after = (
  pendingBefore: number,
  pendingSeats: number,
  { isPublic = true, hasDecided = true, isRewind = false } = {},
): number[] =>
  minSeqAfter(
    [4, 4, 4],
    { seat: 0, isPublic, hasDecided, isRewind, before: { pendingSeats: pendingBefore } },
    pendingSeats,
    () => 5,
  );

describe('the lowest event number that a command may be based on', () => {
  it('the lowest number stays for a seat that decides at the same time as another', () => {
    expect(after(0b111, 0b110)).toEqual([5, 4, 4]);
  });

  it('SB-8.5: the lowest number stays for a seat while another decides once more, returning a second tile', () => {
    expect(after(0b101, 0b101)).toEqual([5, 5, 4]);
  });

  it('the lowest number rises for everybody when the last of several seats has decided', () => {
    expect(after(0b001, 0b111)).toEqual([5, 5, 5]);
  });

  it('the lowest number rises for everybody when seats decide one after the other', () => {
    expect(after(0b001, 0b010)).toEqual([5, 5, 5]);
    expect(after(0b001, 0b001)).toEqual([5, 5, 5]);
  });

  it('after a secret event the lowest number rises for the actor only, whether others are pending or not', () => {
    expect(after(0b011, 0b011, { isPublic: false })).toEqual([5, 4, 4]);
    expect(after(0b001, 0b001, { isPublic: false })).toEqual([5, 4, 4]);
  });

  it('the lowest number stays for seats that decide at the same time while one undoes its choice', () => {
    expect(after(0b110, 0b111, { hasDecided: false })).toEqual([5, 4, 4]);
  });

  it('the lowest number rises for everybody after a rewind, also for seats that are pending again', () => {
    expect(after(0b111, 0b111, { hasDecided: false, isRewind: true })).toEqual([5, 5, 5]);
  });
});
