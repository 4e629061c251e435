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
const told = (lines: readonly ChatLine[]): string[] => lines.map(({ number, name }) => `${number} ${name}`);

describe('names on the screen are old', () => {
  it('when somebody has two, or two people have one', () => {
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ben'), line(3, 'a', 'Ada')])).toBe(false);
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ben'), line(3, 'a', 'Dora')])).toBe(true);
    expect(hasOutdatedNames([line(1, 'a', 'Ada'), line(2, 'b', 'Ada')])).toBe(true);
  });

  it('not when several people were deleted', () =>
    expect(hasOutdatedNames([line(1, '', '—'), line(2, '', '—')])).toBe(false));
});

describe('lines that were read', () => {
  it('join those that are known, each once', () =>
    expect(
      told(
        mergeLines(
          [line(2, 'b', 'Ben'), line(3, 'a', 'Ada')],
          [line(1, 'a', 'Ada'), line(3, 'a', 'Ada'), line(4, 'b', 'Ben')],
        ),
      ),
    ).toEqual(['1 Ada', '2 Ben', '3 Ada', '4 Ben']));

  it('take the place of lines with old names', () => {
    const known = [line(1, 'a', 'Ada'), line(2, 'a', 'Ada'), line(3, 'b', 'Ada')];
    expect(told(mergeLines([line(2, 'a', 'Dora'), line(3, 'b', 'Ada')], known))).toEqual(['2 Dora', '3 Ada']);
  });

  it('do not take the place of a line that came later', () =>
    expect(told(mergeLines([line(1, 'a', 'Dora')], [line(1, 'a', 'Ada'), line(2, 'a', 'Dora')]))).toEqual([
      '1 Dora',
      '2 Dora',
    ]));
});
