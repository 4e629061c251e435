import { LOADED_GAMES } from '@pithead/games/loaded';
import type { SeatInfo } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import { readConnectCommand } from './connectCommandWords.ts';
import { startCliClient } from '../testing/cliClient.ts';
import { startFakeServer, fakeTable } from '../testing/fakeServer.ts';
import { isOneLine, newTemporaryFolder, runCli } from '../testing/runCli.ts';

const URL = 'http://127.0.0.1:9';
const CONNECT = ['connect', URL];
const ID = 'A'.repeat(22);

const BAD_INPUT: readonly (readonly [args: readonly string[], line: string])[] = [
  [['connect'], 'Which server?'],
  [['connect', 'ftp://example.org'], 'isn’t the address of a server'],
  [['connect', 'http://'], 'isn’t the address'],
  [['connect', 'http://me:secret@example.org'], 'isn’t the address'],
  [['connect', 'http://example.org/games'], 'isn’t the address'],
  [['connect', `http://example.org/table/${ID}x`], 'isn’t a table'],
  [[...CONNECT, 'more'], 'One word too many'],
  [[...CONNECT, '--table', 'kitchen'], '“kitchen” isn’t a table'],
  [[...CONNECT, '--watch'], 'Watch which table?'],
  [[...CONNECT, '--tables', '--game', 'siberia'], '--game can’t be given together with --tables'],
  [[...CONNECT, '--tables', '--page', '0'], '--page must be from 1'],
  [[...CONNECT, '--page', '2'], '--page only works with --tables.'],
  [[...CONNECT, '--tables'], `The server ${URL} can’t be reached (`],
  [CONNECT, 'Which game?'],
  [[...CONNECT, '--game', 'chess'], 'no game “chess”'],
  [[...CONNECT, '--table', ID, '--game', 'siberia'], '--game is for a new table'],
  [['connect', `${URL}/table/${ID}`, '--bots', 'hewer'], '--bots is for a new table'],
  [[...CONNECT, '--game', 'siberia', '--seats', 'two'], '--seats needs a whole number'],
  [[...CONNECT, '--game', 'siberia', '--seats', '9'], '--seats must be from 1 to 6'],
  [[...CONNECT, '--game', 'siberia', '--seats', '1'], 'needs 2 to 4 players, not 1'],
  [[...CONNECT, '--game', 'siberia', '--bots', 'greedy'], 'no bot “greedy”'],
  [[...CONNECT, '--game', 'siberia', '--seats', '2', '--bots', 'hewer,Steiger'], '2 bots don’t fit'],
  [[...CONNECT, '--game', 'siberia', '--option', 'fast=true'], 'no rule option “fast”'],
  [[...CONNECT, '--game', 'siberia'], `The server ${URL} can’t be reached (`],
  [['serve', 'now'], 'One word too many'],
  [['serve', '--port', 'http'], '--port needs a whole number'],
  [['serve', '--port', '70000'], '--port must be from 0 to 65535'],
  [['backup'], 'name of a file is missing'],
  [['backup', '/dev/null'], 'already exists; nothing is overwritten'],
  [['restore'], 'name of a file is missing'],
  [['restore', '/nowhere/at/all.db'], 'no file'],
  [['restore', '/tmp'], 'is a folder'],
  [['restore', '/dev/null'], 'isn’t a regular file'],
];

describe('bad arguments', () => {
  test.each(BAD_INPUT)('%j is answered with one line', async (args, line) => {
    const { code, out, err } = await runCli(args, '', { XDG_CONFIG_HOME: newTemporaryFolder() });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(isOneLine(err)).toBe(true);
  });

  test.each(LANGUAGES)(
    'every command is listed in the overview and has its own help in %s',
    async (language) => {
      const { out } = await runCli(['help', '--lang', language]);
      for (const command of ['serve', 'connect', 'backup', 'restore']) {
        expect(out).toContain(`pithead ${command}`);
        expect((await runCli([command, '--help', '--lang', language])).out).toMatch(
          new RegExp(`^pithead ${command} `),
        );
      }
    },
  );
});

describe('command words', () => {
  test('no command word hides a move of any game', () => {
    for (const { game } of Object.values(LOADED_GAMES)) {
      for (const { verb, nouns } of game.moves) {
        expect([verb, readConnectCommand(verb)]).toEqual([verb, undefined]);
        expect([verb, readConnectCommand(`${verb} ${nouns[0]}`)]).toEqual([verb, undefined]);
      }
    }
  });

  test('a word that stands alone is a command, but the beginning of a longer move is not', () => {
    expect(readConnectCommand(' LEAVE ')?.word).toBe('leave');
    expect(readConnectCommand('leave behind')).toBeUndefined();
    expect(readConnectCommand('no advantage')).toBeUndefined();
    expect(readConnectCommand('zurück')?.word).toBe('back');
    expect(readConnectCommand('sag  Glück auf')).toMatchObject({ word: 'say', rest: 'Glück auf' });
  });
});

