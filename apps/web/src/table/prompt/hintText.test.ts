import type { PlyAssessment } from '@pithead/bots';
import { currentEvaluator } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { advanceToDecision, keyFromSeed, resolveOptions } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
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

const FOLDER = '../../../../../games';
const TABLES = import.meta.glob<Record<string, GameTable>>('../../../../../games/*/table/index.tsx');

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('hints of %s', (_id, manifest) => {
  it.each(LANGUAGES)('every term of the evaluation has a clause in %s', async (language) => {
    const [game, kit] = await Promise.all([manifest.rules(), manifest.botKit()]);
    const [table] = Object.values((await TABLES[`${FOLDER}/${manifest.id}/table/index.tsx`]?.()) ?? {});
    if (table === undefined) throw new Error('no table');
    await table.loadTexts?.(language);
    await table.deferred?.load(language);
    await table.loadReasonTexts?.(language);
    const state = game.setup(game.minSeats, resolveOptions(game, {}), keyFromSeed('terms'), undefined);
    advanceToDecision(game, state, undefined);
    const terms = Object.keys(currentEvaluator(kit).explain?.(state, 0) ?? {});
    expect(terms.length).toBeGreaterThan(5);
    const clauses = terms.map((term) => table.gainText?.(term, language) ?? term);
    for (const clause of clauses) expect(clause).toMatch(/^\p{L}[^{}.]{10,69}$/u);
    expect(new Set(clauses).size).toBe(terms.length);
  });
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

  it('the chance of winning is left out in a guided match', () =>
    expect(
      hintText([assess('dig', 90, {})], loadedGame, { view: {}, names: [], isGuided: true }, texts),
    ).toBe('Hint: dig'));

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
      table: { reasonOf: () => ({ text: 'completes an order', term: 'orders' }) },
    } as unknown as LoadedGame;
    expect(hint([assess('dig', 90, { orders: 20 })], withReason)).toContain('dig – completes an order.');
  });

  it('the largest gain of the evaluation is the reason unless the game’s reason is about as large', () => {
    const told = {
      ...loadedGame,
      table: {
        reasonOf: () => ({ text: 'completes an order', term: 'orders' }),
        gainText: (term: string) => (term === 'money' ? 'brings money' : undefined),
      },
    } as unknown as LoadedGame;
    const withGains = (gains: Record<string, number>): string =>
      hint([{ ...assess('dig', 90, { orders: 20 }), gains }], told);
    expect(withGains({ orders: 2, money: 3 })).toContain('dig – completes an order.');
    expect(withGains({ orders: 1, money: 3 })).toContain('dig – brings money.');
    expect(withGains({ orders: 1, money: 3, other: 9 })).toContain('dig – brings money.');
    expect(withGains({ orders: -1, money: 0.1 })).toContain('dig – completes an order.');
  });

  it('without an assessment it says that there is none', () => expect(hint([])).toBe(texts.failed));
});
