import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPageStyler } from './gameScreen.ts';
import type { TerminalRun } from '../testing/playOnTerminal.ts';
import { stripEscapes, playOnTerminal } from '../testing/playOnTerminal.ts';
import { TEST_KEY, newTemporaryFolder, runCli } from '../testing/runCli.ts';
import { cliTranslator } from '../text/index.ts';
import type { NumberedPlies } from '@pithead/text/input';
import { layOutPage, offerLines } from './gamePage.ts';

const onTerminal = (
  columns: number,
  rows: number,
  keys: readonly string[],
  env = {},
  seats = 'me:Anna,greedy,greedy',
): Promise<TerminalRun> =>
  playOnTerminal(
    ['glueck-auf', '--seats', seats, '--key', TEST_KEY, '--lang', 'de'],
    columns,
    rows,
    keys,
    env,
  );

const CTRL_C = '\x03';
const CTRL_D = '\x04';
const PAGE_UP = '\x1b[5~';
const PAGE_DOWN = '\x1b[6~';

describe('on a full screen', () => {
  test('Ctrl-C ends the program without output and restores the terminal', async () => {
    const { code, out } = await onTerminal(120, 45, [CTRL_C]);
    expect(code).toBe(130);
    expect(out.startsWith('\x1b[?1049h')).toBe(true);
    expect(out.trimEnd().endsWith('\x1b[?1049l\x1b[?7h\x1b[?25h')).toBe(true);
    expect(out).not.toContain('    at ');
  });

  test('Ctrl-D ends the program', async () => {
    expect((await onTerminal(120, 45, [CTRL_D])).code).toBe(0);
  });

  test('every page fits its terminal, whatever the size', async () => {
    for (const [columns, rows] of [
      [60, 20],
      [80, 24],
      [100, 40],
      [120, 45],
    ] as const) {
      const { screens } = await onTerminal(columns, rows, [
        '1\r',
        '1\r',
        '1\r',
        PAGE_UP,
        PAGE_UP,
        'warum\r',
        '\r',
        CTRL_C,
        CTRL_C,
      ]);
      expect(screens.length).toBeGreaterThan(5);
      for (const screen of screens) {
        const lines = (stripEscapes(screen).split('\r\n> ')[0] as string).split('\r\n');
        expect(lines.length).toBeLessThanOrEqual(rows);
        for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(columns);
      }
    }
  });

  test('quit must be typed twice if the game is unsaved', async () => {
    const { code, out } = await onTerminal(120, 45, ['1\r', 'ende\r', 'ende\r']);
    expect(code).toBe(0);
    expect(out).toContain('Diese Partie ist nicht gespeichert.');
  });

  test.each([
    [CTRL_C, 130],
    [CTRL_D, 0],
  ])('%j must be pressed twice if the game is unsaved', async (key, code) => {
    const left = await onTerminal(120, 45, ['1\r', key, '1\r', 'speichern\r', key, key]);
    expect(left.code).toBe(code);
    expect(left.out.match(/Noch einmal Strg-C verlässt sie/g)).toHaveLength(2);
    expect(left.out.trimEnd().endsWith('\x1b[?1049l\x1b[?7h\x1b[?25h')).toBe(true);
  });

  test('load must be typed twice if the game is unsaved', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    const { out } = await onTerminal(120, 45, [
      `save ${file}\r`,
      '1\r',
      `laden ${file}\r`,
      `laden ${file}\r`,
      CTRL_C,
    ]);
    expect(out.match(/noch einmal „laden“ gibt sie auf/g)).toHaveLength(1);
    expect(out.match(/Geladen: /g)).toHaveLength(1);
  });

  test('the next person at the keyboard can’t recall earlier input', async () => {
    const UP = '\x1b[A';
    const YANK = '\x15\x19';
    const { screens } = await onTerminal(
      120,
      45,
      ['\r', 'regeln\r', 'geheim\x15', '1\r', UP, YANK, CTRL_C, CTRL_C],
      {},
      'me:Anna,me:Ben',
    );
    const passes = screens.filter((screen) => screen.includes('Gib die Tastatur an Ben weiter.'));
    expect(passes.length).toBeGreaterThan(1);
    for (const screen of passes) expect(stripEscapes(screen)).not.toMatch(/> *(1|regeln|geheim)/);
    expect(stripEscapes(passes.at(-1) as string)).toContain('Noch einmal Strg-C');
  });

  test('signals are handled only while the screen is in use, and Ctrl-Z does nothing', async () => {
    const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGTSTP'] as const;
    const listeners = (): number[] => SIGNALS.map((signal) => process.listenerCount(signal));
    const before = listeners();
    const playing = onTerminal(120, 45, ['\x1a', '1\r', CTRL_C, CTRL_C]);
    expect(listeners()).toEqual(before.map((count) => count + 1));
    expect((await playing).code).toBe(130);
    expect(listeners()).toEqual(before);
  });

  test('NO_COLOR removes colours, but keeps the full screen', async () => {
    const { out } = await onTerminal(120, 45, [CTRL_C], { NO_COLOR: '1' });
    // oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
    expect(/\x1b\[[0-9;]*m/.test(out)).toBe(false);
    expect(out).toContain('\x1b[?1049h');
  });
});

test('news fill the free rows, the latest last', () => {
  const news = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const none: readonly string[] = [];
  const page = { table: ['head'], tableSeen: false, news, fresh: none, prompt: ['?'], offers: ['1) go'] };
  const { body } = layOutPage(
    { ...page, refused: none, notice: none, onlyNotice: false, hint: 'help' },
    30,
    cliTranslator('en'),
    createPageStyler(false),
  );
  expect(body).toHaveLength(29);
  const shown = body.filter((line) => line.startsWith('  line'));
  expect(shown).toHaveLength(23);
  expect(shown.at(-1)).toBe('  line 39');
});