describe('unexpected servers', () => {
  const json = (status: number, body: object): { status: number; body: string } => ({
    status,
    body: JSON.stringify(body),
  });
  const visit = async (url: string, ...more: string[]): Promise<{ code: number; err: string; out: string }> =>
    startCliClient(['connect', url, '--table', ID, '--lang', 'en', ...more]).exited;
  const kind =
    (table = fakeTable()) =>
    (path: string): { status: number; body: string } =>
      json(200, path === '/api/guests' ? { token: 't' } : table);

  test('an answer of another program is reported as not being a Pithead server', async () => {
    for (const body of ['<html>Welcome</html>', '[]', '{"token":7}']) {
      const { code, err } = await visit(await startFakeServer({ answer: () => ({ status: 200, body }) }));
      expect([code, isOneLine(err)]).toEqual([2, true]);
      expect(err).toContain('there’s no Pithead server.');
    }
  });

  test('a server that requires a newer client is reported', async () => {
    const { code, err } = await visit(await startFakeServer({ answer: kind(), socketStatus: 426 }));
    expect([code, err]).toEqual([
      2,
      'This program is too old for the server. Update it, or reload the page.\n',
    ]);
  });

  test('other versions of the rules and unknown games are reported', async () => {
    const other = await visit(await startFakeServer({ answer: kind(fakeTable({ version: 99 })) }));
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('The server plays version 99 of the rules'),
    ]);
    const chess = await visit(await startFakeServer({ answer: kind(fakeTable({ game: 'chess' })) }));
    expect([chess.code, chess.err]).toEqual([2, expect.stringContaining('There’s no game “chess”.')]);
  });

  test('an invalid message over the socket ends the program', async () => {
    const table = fakeTable();
    const url = await startFakeServer({
      answer: kind(),
      messagesFor: (channel) => [
        { type: 'table', channel, table },
        { type: 'state', channel },
      ],
    });
    const { code, err } = await visit(url);
    expect([code, isOneLine(err)]).toEqual([70, true]);
  });

  test('control characters in names and chat do not reach the terminal', async () => {
    const evil = '\x1b[2J\u202eEve\r\n';
    const seats = fakeTable().seats.map((seat) => ({ ...seat, name: `${evil}${seat.seat}` }));
    const free = { seat: 2, name: '', kind: 'free', level: null, isYours: false, person: null } as const;
    const table = fakeTable({ seats: [...seats, free] });
    const line = {
      number: 1,
      person: 'p',
      name: evil,
      room: 'players',
      text: `${evil}hello ${'!'.repeat(200)}`,
      at: 0,
    };
    const messagesFor = (channel: number): object[] => [
      { type: 'table', channel, table },
      { type: 'chat', channel, line },
    ];
    const eve = startCliClient([
      'connect',
      await startFakeServer({ answer: kind(table), messagesFor }),
      '--table',
      ID,
      '--lang',
      'en',
    ]);
    await eve.waitFor(/hello/);
    eve.type('quit');
    const { code, out } = await eve.exited;
    expect(code).toBe(0);
    expect(out).toContain('A  ?[2J?Eve??0 (you)');
    expect(out).toContain('?[2J?Eve??: ?[2J?Eve??hello');
    expect(out.match(/!/g)).toHaveLength(200);
    // oxlint-disable-next-line no-control-regex -- what may not be there
    expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e]/);
  });

  test('a name in the chat that belonged to somebody else before is reported', async () => {
    const table = fakeTable();
    const lines = [
      ['a', 'Ada', 'one'],
      ['e', 'Eve', 'two'],
      ['a', 'Ida', 'three'],
      ['e', 'Ada', 'four'],
      ['e', 'Ada', 'five'],
      ['x', 'Ida', 'six'],
    ].map(([person, name, text], i) => ({ number: i + 1, person, name, room: 'players', text, at: 0 }));
    const messagesFor = (channel: number): object[] => [
      { type: 'table', channel, table },
      ...lines.map((line) => ({ type: 'chat', channel, line })),
    ];
    const visitor = startCliClient([
      'connect',
      await startFakeServer({ answer: kind(table), messagesFor }),
      '--table',
      ID,
      '--lang',
      'en',
    ]);
    await visitor.waitFor(/six/);
    visitor.type('quit');
    const { out } = await visitor.exited;
    const expectedLines = [
      'Ada: one',
      'Eve: two',
      'Ada is now called Ida.',
      'Ida: three',
      'Eve is now called Ada.',
      'Ada: four',
      'Ada: five',
    ];
    expect(out).toContain([...expectedLines, 'This isn’t the Ida who wrote before.', 'Ida: six'].join('\n'));
  });

  test('a person whose name ends like a bot’s is not shown as a bot', async () => {
    const [you, other] = fakeTable().seats as [SeatInfo, SeatInfo];
    const person = { ...other, name: 'Ada (Foreman)' };
    const bot = { ...other, seat: 2, name: 'Bot Ada', kind: 'bot', level: 'foreman', person: null } as const;
    const table = fakeTable({ seats: [you, person, bot] });
    const messagesFor = (channel: number): object[] => [{ type: 'table', channel, table }];
    const visitor = startCliClient([
      'connect',
      await startFakeServer({ answer: kind(table), messagesFor }),
      '--table',
      ID,
      '--lang',
      'en',
    ]);
    await visitor.waitFor(/Bot Ada \(Foreman\)/);
    visitor.type('quit');
    const { out } = await visitor.exited;
    expect(out).toMatch(/B {2}Ada \(Foreman\)/);
    expect(out).toMatch(/C {2}Bot Ada \(Foreman\)/);
  });
});
