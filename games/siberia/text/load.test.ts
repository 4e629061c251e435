import { refusal } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import type { SiberiaFact } from '../rules/index.ts';
import { REASONS } from '../rules/index.ts';
import { siberiaText } from './index.ts';
import { loadGameText } from './load.ts';

const NAMES = ['Anna', 'Bo'];
const FACTS: readonly SiberiaFact[] = [
  { type: 'roundBegun', round: 1, seat: 0 },
  { type: 'passed', seat: 1, byItself: true },
];

test.each(LANGUAGES)('the texts of refusals are fetched on demand, in %s', async (language) => {
  const [loaded, whole] = [await loadGameText(language), siberiaText(language)];
  const refusals = [
    ...REASONS.map((reason) => refusal(reason, 'SB-5.1', { tiles: 2 })),
    refusal('notNow', 'SB-7.7'),
  ];
  const texts = refusals.map((each) => whole.refusal(each));
  // Until then a general text answers.
  expect(new Set(refusals.map((each) => loaded.refusal(each))).size).toBe(1);
  await loaded.fetchReasons?.();
  expect(refusals.map((each) => loaded.refusal(each))).toEqual(texts);
});

test.each(LANGUAGES)('the texts of the log are fetched on demand, in %s', async (language) => {
  const [loaded, whole] = [await loadGameText(language), siberiaText(language)];
  expect(FACTS.flatMap((fact) => loaded.fact(fact, NAMES) ?? [])).toEqual([]);
  await loaded.fetchLog?.();
  const lines = FACTS.map((fact) => whole.fact(fact, NAMES));
  expect(lines).not.toContain(undefined);
  expect(FACTS.map((fact) => loaded.fact(fact, NAMES))).toEqual(lines);
});
