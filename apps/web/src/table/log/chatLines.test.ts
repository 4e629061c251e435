import type { ChatLine } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { hasOutdatedNames, mergeLines } from './chatLines.ts';

const line = (number: number, person: string, name: string): ChatLine => ({
  number,
  person,
  name,
  room: 'players',
  text: 'Hm',
  at: 5,
});
const summarise = (lines: readonly ChatLine[]): string[] =>
  lines.map(({ number, name }) => `${number} ${name}`);

describe('outdated names in chat lines', () => {
  it('names are outdated when a person has two of them or two people share one', () => {
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ben'), line(3, 'a', 'Ada')])).toBe(false);
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ben'), line(3, 'a', 'Dora')])).toBe(true);
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ada')])).toBe(true);
  });

  it('names are not outdated when several people were deleted', () =>
    expect(hasOutdatedNames([line(1, '', '—'), line(2, '', '—')])).toBe(false));
});

describe('merging chat lines', () => {
  it('loaded and known lines are merged without duplicates', () =>
    expect(
      summarise(
        mergeLines(
          [line(2, 'b', 'Ben'), line(3, 'a', 'Ada')],
          [line(1, 'a', 'Ada'), line(3, 'a', 'Ada'), line(4, 'b', 'Ben')],
        ),
      ),
    ).toEqual(['1 Ada', '2 Ben', '3 Ada', '4 Ben']));

  it('loaded lines replace known lines with outdated names', () => {
    const known = [line(1, 'a', 'Ada'), line(2, 'a', 'Ada'), line(3, 'b', 'Ada')];
    expect(summarise(mergeLines([line(2, 'a', 'Dora'), line(3, 'b', 'Ada')], known))).toEqual([
      '2 Dora',
      '3 Ada',
    ]);
  });

  it('a line that arrived after the loaded ones is kept', () =>
    expect(
      summarise(mergeLines([line(1, 'a', 'Dora')], [line(1, 'a', 'Ada'), line(2, 'a', 'Dora')])),
    ).toEqual(['1 Dora', '2 Dora']));
});
