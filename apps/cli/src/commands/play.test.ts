import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import { playFirstTurn, playGlueckAuf, readRecordFile, SEAT_FLAGS } from '../testing/playFirstTurn.ts';
import type { PromptAnswer } from '../testing/runCli.ts';
import { answerPrompts, TEST_KEY, newTemporaryFolder, runCli, chooseOffer } from '../testing/runCli.ts';

/** Words of an English page. The notation, whose verbs are English, is not shown in these sessions. */
const ENGLISH = new RegExp(
  String.raw`\b(the|workers?|orders?|cage|take|buy|draw|level|your?|turn|shift|points?|marks|rules?|save|log|` +
    String.raw`hint|wins|end|light|dark|yellow|black|storage|empty|from|with|nobody)\b`,
  'i',
);

describe('a whole game through a pipe', () => {
  const WINS = { de: 'gewinnt.', en: 'wins.', nl: 'wint.' } as const;
  const KEY_OPEN = { de: 'Schlüssel, nun offen:', en: 'Key, now open:', nl: 'Sleutel, nu open:' } as const;

  test.each(LANGUAGES)(
    'a game through a pipe ends with the score sheet and the disclosed key in %s',
    async (language) => {
      const { code, out, err } = await answerPrompts(
        playGlueckAuf('--lang', language, ...SEAT_FLAGS),
        (page) => (page.includes(TEST_KEY) ? '' : chooseOffer(page)),
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toContain(WINS[language]);
      expect(out).toContain(`${KEY_OPEN[language]} ${TEST_KEY}`);
      expect(out).not.toContain('\x1b');
      if (language !== 'en') expect(ENGLISH.exec(out)?.[0]).toBeUndefined();
    },
  );

  test('two people must pass the keyboard, a single person never must', async () => {
    const pages: string[] = [];
    await answerPrompts(playGlueckAuf('--seats', 'me:Anna,me:Ben', '--key', TEST_KEY), (page, turn) => {
      pages.push(page);
      if (page.includes('Pass the keyboard')) return '';
      return turn < 40 ? chooseOffer(page) : undefined;
    });
    const passes = pages.filter((page) => page.includes('Pass the keyboard'));
    expect(passes.length).toBeGreaterThan(5);
    expect(
      passes.some((page) => page.includes('Anna.')) && passes.some((page) => page.includes('Ben.')),
    ).toBe(true);
    expect(passes.every((page) => !page.includes('1) '))).toBe(true);
    const alone = await runCli(playGlueckAuf('--lang', 'de', ...SEAT_FLAGS), '1\n1\n1\n');
    expect(alone.out).not.toContain('Tastatur');
  });

  test('a game of bots alone ends, and a line that is useless then is echoed in the answer', async () => {
    const { code, out } = await runCli(
      playGlueckAuf('--seats', 'random,random', '--lang', 'nl', '--key', TEST_KEY),
      'tip\n\n',
    );
    expect(out).toContain('“tip” doet niets meer');
    expect(code).toBe(0);
    expect(out).toContain(' wint.');
  });
});

describe('saving and loading', () => {
  test('a saved and loaded game continues exactly as without the interruption', async () => {
    const folder = newTemporaryFolder();
    const half = join(folder, 'half.json');
    const end = join(folder, 'end.json');
    const untilEnd =
      (file: string): PromptAnswer =>
      (page) =>
        page.includes('Saved: ') ? '' : page.includes(TEST_KEY) ? `save ${file}` : chooseOffer(page);
    await answerPrompts(playGlueckAuf('--lang', 'en', ...SEAT_FLAGS), untilEnd(end));

    const saved = await answerPrompts(playGlueckAuf('--lang', 'en', ...SEAT_FLAGS), (page, turn) =>
      turn < 60 ? chooseOffer(page) : turn === 60 ? `speichern ${half}` : 'quit',
    );
    expect(saved.out).toContain(`Saved: ${half}`);
    const other = join(folder, 'other.json');
    await answerPrompts(playGlueckAuf('--lang', 'en', '--load', half), untilEnd(other));
    expect(readRecordFile(half).plies.length).toBeLessThan(readRecordFile(end).plies.length);
    expect(readRecordFile(other)).toEqual(readRecordFile(end));
    expect(readRecordFile(other).seats).toEqual(['Anna', 'Bot Bea', 'Bot Cas ⚄']);
    for (const file of [half, end, other]) expect((await runCli(['verify', file])).code).toBe(0);
    expect((await runCli(['verify', half])).out).toContain(' unfinished, ');
    expect((await runCli(['verify', end])).out).not.toContain('unfinished');
    expect(readdirSync(folder).toSorted()).toEqual(['end.json', 'half.json', 'other.json']);
  });

  test('another game can be loaded during a game', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    const { out } = await playFirstTurn(`save ${file}`, '1', `load ${file}`, `save ${file}2`);
    expect(out).toContain(`Loaded: ${file}`);
    expect(readRecordFile(`${file}2`)).toEqual(readRecordFile(file));
  });

  test('only saved games are overwritten', async () => {
    const folder = newTemporaryFolder();
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear Anna');
    const { out, code } = await playFirstTurn(
      `save ${file}`,
      `save ${folder}`,
      `save ${file}/x.json`,
      'save',
      'load',
      'load nowhere.json',
    );
    expect(out).toContain('isn’t a saved game; it stays as it is');
    expect(out).toContain('is a folder');
    expect(out).toContain('(ENOTDIR)');
    expect(out).toContain('Which file?');
    expect(out).toContain('There’s no file “nowhere.json”');
    expect(readFileSync(file, 'utf8')).toBe('Dear Anna');
    expect(readdirSync(folder)).toEqual(['letter.txt']);
    expect(existsSync(`${file}/x.json`)).toBe(false);
    expect(code).toBe(0);
  });
});
