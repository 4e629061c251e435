import { describe, expect, it } from 'vitest';
import type { LogLine } from './logLines.ts';
import { withResignations } from './logLines.ts';
import { lastTurnFrom, summarise } from './sinceLastTurn.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

const line = (number: number, actor: number | undefined, text: string, heading?: string): LogLine => ({
  number,
  seq: number,
  type: `t${number}`,
  actor,
  text,
  heading,
  isSetup: false,
});

describe('the summary since the last turn', () => {
  it('everything that a player did is one paragraph, turn by turn', () =>
    expect(
      summarise(
        [
          line(5, 1, 'Ben digs.'),
          line(6, 1, 'Ben loads.'),
          line(7, 1, ''),
          line(8, undefined, 'A new tile.'),
          line(9, 2, 'Cleo digs.'),
          line(10, 1, 'Ben rests.'),
        ],
        NAMES,
      ),
    ).toEqual([
      {
        heading: undefined,
        paragraphs: [
          { number: 5, actor: 1, text: 'Ben digs; loads. Ben rests.' },
          { number: 8, actor: undefined, text: 'A new tile.' },
          { number: 9, actor: 2, text: 'Cleo digs.' },
        ],
      },
    ]));

  it('a heading begins a section', () =>
    expect(
      summarise(
        [line(5, 1, 'Ben digs.'), line(6, undefined, '', 'Round 2'), line(7, 1, 'Ben rests.')],
        NAMES,
      ),
    ).toMatchObject([
      { heading: undefined, paragraphs: [{ text: 'Ben digs.' }] },
      { heading: 'Round 2', paragraphs: [{ text: 'Ben rests.' }] },
    ]));

  it('what is new begins after the event of the last own fact, if nothing better is known', () => {
    const lines = [line(3, 0, 'Ann digs.'), line(4, 1, 'Ben digs.'), line(5, 2, 'Cleo digs.')];
    expect(lastTurnFrom(lines, 1)).toEqual({ factCount: 5, figures: undefined });
    expect(lastTurnFrom(lines, 2)).toEqual({ factCount: Infinity, figures: undefined });
    expect(lastTurnFrom(lines, 3)).toBeUndefined();
  });
});

describe('resignations in the log', () => {
  const numbered = (resignations: readonly (readonly [number, number])[]): (number | string)[][] =>
    withResignations(
      [line(3, 0, 'Ann digs.'), line(4, 1, 'Ben digs.')],
      { names: NAMES, state: { facts: [], factCount: 5, resignations } },
      (name) => `${name} resigns.`,
    ).map(({ number, text }) => [number, text]);

  it('a resignation comes after the facts that it followed', () =>
    expect(numbered([[2, 3]])).toEqual([
      [3, 'Ann digs.'],
      [3.5, 'Cleo resigns.'],
      [4, 'Ben digs.'],
    ]));

  it('several resignations at one place stay in order and have different numbers', () => {
    const lines = numbered([
      [1, 9],
      [2, 9],
    ]);
    expect(lines.map(([, text]) => text)).toEqual([
      'Ann digs.',
      'Ben digs.',
      'Ben resigns.',
      'Cleo resigns.',
    ]);
    expect(new Set(lines.map(([number]) => number)).size).toBe(4);
  });
});
