import { expect, it } from 'vitest';
import { loadTexts } from '../text/index.ts';
import { roundText, scoreLabel, scoreText } from './progressTexts.ts';

const [de, en, nl] = await Promise.all([
  loadTexts('de', new Set(['home'])),
  loadTexts('en', new Set(['home'])),
  loadTexts('nl', new Set(['home'])),
]);
const SIBERIA = { game: 'siberia', status: 'running', progress: { round: 7, scores: [12000, 0] } } as const;
const ROCKWELL = { game: 'rockwell', status: 'running', progress: { round: 2, scores: [3, 0] } } as const;
const GLUECK_AUF = {
  game: 'glueck-auf',
  status: 'running',
  progress: { round: 2, scores: [31, 4] },
} as const;

it('the round has the word of its game', () => {
  expect([SIBERIA, ROCKWELL, GLUECK_AUF].map((match) => roundText(match, en))).toEqual([
    'Round 7',
    'Turn 2',
    'Shift 2 of 3',
  ]);
  expect(roundText(GLUECK_AUF, de)).toBe('Schicht 2 von 3');
  expect(roundText(GLUECK_AUF, nl)).toBe('Dienst 2 van 3');
});

it('money has the form of its game and language', () => {
  expect(scoreText(SIBERIA, 0, 'en', en)).toBe('$12,000');
  expect(scoreText(SIBERIA, 0, 'de', de)).toBe('12.000\u00a0$');
  expect(scoreText(SIBERIA, 0, 'nl', nl)).toBe('$\u00a012.000');
  expect(scoreText(GLUECK_AUF, 0, 'en', en)).toBe('31');
});

it('a running match of Rockwell counts achievements, and a finished one shows prestige', () => {
  expect(scoreText(ROCKWELL, 0, 'en', en)).toBe('✓ 3');
  expect(scoreLabel(ROCKWELL, 'Anna', de)).toBe('Anna, Realisierungen: ');
  const over = { ...ROCKWELL, status: 'over', progress: { round: 9, scores: [41, 38] } } as const;
  expect(scoreText(over, 0, 'nl', nl)).toBe('41');
  expect(scoreLabel(over, 'Anna', nl)).toBe('Anna: ');
  expect(scoreLabel(SIBERIA, 'Anna', en)).toBe('Anna: ');
});

it('nothing is said where nothing is known, is secret, or the match is not running', () => {
  expect(scoreText({ ...ROCKWELL, progress: { round: 2, scores: null } }, 0, 'en', en)).toBeUndefined();
  expect(scoreText({ ...SIBERIA, progress: null }, 0, 'en', en)).toBeUndefined();
  for (const progress of [{ progress: null }, {}, { progress: { round: 0, scores: null } }])
    expect(roundText({ game: SIBERIA.game, status: SIBERIA.status, ...progress }, en)).toBe('');
  expect(roundText({ ...SIBERIA, status: 'over' }, en)).toBe('');
});
