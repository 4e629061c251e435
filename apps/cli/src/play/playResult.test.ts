import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { stripEscapes, playOnTerminal } from '../testing/playOnTerminal.ts';
import { readRecordFile } from '../testing/playFirstTurn.ts';
import { newTemporaryFolder, runCli } from '../testing/runCli.ts';

const folder = newTemporaryFolder();
const file = join(folder, 'rockwell-3p-4-0.json');
const load = (...more: string[]): string[] => ['rockwell', '--load', file, ...more];

beforeAll(async () => {
  await runCli([
    'simulate',
    'rockwell',
    '--players',
    '3',
    '--games',
    '1',
    '--seed',
    '4',
    '--records',
    folder,
  ]);
});

describe('the end of a game', () => {
  test('on a narrow terminal no line of the result is cut, and the key and its commitment are complete', async () => {
    const { key, commitment } = readRecordFile(file);
    for (const columns of [60, 80]) {
      const { code, out, screens } = await playOnTerminal(load('--lang', 'de'), columns, 40, [
        'verlauf 200\r',
        '\r',
        '\r',
      ]);
      expect(code).toBe(0);
      for (const line of screens.flatMap((screen) => stripEscapes(screen).split(/\r?\n/)))
        expect([...line].length, line).toBeLessThanOrEqual(columns);
      const left = stripEscapes(out.slice(out.lastIndexOf('\x1b[?1049l')));
      for (const digits of [key, commitment])
        for (const text of [stripEscapes(screens[0] as string), left])
          expect(text.replace(/\s+/g, '')).toContain(digits);
      for (const line of left.split('\n'))
        expect([...line.trimEnd()].length, line).toBeLessThanOrEqual(columns);
    }
  });

  test('after the end table, log, rules and help work, and moves are answered with: it is over', async () => {
    const typed = [
      'table',
      'log 2',
      'rules RW-11.6',
      'help',
      'undo',
      'why',
      'hint',
      '4',
      'activate 1>A0',
      '',
    ].join('\n');
    const { code, out } = await runCli(['play', ...load('--lang', 'en')], `${typed}\n`, { COLUMNS: '80' });
    const [, table, log, rule, help, ...rest] = out.split('\n> ');
    expect(code).toBe(0);
    expect(table).toContain('Phase boards');
    expect(log).toContain('wins the game');
    expect(rule).toContain('1. the owner of the mineshaft');
    for (const line of (rule ?? '').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(help).toContain('in words of the notation: bid money-1000\n');
    for (const word of ['undo', 'why', 'hint', '4', 'activate 1>A0'])
      expect(rest.join('\n')).toContain(`“${word}” does nothing now: the game is over.`);
    expect(out).not.toContain('neither a choice nor a command');
  });

  test('on a full screen the final table gets a page of its own', async () => {
    const { screens } = await playOnTerminal(load('--lang', 'nl'), 100, 40, ['tafel\r', '\r', '\r']);
    expect(stripEscapes(screens[1] as string)).toContain('Rockwell');
  });

  test('after loading a finished long game only its last twelve log lines are shown', async () => {
    const { out } = await runCli(['play', ...load('--lang', 'en')], '\n');
    const news = out.slice(0, out.indexOf('\n\n')).split('\n');
    expect(news[0]).toMatch(/^… \d{3,} earlier lines: log$/);
    expect(news.filter((line) => !line.startsWith('  '))).toHaveLength(13);
  });

  test('after loading an unfinished long game earlier log lines are only counted', async () => {
    const half = join(folder, 'half.json');
    const { plies, hashes, ...rest } = readRecordFile(file);
    writeFileSync(
      half,
      JSON.stringify({ ...rest, plies: plies.slice(0, 200), hashes: hashes.slice(0, 201) }),
    );
    const { out } = await runCli(
      ['play', 'rockwell', '--load', half, '--seats', 'me,me,me', '--lang', 'en'],
      '\n\n',
    );
    const page = out.slice(out.indexOf('Phase boards'));
    expect(page).toMatch(/\n\n… \d{2,} earlier lines: log\n/);
    expect(page.split('\n').length).toBeLessThan(80);
  });
});
