import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Language } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import { createCommandContext } from '../commandContext.ts';
import { createPlayCommand } from '../commands/play.ts';
import { stripEscapes } from '../testing/playOnTerminal.ts';
import type { FakeWorkers } from '../testing/fakeWorkers.ts';
import { createFakeWorkers } from '../testing/fakeWorkers.ts';
import { TEST_KEY } from '../testing/runCli.ts';

interface Shown {
  readonly code: number;
  readonly screens: readonly string[];
  readonly lines: FakeWorkers;
}

async function thinking(
  language: Language,
  keys: readonly string[],
  game: string,
  seats: string,
): Promise<Shown> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 45 });
  let out = '';
  stdout.on('data', (chunk: Buffer) => void (out += chunk.toString('utf8')));
  const lines = createFakeWorkers(() => undefined);
  const io = { stdin, stdout, stderr: stdout, env: {} };
  const ended = createPlayCommand(lines.open)(
    [game, '--seats', seats, '--key', TEST_KEY],
    createCommandContext(io, language),
  );
  for (const key of keys) {
    await setTimeout(300);
    stdin.write(key);
  }
  const code = await ended;
  return { code, lines, screens: out.split('\x1b[H').slice(1).map(stripEscapes) };
}

const CTRL_C = '\x03';

describe('while a bot thinks', () => {
  test.each([
    ['de', 'Ada (search:10it) denkt nach …'],
    ['en', 'Ada (search:10it) is thinking …'],
    ['nl', 'Ada (search:10it) denkt na …'],
  ] as const)(
    'the screen says that a bot thinks, and Ctrl-C ends the program at once (%s)',
    async (language, line) => {
      const { code, screens, lines } = await thinking(language, [CTRL_C], 'rockwell', 'search:10it,me:Anna');
      expect(code).toBe(130);
      expect(screens.at(-1)).toContain(line);
      expect([lines.opened, lines.ended]).toEqual([1, 1]);
    },
  );

  test('quit ends the program while a bot thinks', async () => {
    const { code, screens } = await thinking('en', ['quit\r'], 'rockwell', 'search:10it,me:Anna');
    expect(code).toBe(0);
    expect(screens.at(-1)).toContain('is thinking …');
  });

  test('an unsaved game needs a second key or word while a bot thinks', async () => {
    const { code, screens } = await thinking(
      'en',
      ['sealBid\r', CTRL_C, 'quit\r'],
      'rockwell',
      'me:Anna,search:10it',
    );
    expect(code).toBe(0);
    expect(
      screens.some((page) => page.includes('is thinking …') && page.includes('Press Ctrl-C again to leave')),
    ).toBe(true);
  });

  test.each(['glueck-auf', 'rockwell', 'siberia'])(
    'spectators of a game of bots see the table of %s',
    async (game) => {
      const { screens } = await thinking('en', [CTRL_C], game, 'search:10it,search:10it,search:10it');
      expect(screens.at(-1)).toMatch(/Bea \(search:10[^]*is thinking …/);
      expect(screens.at(-1)).not.toMatch(/\b1\) /);
    },
  );

  test('other input waits until the bot has decided', async () => {
    const keys = ['sealBid\r', 'rules\r', ...Array.from({ length: 7 }, () => ''), CTRL_C, CTRL_C];
    const { screens } = await thinking('en', keys, 'rockwell', 'me:Anna,search:10it');
    expect(screens.some((page) => page.includes('Which rule?'))).toBe(true);
  });
});

test('a hint in progress can be cancelled', async () => {
  const { code, screens } = await thinking('en', ['hint\r', CTRL_C], 'rockwell', 'me:Anna,greedy');
  expect(code).toBe(130);
  expect(screens.join()).toContain('Looking for a hint …');
});
