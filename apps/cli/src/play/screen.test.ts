import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { KEY, newFolder, run } from '../testing/runCli.ts';

/** A terminal of a certain size; keys are given when it has become quiet. */
async function onTerminal(
  columns: number,
  rows: number,
  keys: readonly string[],
  env = {},
): Promise<{ code: number; out: string; screens: string[] }> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns, rows });
  let out = '';
  stdout.on('data', (chunk: Buffer) => void (out += chunk.toString('utf8')));
  const ended = main(['play', 'glueck-auf', '--seats', 'me:Anna,bot,bot', '--key', KEY, '--lang', 'de'], {
    stdin,
    stdout,
    stderr: stdout,
    env,
  });
  for (const key of keys) {
    await setTimeout(60);
    stdin.write(key);
  }
  const code = await ended;
  await setTimeout(10);
  return { code, out, screens: out.split('\x1b[?25l\x1b[?7l\x1b[H').slice(1) };
}

const CTRL_C = '\x03';
const CTRL_D = '\x04';
const PAGE_UP = '\x1b[5~';
// oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
const plain = (text: string): string => text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '');

describe('on a whole terminal', () => {
  test('Ctrl-C ends quietly and gives the terminal back', async () => {
    const { code, out } = await onTerminal(120, 45, ['1\r', CTRL_C]);
    expect(code).toBe(130);
    expect(out.startsWith('\x1b[?1049h')).toBe(true);
    expect(out.trimEnd().endsWith('\x1b[?1049l\x1b[?7h\x1b[?25h')).toBe(true);
    expect(out).not.toContain('    at ');
  });

  test('Ctrl-D ends, too', async () => {
    expect((await onTerminal(120, 45, [CTRL_D])).code).toBe(0);
  });

  test('every screen fits its terminal, whatever the size', async () => {
    for (const [columns, rows] of [
      [60, 20],
      [80, 24],
      [100, 40],
      [120, 45],
    ] as const) {
      const { screens } = await onTerminal(columns, rows, ['1\r', '1\r', '1\r', PAGE_UP, PAGE_UP, 'warum\r', '\r', CTRL_C]);
      expect(screens.length).toBeGreaterThan(5);
      for (const screen of screens) {
        const lines = plain(screen).split('\r\n');
        expect(lines.length).toBeLessThanOrEqual(rows + 1);
        for (const line of lines.slice(0, -1)) expect([...line].length, line).toBeLessThanOrEqual(columns);
      }
    }
  });

  test('an unsaved game is not lost by one word', async () => {
    const { code, out } = await onTerminal(120, 45, ['1\r', 'ende\r', 'ende\r']);
    expect(code).toBe(0);
    expect(out).toContain('Diese Partie ist nicht gespeichert.');
  });

  test('NO_COLOR takes the colours away, not the screen', async () => {
    const { out } = await onTerminal(120, 45, [CTRL_C], { NO_COLOR: '1' });
    // oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
    expect(/\x1b\[[0-9;]*m/.test(out)).toBe(false);
    expect(out).toContain('\x1b[?1049h');
  });
});

test('whoever stops reading ends the program quietly', async () => {
  const folder = newFolder();
  await run(['simulate', 'glueck-auf', '--games', '1', '--records', folder]);
  const program = spawn(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, '..', 'run.ts'),
    'replay',
    '--json',
    join(folder, 'glueck-auf-2p-1-0.json'),
  ]);
  let complaints = '';
  program.stderr.on('data', (chunk: Buffer) => void (complaints += chunk.toString('utf8')));
  program.stdout.once('data', () => program.stdout.destroy());
  const [code] = (await once(program, 'exit')) as [number | null];
  expect([code, complaints]).toEqual([0, '']);
});
