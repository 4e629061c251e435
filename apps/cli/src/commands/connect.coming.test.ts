import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guest, openServer } from '../testing/atServer.ts';
import { isOneLine, newFolder } from '../testing/runCli.ts';
import { leave, tableForTwo } from '../testing/tableForTwo.ts';

const server = await openServer();

describe('joining and leaving', () => {
  test('a player who returns under the same name gets the seat back; another name is another player', async () => {
    const home = newFolder();
    const once = guest(
      ['connect', server.url, '--name', 'Anna', '--lang', 'en', '--game', 'siberia', '--bots', 'hauer'],
      { home },
    );
    await once.reads(/ 1\) /);
    once.end();
    const { code, out } = await once.left;
    const [, table = ''] = /--table (\S{22})/.exec(out) ?? [];
    expect(code).toBe(0);
    expect(out).toContain('Ben (Hewer)');
    const again = guest(['connect', server.url, '--table', table, '--lang', 'nl'], { home });
    await again.reads(/ 1\) /);
    await leave(again);
    const other = guest(['connect', server.url, '--table', table, '--name', 'Berta', '--lang', 'de'], {
      home,
    });
    const refused = await other.left;
    expect(refused).toMatchObject({
      code: 2,
      out: '',
      err: 'Die Partie hat schon begonnen. Zuschauen kannst du mit --watch.\n',
    });
    const file = join(home, 'pithead', 'sessions.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(home, 'pithead'))).toEqual(['sessions.json']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      [server.url]: { Anna: expect.any(String), Berta: expect.any(String) },
    });
  });

  test('at a table with clocks everybody sees the remaining times', async () => {
    const post = async (path: string, token: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return (
        await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json() as Promise<Record<string, string>>;
    };
    const home = newFolder();
    const { token = '' } = await post('/api/guests', '', { name: 'Clara', language: 'en' });
    mkdirSync(join(home, 'pithead'));
    writeFileSync(join(home, 'pithead', 'sessions.json'), JSON.stringify({ [server.url]: { Clara: token } }));
    const clock = { kind: 'bank', bankMs: 3_700_000, incrementMs: 0 };
    const { id = '' } = await post('/api/tables', token, {
      game: 'siberia',
      seats: 2,
      bots: ['hewer'],
      clock,
    });
    const clara = guest(['connect', server.url, '--table', id, '--lang', 'de'], { home });
    await clara.reads(/Bedenkzeit: Clara 1:01:(40|39)\n/);
    clara.type('pause');
    await clara.reads(/Die Partie macht Pause\. Mit „fortsetzen“ geht es weiter\./);
    clara.type('fortsetzen');
    await clara.reads(/Die Partie geht weiter\.[^]* 1\) /);
    await leave(clara);
  });

  test('a pipe that ends before the match keeps the seat and gets the command to return', async () => {
    const { first, second } = await tableForTwo(server.url);
    first.end();
    const { code, out } = await first.left;
    expect(code).toBe(0);
    expect(out).toContain('Your seat is kept for you. You come back with:');
    await second.reads(/is not connected\./);
    await leave(second);
  });

  test('a table can be left before the start, and bots can take the free seats', async () => {
    const host = guest([
      'connect',
      server.url,
      '--name',
      'Anna',
      '--lang',
      'en',
      '--game',
      'rockwell',
      '--seats',
      '3',
    ]);
    const [, table = ''] = await host.reads(/--table (\S{22})/);
    const ben = guest(['connect', server.url, '--name', 'Ben', '--lang', 'en', '--table', table]);
    await host.reads(/B {2}Ben/);
    ben.type('leave');
    expect(await ben.left).toMatchObject({ code: 0, err: '' });
    await host.reads(/B {2}– free –/);
    host.type('bot');
    await host.reads(/B {2}Bot Ben \(Foreman\)/);
    host.type('bot Lehrling');
    await host.reads(/C {2}Bot Cem \(Apprentice\)[^]*The game begins/);
    await host.reads(/ 1\) /);
    await leave(host);
  });

  test('a missing table, a full table and a started match are reported in one line', async () => {
    const { first, second, table } = await tableForTwo(server.url);
    const missing = await guest(['connect', server.url, '--table', 'A'.repeat(22), '--lang', 'en']).left;
    const late = await guest(['connect', server.url, '--table', table, '--lang', 'en']).left;
    const reserved = await guest([
      'connect',
      server.url,
      '--name',
      'Bot Ada',
      '--game',
      'siberia',
      '--lang',
      'nl',
    ]).left;
    expect([missing, late, reserved].map(({ code, out, err }) => [code, out, isOneLine(err)])).toEqual(
      [2, 2, 2].map((code) => [code, '', true]),
    );
    expect(missing.err).toContain('The link may be wrong');
    expect(late.err).toContain('The game has already begun.');
    expect(reserved.err).toContain('Deze naam is gereserveerd.');
    await leave(first, second);
  });
});