describe('offers', () => {
  const choices = (labels: readonly string[]): NumberedPlies => ({
    offered: labels.map((label, index) => ({
      ply: ['go', index],
      number: index + 1,
      label,
      refusal: undefined,
    })),
    refused: [],
  });
  const LABELS = [
    'Crew 1: mine entrance 1 → A0 (power 1 of 3)',
    'Crew 1 stays',
    'Crew 2: mine entrance 2 → A10 (extraction)',
  ];

  test.each([
    [60, 3],
    [96, 2],
    [150, 1],
  ])('at %i columns no offer is cut, in %i rows', (width, rows) => {
    const lines = offerLines(choices(LABELS), width, cliTranslator('en'));
    expect(lines).toHaveLength(rows);
    for (const label of LABELS) expect(lines.join('\n')).toContain(label);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  });

  test('an offer wider than the screen is wrapped', () => {
    const lines = offerLines(choices(LABELS), 30, cliTranslator('en'));
    expect(lines.slice(0, 2)).toEqual([' 1) Crew 1: mine entrance 1 →', '    A0 (power 1 of 3)']);
  });

  test('a single offer is not cut either', () => {
    const [line, ...more] = offerLines(choices([LABELS[0] as string]), 40, cliTranslator('en'));
    expect([line, ...more.map((each) => each.trim())].join(' ')).toContain(`${LABELS[0]} (or just Enter)`);
  });

  test('the answer is shown above the prompt if the offers are taller than the screen', () => {
    const none: readonly string[] = [];
    const offers = Array.from({ length: 40 }, (_, index) => `${index + 1}) go`);
    const page = {
      table: ['head', 'a', 'b'],
      tableSeen: false,
      news: none,
      fresh: none,
      prompt: ['?'],
      offers,
      refused: none,
    };
    const { body, start } = layOutPage(
      { ...page, notice: ['no'], onlyNotice: false, hint: 'help' },
      20,
      cliTranslator('en'),
      createPageStyler(false),
    );
    expect(body.slice(start, start + 3)).toEqual(['no', '?', '1) go']);
  });

  const ROCKWELL = ['rockwell', '--seats', 'me:Anna,greedy', '--key', TEST_KEY, '--lang', 'de'];
  const OFFERS = /Trupp 1: .* → A0 \(Leistung 1 von \d\)/;

  test('Rockwell’s offers are complete on every terminal, and a tall page starts at its prompt', async () => {
    for (const [columns, rows] of [
      [120, 45],
      [80, 24],
      [60, 12],
    ] as const) {
      const keys = [
        'sealBid\r',
        '1\r',
        'placeVp II-3\r',
        'sealInsurance\r',
        PAGE_DOWN,
        PAGE_UP,
        CTRL_C,
        CTRL_C,
      ];
      const { screens } = await playOnTerminal(ROCKWELL, columns, rows, keys);
      const pages = screens.map((screen) => stripEscapes(screen).split('\r\n'));
      const first = pages.findIndex((page) => page.some((line) => line.includes('Trupp 1: ')));
      const page = pages[first] as string[];
      const prompt = page.findIndex((line) => line.startsWith('Spielrunde 1, Bohrrunde 1'));
      expect(prompt, page.join('\n')).toBeGreaterThan(0);
      expect(page.slice(prompt).join('\n')).toMatch(OFFERS);
      if (rows > 12) continue;
      expect(page.some((line) => /^▼ \d+ weitere Zeilen \(Bild auf, Bild ab\)/.test(line))).toBe(true);
      expect((pages[first + 1] as string[]).join('\n')).toContain('Trupp 4 ');
      expect((pages[first + 2] as string[]).join('\n')).toMatch(OFFERS);
    }
  });
});

describe('closed or failing output', () => {
  const folder = newTemporaryFolder();
  const whole = join(folder, 'glueck-auf-2p-1-0.json');
  const changed = join(folder, 'changed.json');
  beforeAll(async () => {
    await runCli(['simulate', 'glueck-auf', '--games', '1', '--records', folder]);
    writeFileSync(changed, readFileSync(whole, 'utf8').replace(/"key":"[0-9a-f]{8}/, '"key":"00000000'));
  });

  /** Stdout is a file, or a pipe that is closed after the first output. */
  async function ended(
    args: readonly string[],
    stdout: 'pipe' | number,
  ): Promise<[code: number | null, complaints: string]> {
    const runs = ['--import', 'tsx', join(import.meta.dirname, '..', 'run.ts'), ...args, '--lang', 'en'];
    const program = spawn(process.execPath, runs, { stdio: ['ignore', stdout, 'pipe'] });
    let complaints = '';
    program.stderr?.on('data', (chunk: Buffer) => void (complaints += chunk.toString('utf8')));
    program.stdout?.destroy();
    const [code] = (await once(program, 'close')) as [number | null];
    return [code, complaints];
  }

  test('a closed pipe ends the program without output and with its usual exit code', async () => {
    expect(await ended(['replay', '--json', whole], 'pipe')).toEqual([0, '']);
    expect(await ended(['verify', changed], 'pipe')).toEqual([1, '']);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported in one line', async () => {
    const full = openSync('/dev/full', 'w');
    expect(await ended(['verify', whole], full)).toEqual([2, 'The output can’t be written (ENOSPC).\n']);
    closeSync(full);
  });
});
