import type { LedgerRow, Review } from '@pithead/review';
import type { GameText } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import { expect, test } from 'vitest';
import { reviewEn } from '../text/review/en.ts';
import { verdictOf } from './verdictSentence.ts';

const texts = bindCatalogue<typeof reviewEn>('en', reviewEn);
const text = { scoreInWords: (points: number) => `${points} points` } as GameText;

/** Seat 0 lost for these reasons, with points of winning chance in each row. */
function sentenceOf(rows: Partial<Record<LedgerRow, number>>): string {
  const entry = (row: LedgerRow) => ({ amount: (rows[row] ?? 0) / 100, standardError: 0 });
  const ledger = {
    start: { amount: 0.5, standardError: 0 },
    luck: entry('luck'),
    own: entry('own'),
    others: entry('others'),
    secrets: entry('secrets'),
    result: 0,
  };
  const review = {
    seats: [{ ledger }, { ledger: { ...ledger, result: 1 } }],
    moments: [{ points: [60, 66] }],
    decisions: [],
    isComplete: true,
  } as unknown as Review;
  return verdictOf({ review, names: ['Ann', 'Ben'], text, texts, language: 'en', ownSeat: 0, seat: 0 })
    .reasons;
}

test('the two largest reasons for a defeat are named', () => {
  expect(sentenceOf({ luck: -14, own: -21, others: -6, secrets: -9 })).toBe(
    'For you, own decisions cost 21 and bad luck cost 14 points of winning chance.',
  );
});

test('a sum of more than the whole chance is not given as a reason', () => {
  expect(sentenceOf({ own: -649.8, luck: -14, others: 613.8 })).toBe(
    'For you, bad luck cost 14 points of winning chance.',
  );
});

test('without a large reason small differences decided', () => {
  expect(sentenceOf({ own: -2, luck: -1 })).toBe(reviewEn.nothingLarge);
});
