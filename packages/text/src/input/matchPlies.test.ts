import type { Ply } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { GameText } from '../gameText.ts';
import { matchCommand } from './commandWords.ts';
import { inputContextOf } from './inputContext.ts';
import { matchPlies } from './matchPlies.ts';

const MOVES = [
  { verb: 'dig', nouns: ['A-1', 'A-2', 'B-1', 'B-12'] },
  { verb: 'pass', nouns: ['0'] },
  { verb: 'move', nouns: ['3>A4', '3>A4+A5'] },
];
const GAME = { moves: MOVES, verbs: new Map(MOVES.map(({ verb }, index) => [verb, index])) };
const LABELS: Readonly<Record<string, readonly string[]>> = {
  dig: ['Dig for coal: shaft 1', 'Dig for coal: shaft 2', 'Dig for gold: shaft 1', 'Dig for gold: shaft 12'],
  pass: ['Pass'],
  move: ['Crew 3: entrance 2 → A4', 'Crew 3: entrance 2 → border of A4 and A5'],
};
const text = { ply: ([verb, noun]: Ply) => LABELS[verb]?.[noun] ?? verb } as unknown as GameText;

/** The third shaft can't be dug and no border can be reached now. */
const context = inputContextOf(GAME, text, {
  view: undefined,
  offers: { dig: [0, 1, 3], pass: [0], move: [0] },
});

describe('typed input', () => {
  it.each([
    ['2', [['dig', 1]]],
    ['dig A-2', [['dig', 1]]],
    ['a-2', [['dig', 1]]],
    ['pass', [['pass', 0]]],
    ['coal shaft 2', [['dig', 1]]],
    ['dig B-1', [['dig', 2]]],
    ['crew 3 a4', [['move', 0]]],
  ] as const)('%s means exactly one ply', (line, plies) => {
    expect(matchPlies(context, line)).toEqual({ plies, exact: true });
  });

  it.each([
    [
      'coal',
      [
        ['dig', 0],
        ['dig', 1],
      ],
    ],
    [
      'dig',
      [
        ['dig', 0],
        ['dig', 1],
        ['dig', 3],
      ],
    ],
    // Gold in shaft 1 could have been meant.
    ['gold', [['dig', 3]]],
  ] as const)('%s is not certain enough to be played', (line, plies) => {
    expect(matchPlies(context, line)).toEqual({ plies, exact: false });
  });

  it('a number outside the list and a noun that does not exist are told apart from nonsense', () => {
    expect(matchPlies(context, '9')).toEqual({ number: 9 });
    expect(matchPlies(context, 'dig B-11')).toMatchObject({ noun: 'B-11', near: ['dig B-12', 'dig B-1'] });
    expect(matchPlies(context, 'nonsense')).toEqual({ plies: [], exact: true });
    expect(matchPlies(context, ' ')).toEqual({ plies: [], exact: false });
  });

  it('a command is its first word in any language, and the rest stays as it was typed', () => {
    const words = { why: ['why', 'warum'], undo: ['undo', 'rückgängig'] };
    expect(matchCommand(words, ' Warum  dig A-1')).toEqual({ word: 'why', typed: 'Warum', rest: 'dig A-1' });
    expect(matchCommand(words, 'ru\u0308ckga\u0308ngig')?.word).toBe('undo');
    expect(matchCommand(words, 'toString')).toBeUndefined();
  });
});
