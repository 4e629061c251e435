import { expect, test } from 'vitest';
import { stripEscapes } from '../testing/playOnTerminal.ts';
import type { CliClient } from '../testing/cliClient.ts';
import { startCliClient, startCliTestServer } from '../testing/cliClient.ts';

const server = await startCliTestServer();
const CTRL_C = '\x03';
const TERMINAL = { terminal: { columns: 120, rows: 60 } };

const page = ({ output }: CliClient): string =>
  stripEscapes(output().split('\x1b[?25l\x1b[?7l\x1b[H').at(-1) ?? '');

test('on a terminal the user is asked for game and opponents and plays on full pages', async () => {
  const anna = startCliClient(['connect', server.url, '--name', 'Anna', '--lang', 'en'], TERMINAL);
  await anna.waitFor(/Which game\?/);
  anna.type('chess');
  await anna.waitFor(/“chess” isn’t in the list\./);
  anna.type('2');
  await anna.waitFor(/Rockwell: how many seats, from 2 to 4\?/);
  anna.type('');
  await anna.waitFor(/Who takes the other seats\?/);
  anna.type('Lehrling');
  await anna.waitFor(/ 1\) /);
  anna.type('7777');
  await anna.waitFor(/There’s no number 7777 in the list\./);
  expect(page(anna)).toContain('undo · why … · say … · nudge · log');
  expect(page(anna)).toContain('Ben (Apprentice)');
  anna.type('help');
  await anna.waitFor(/ask undo [^]*Press Enter to continue\./);
  anna.type('');
  await anna.waitFor(/There’s no number|undo · why/);
  anna.type('resign');
  await anna.waitFor(/A player who resigns doesn’t come back\./);
  anna.type(CTRL_C);
  const { code, out } = await anna.exited;
  expect(code).toBe(130);
  expect(stripEscapes(out)).toMatch(
    /You come back with:\s+pithead connect http:\S+ --table \S{22} --name Anna\s*$/,
  );
});

test('actions of others are drawn while the user types, and the typed text stays', async () => {
  const anna = startCliClient(
    ['connect', server.url, '--name', 'Anna', '--lang', 'de', '--game', 'siberia', '--seats', '2'],
    TERMINAL,
  );
  await anna.waitFor(/Wer nimmt die anderen Plätze\?/);
  anna.type('1');
  const [, table = ''] = await anna.waitFor(/--table ([\w-]{22})/);
  const ben = startCliClient(['connect', `${server.url}/table/${table}`, '--name', 'Ben', '--lang', 'en']);
  await anna.waitFor(/Siberia · /);
  await ben.waitFor(/Coal|Siberia/);
  anna.press('sag ich ');
  ben.type('say take your time');
  await anna.waitFor(/Ben: take your time[^]*> sag ich $/);
  anna.type('überlege');
  await ben.waitFor(/Anna: ich überlege/);
  anna.type('sprache nl');
  await anna.waitFor(/Vanaf nu in het Nederlands\./);
  ben.type('quit');
  await ben.exited;
  await anna.waitFor(/Ben is niet verbonden\./);
  anna.type('stop');
  expect(await anna.exited).toMatchObject({ code: 0, err: '' });
});

test('--plain prints lines on a terminal, too', async () => {
  const anna = startCliClient(
    [
      'connect',
      server.url,
      '--name',
      'Anna',
      '--lang',
      'en',
      '--game',
      'siberia',
      '--bots',
      'hewer',
      '--plain',
    ],
    TERMINAL,
  );
  await anna.waitFor(/ 1\) [^]*> /);
  anna.type('why\n1\nquit\n');
  const { code, out } = await anna.exited;
  expect(code).toBe(0);
  expect(out).toContain('Why what?');
  expect(out).not.toContain('\x1b');
});
