import { refusal } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import { REASONS } from '../rules/index.ts';
import { glueckAufText } from './index.ts';
import { loadGameText } from './load.ts';

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
