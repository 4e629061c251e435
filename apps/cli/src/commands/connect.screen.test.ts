import { expect, test } from 'vitest';
import { plain } from '../testing/onTerminal.ts';
import type { Guest } from '../testing/atServer.ts';
import { guest, openServer } from '../testing/atServer.ts';

const server = await openServer();
const CTRL_C = '\x03';
const TERMINAL = { terminal: { columns: 120, rows: 60 } };

const page = ({ shown }: Guest): string => plain(shown().split('\x1b[?25l\x1b[?7l\x1b[H').at(-1) ?? '');

test('on a terminal the user is asked for game and opponents and plays on full pages', async () => {
  const anna = guest(['connect', server.url, '--name', 'Anna', '--lang', 'en'], TERMINAL);
  await anna.reads(/Which game\?/);
  anna.type('chess');
  await anna.reads(/“chess” is not in the list\./);
  anna.type('2');
  await anna.reads(/Rockwell: how many seats, from 2 to 4\?/);
  anna.type('');
  await anna.reads(/Who takes the other seats\?/);
  anna.type('Lehrling');
  await anna.reads(/ 1\) /);
  anna.type('7777');
  await anna.reads(/There is no number 7777 in the list\./);
  expect(page(anna)).toContain('undo · why … · say … · nudge · log');
  expect(page(anna)).toContain('Ben (Apprentice)');
  anna.type('help');
  await anna.reads(/ask undo [^]*Press Enter to continue\./);
  anna.type('');
  await anna.reads(/There is no number|undo · why/);
  anna.type('resign');
  await anna.reads(/Whoever resigns does not come back\./);
  anna.type(CTRL_C);
  const { code, out } = await anna.left;
  expect(code).toBe(130);
  expect(plain(out)).toMatch(/You come back with:\s+pithead connect http:\S+ --table \S{22} --name Anna\s*$/);
});

test('actions of others are drawn while the user types, and the typed text stays', async () => {
  const anna = guest(
    ['connect', server.url, '--name', 'Anna', '--lang', 'de', '--game', 'siberia', '--seats', '2'],
    TERMINAL,
  );
  await anna.reads(/Wer nimmt die anderen Plätze\?/);
  anna.type('1');
  const [, table = ''] = await anna.reads(/--table ([\w-]{22})/);
  const ben = guest(['connect', `${server.url}/table/${table}`, '--name', 'Ben', '--lang', 'en']);
  await anna.reads(/Siberia · /);
  await ben.reads(/Coal|Siberia/);
  anna.press('sag ich ');
  ben.type('say take your time');
  await anna.reads(/Ben: take your time[^]*> sag ich $/);
  anna.type('überlege');
  await ben.reads(/Anna: ich überlege/);
  anna.type('sprache nl');
  await anna.reads(/Vanaf nu in het Nederlands\./);
  ben.type('quit');
  await ben.left;
  await anna.reads(/Ben is niet verbonden\./);
  anna.type('stop');
  expect(await anna.left).toMatchObject({ code: 0, err: '' });
});

test('--plain prints lines on a terminal, too', async () => {
  const anna = guest(
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
  await anna.reads(/ 1\) [^]*> /);
  anna.type('why\n1\nquit\n');
  const { code, out } = await anna.left;
  expect(code).toBe(0);
  expect(out).toContain('Why what?');
  expect(out).not.toContain('\x1b');
});
