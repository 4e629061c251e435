import { describe, expect, it } from 'vitest';
import type { LogLine } from './logLines.ts';
import { joinSentences, toParagraphs } from './logParagraphs.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

const line = (number: number, seq: number, actor: number | undefined, text: string, more = {}): LogLine => ({
  number,
  seq,
  type: `t${number}`,
  actor,
  text,
  heading: undefined,
  isSetup: false,
  ...more,
});
const textsOf = (lines: readonly LogLine[]): string[] => toParagraphs(lines, NAMES).map(({ text }) => text);

describe('merging sentences about a player', () => {
  it('the name is said once', () =>
    expect(joinSentences(['Ben places 1 worker: money space 6.', 'Ben takes 6 marks.'], 'Ben')).toBe(
      'Ben places 1 worker: money space 6; takes 6 marks.',
    ));

  it('objects of one verb become a list, and equal ones are counted', () => {
    const loads = ['black', 'black', 'grey'].map((coal) => `Ben loads coal: ${coal}.`);
    expect(joinSentences(loads, 'Ben')).toBe('Ben loads coal: black (2×), grey.');
    expect(joinSentences(['Ben passes.', 'Ben passes.'], 'Ben')).toBe('Ben passes (2×).');
  });

  it('objects that contain a comma are not listed', () =>
    expect(joinSentences(['Ben buys: a cart, light.', 'Ben buys: a cart, dark.'], 'Ben')).toBe(
      'Ben buys: a cart, light; buys: a cart, dark.',
    ));

  it('a sentence that begins otherwise stays as it is', () =>
    expect(joinSentences(['Ben digs.', 'The card shows 4 copper.', 'Ben keeps it.'], 'Ben')).toBe(
      'Ben digs. The card shows 4 copper. Ben keeps it.',
    ));
});

describe('paragraphs of the log', () => {
  it('consecutive facts of one player are one paragraph, whichever events brought them', () =>
    expect(
      textsOf([line(0, 1, 1, 'Ben digs.'), line(1, 2, 1, 'Ben loads.'), line(2, 3, 2, 'Cleo digs.')]),
    ).toEqual(['Ben digs; loads.', 'Cleo digs.']));

  it('a fact without a text ends the turn: two turns of one player are two paragraphs', () =>
    expect(textsOf([line(0, 1, 1, 'Ben digs.'), line(1, 1, 1, ''), line(2, 2, 1, 'Ben loads.')])).toEqual([
      'Ben digs.',
      'Ben loads.',
    ]));

  it('what one event tells of several players is one paragraph, unless it is long', () => {
    const shares = [0, 1, 2].map((seat) =>
      line(seat, 4, seat, `${NAMES[seat]} gets 2 zinc.`, { type: 'share' }),
    );
    expect(toParagraphs(shares, NAMES)).toMatchObject([
      { number: 0, end: 3, actor: undefined, text: 'Ann gets 2 zinc. Ben gets 2 zinc. Cleo gets 2 zinc.' },
    ]);
    const long = shares.map((each) => ({ ...each, text: each.text.padEnd(130, ' zinc') }));
    const next = line(3, 5, 2, 'Cleo digs.');
    expect(toParagraphs([...long, next], NAMES)).toHaveLength(4);
  });

  it('a heading begins a paragraph, also that of a fact without a text', () =>
    expect(
      toParagraphs(
        [
          line(0, 1, 1, 'Ben digs.'),
          line(1, 1, undefined, '', { heading: 'Round 2' }),
          line(2, 1, 1, 'Ben loads.'),
          line(3, 2, 1, 'Ben rests.', { heading: 'Round 3' }),
        ],
        NAMES,
      ).map(({ heading, text }) => [heading, text]),
    ).toEqual([
      [undefined, 'Ben digs.'],
      ['Round 2', 'Ben loads.'],
      ['Round 3', 'Ben rests.'],
    ]));

  it('an owner that is not a seat keeps whole sentences', () =>
    expect(textsOf([line(0, 1, 3, 'Al moves crew 1.'), line(1, 1, 3, 'Al digs.')])).toEqual([
      'Al moves crew 1. Al digs.',
    ]));
});
