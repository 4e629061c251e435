import { describe, expect, it } from 'vitest';
import { freshAfter } from './after.ts';

/** What the seats 0, 1 and 2 must know after seat 0 has decided, where all knew of everything up to 4 and there is a fifth event now. */
const freshOf = (before: number, asked: number): number[] => freshAfter({ asked, seqFor: () => 5 }, [4, 4, 4], 0, true, { asked: before });

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
});
