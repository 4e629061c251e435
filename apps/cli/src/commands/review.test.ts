import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@pithead/kernel';
import type { Review } from '@pithead/review';
import { LEDGER_ROWS, ReviewEngine, USUAL_EFFORT } from '@pithead/review';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import { requireGame } from '../arguments.ts';
import { reviewInWords } from '../records/reviewInWords.ts';
import { newTemporaryFolder, runCli } from '../testing/runCli.ts';
import { cliTranslator } from '../text/index.ts';

const folder = newTemporaryFolder();
const FILE = new URL('../../../../games/siberia/records/random-2-players.json', import.meta.url).pathname;
const record = JSON.parse(readFileSync(FILE, 'utf8')) as GameRecord;

const changed = (change: Partial<GameRecord>): string => {
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify({ ...record, ...change }));
  return path;
};

const WORDS = {
  de: ['Eigene Entscheidungen', 'Gespielt: ', 'Besser: ', 'Genauigkeit'],
  en: ['Own decisions', 'Played: ', 'Better: ', 'Accuracy'],
  nl: ['Eigen beslissingen', 'Gespeeld: ', 'Beter: ', 'Nauwkeurigheid'],
} as const;

test('review --json prints a complete review whose ledger adds up, and whose words are in three languages', async () => {
  const { code, out } = await runCli(['review', FILE, '--json']);
  const review = JSON.parse(out) as Review;
  const { isComplete, seats, commitment } = review;
  expect([code, isComplete, commitment]).toEqual([0, true, record.commitment]);
  for (const { ledger } of seats) {
    const sum = LEDGER_ROWS.reduce((all, row) => all + ledger[row].amount, ledger.start.amount);
    expect(sum).toBeCloseTo(ledger.result, 9);
  }
  const parts = requireGame(record.game);
  const engine = new ReviewEngine(parts.game, parts.kit, record, USUAL_EFFORT);
  for (const language of LANGUAGES) {
    const words = reviewInWords(review, engine, parts, { language, translate: cliTranslator(language) });
    for (const word of WORDS[language]) expect(words.join('\n')).toContain(word);
  }
});

test('review prints the ledger and the turning points in the chosen language', async () => {
  const { code, out } = await runCli(['review', FILE, '--lang', 'nl']);
  expect(code).toBe(0);
  for (const word of WORDS.nl) expect(out).toContain(word);
});

test('a record that was not played to the end is refused', async () => {
  const path = changed({ plies: record.plies.slice(0, 9), hashes: record.hashes.slice(0, 10) });
  const { code, out, err } = await runCli(['review', path]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('A review needs a finished game');
});

test('a record with another commitment is reported instead of reviewed', async () => {
  const { code, out, err } = await runCli(['review', changed({ commitment: 'ab'.repeat(32) })]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('the key doesn’t match its commitment.');
});

test.each([
  [['review'], 'file'],
  [['review', join(folder, 'missing.json')], 'missing.json'],
  [['review', FILE, '--think', '0'], '--think'],
])('%j is refused with a message about %s', async (args, word) => {
  const { code, err } = await runCli(args);
  expect(code).toBe(2);
  expect(err).toContain(word);
});
