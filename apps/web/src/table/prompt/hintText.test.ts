import type { PlyAssessment } from '@pithead/bots';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '../../text/index.ts';
import { loadTexts } from '../../text/index.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { hintText } from './hintText.ts';

const loadedGame = {
  table: {},
  text: {
    language: 'en',
    ply: ([verb]: readonly [string, number]) => verb,
    source: (id: string) => id,
    scoreInWords: (value: number) => `${value} points`,
  },
} as unknown as LoadedGame;

const assess = (verb: string, visits: number, sources: Record<string, number>): PlyAssessment => ({
  ply: [verb, 0],
  value: 0.5,
  spread: 0,
  visits,
  sources,
});

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts('en', new Set(['table']));
});

describe('the text of a hint', () => {
  const hint = (assessed: readonly PlyAssessment[], given = loadedGame): string =>
    hintText(assessed, given, { view: {}, names: [] }, texts);

  it('the reason is the source in which the best choice is ahead of the next best', () =>
    expect(
      hint([assess('dig', 90, { orders: 20, money: 4 }), assess('wait', 10, { orders: 16, money: 5 })]),
    ).toBe(
      'Hint: dig – about 3 points more than the next best choice, mostly “orders”. Chance of winning about 50%.',
    ));

  it('no source is named when several small ones make the difference', () =>
    expect(
      hint([assess('dig', 90, { a: 12, b: 12, c: 12 }), assess('wait', 10, { a: 10, b: 10, c: 10 })]),
    ).toContain('about 6 points more than the next best choice. '));

  it('noise and choices that were hardly tried are no reason', () => {
    const plain = 'Hint: dig – chance of winning about 50%';
    expect(hint([assess('dig', 90, { orders: 20 }), assess('wait', 60, { orders: 19.9 })])).toBe(plain);
    expect(hint([assess('dig', 900, { orders: 20 }), assess('wait', 2, { orders: 1 })])).toBe(plain);
  });

  it('a reason of the game comes first', () => {
    const withReason = {
      ...loadedGame,
      table: { reasonText: () => 'completes an order' },
    } as unknown as LoadedGame;
    expect(hint([assess('dig', 90, { orders: 20 })], withReason)).toContain('dig – completes an order.');
  });

  it('without an assessment it says that there is none', () => expect(hint([])).toBe(texts.failed));
});
