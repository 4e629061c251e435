import { describe, expect, it } from 'vitest';
import { minSeqAfter } from './after.ts';

/**
 * The lowest numbers of the seats 0, 1 and 2 after event 5, by which seat 0 has decided; all were at 4
 * before.
 */
const freshOf = (before: number, asked: number, isOpen = true): number[] =>
  minSeqAfter(
    { asked, seqFor: () => 5 },
    [4, 4, 4],
    { seat: 0, isOpen, hasDecided: true },
    { asked: before },
  );

describe('what each seat must know at least before it decides', () => {
  it('whoever decides at the same time is not disturbed by the choice of another', () => {
    expect(freshOf(0b111, 0b110)).toEqual([5, 4, 4]);
  });

  it('SB-8.5: nor where the other has to decide once more: a second tile goes back', () => {
    expect(freshOf(0b101, 0b101)).toEqual([5, 5, 4]);
  });

  it('after the last of them everybody must know what the others chose', () => {
    expect(freshOf(0b001, 0b111)).toEqual([5, 5, 5]);
  });

  it('in turns the next one must know what the last one did', () => {
    expect(freshOf(0b001, 0b010)).toEqual([5, 5, 5]);
    expect(freshOf(0b001, 0b001)).toEqual([5, 5, 5]);
  });

  it('a secret event makes no command of another seat stale, whether that seat is asked or not', () => {
    expect(freshOf(0b011, 0b011, false)).toEqual([5, 4, 4]);
    expect(freshOf(0b001, 0b001, false)).toEqual([5, 4, 4]);
  });
});
