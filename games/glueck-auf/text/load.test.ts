import { refusal } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import type { GlueckAufFact } from '../rules/index.ts';
import { REASONS } from '../rules/index.ts';
import { glueckAufText } from './index.ts';
import { loadGameText } from './load.ts';

const NAMES = ['Anna', 'Bo'];
const FACTS: readonly GlueckAufFact[] = [
  { type: 'shiftBegun', shift: 1, seat: 0 },
  { type: 'bankUsed', seat: 1, marks: 2 },
];

test.each(LANGUAGES)('the texts of refusals are fetched on demand, in %s', async (language) => {
  const [loaded, whole] = [await loadGameText(language), glueckAufText(language)];
  const refusals = [
    ...REASONS.map((reason) =>
      refusal(reason, 'GA-4.2', {
        coal: 'grey',
        level: 2,
        transport: 'railway',
        price: 2,
        marks: 1,
        needed: 2,
        workers: 1,
      }),
    ),
    refusal('notNow', 'GA-3.1'),
  ];
  const texts = refusals.map((each) => whole.refusal(each));
  // Until then a general text answers.
  expect(new Set(refusals.map((each) => loaded.refusal(each))).size).toBe(1);
  await loaded.fetchReasons?.();
  expect(refusals.map((each) => loaded.refusal(each))).toEqual(texts);
});

test.each(LANGUAGES)('the texts of the log are fetched on demand, in %s', async (language) => {
  const [loaded, whole] = [await loadGameText(language), glueckAufText(language)];
  expect(FACTS.flatMap((fact) => loaded.fact(fact, NAMES) ?? [])).toEqual([]);
  await loaded.fetchLog?.();
  const lines = FACTS.map((fact) => whole.fact(fact, NAMES));
  expect(lines).not.toContain(undefined);
  expect(FACTS.map((fact) => loaded.fact(fact, NAMES))).toEqual(lines);
});
