import type { GameText } from '@pithead/text';
import { expect, test } from 'vitest';
import { signedScore } from './reviewFormats.ts';

const textIn = (language: GameText['language']) =>
  ({ language, score: String }) as Partial<GameText> as GameText;

test('half points have the decimal separator of the language', () => {
  expect(signedScore(textIn('en'), 9.4)).toBe('+9.5');
  expect(signedScore(textIn('de'), -2.6)).toBe('−2,5');
  expect(signedScore(textIn('nl'), 0.5)).toBe('+0,5');
});

test('whole points are written as the game writes them', () => {
  expect(signedScore(textIn('de'), -4.1)).toBe('−4');
  expect(signedScore(textIn('de'), 25.5)).toBe('+26');
});
