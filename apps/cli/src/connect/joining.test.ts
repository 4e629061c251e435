import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCliClient, startCliTestServer } from '../testing/cliClient.ts';
import { isOneLine, newTemporaryFolder } from '../testing/runCli.ts';
import { quitAll, startTableForTwo } from '../testing/startTableForTwo.ts';

const server = await startCliTestServer();

describe('joining and leaving', () => {
  test('a player who returns under the same name gets the seat back; another name is another player', async () => {
    const home = newTemporaryFolder();
    const once = startCliClient(
      ['connect', server.url, '--name', 'Anna', '--lang', 'en', '--game', 'siberia', '--bots', 'hauer'],
      { home },
    );
    await once.waitFor(/ 1\) /);
    once.end();
    const { code, out } = await once.exited;
    const [, table = ''] = /--table (\S{22})/.exec(out) ?? [];
    expect(code).toBe(0);
    expect(out).toContain('Ben (Miner)');
    const again = startCliClient(['connect', server.url, '--table', table, '--lang', 'nl'], { home });
    await again.waitFor(/ 1\) /);
    await quitAll(again);
    const other = startCliClient(
      ['connect', server.url, '--table', table, '--name', 'Berta', '--lang', 'de'],
      {
        home,
      },
    );
    const refused = await other.exited;
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
    const home = newTemporaryFolder();
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
    const clara = startCliClient(['connect', server.url, '--table', id, '--lang', 'de'], { home });
    await clara.waitFor(/Bedenkzeit: Clara 1:01:(40|39)\n/);
    clara.type('pause');
    await clara.waitFor(/Die Partie macht Pause\. Mit „fortsetzen“ geht es weiter\./);
    clara.type('fortsetzen');
    await clara.waitFor(/Die Partie geht weiter\.[^]* 1\) /);
    await quitAll(clara);
  });

  test('a pipe that ends before the match keeps the seat and gets the command to return', async () => {
    const { first, second } = await startTableForTwo(server.url);
    first.end();
    const { code, out } = await first.exited;
    expect(code).toBe(0);
    expect(out).toContain('Your seat is kept for you. You come back with:');
    await second.waitFor(/isn’t connected\./);
    await quitAll(second);
  });

  test('a table can be left before the start, and bots can take the free seats', async () => {
    const host = startCliClient([
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
    const [, table = ''] = await host.waitFor(/--table (\S{22})/);
    const ben = startCliClient(['connect', server.url, '--name', 'Ben', '--lang', 'en', '--table', table]);
    await host.waitFor(/B {2}Ben/);
    ben.type('leave');
    expect(await ben.exited).toMatchObject({ code: 0, err: '' });
    await host.waitFor(/B {2}– free –/);
    host.type('bot');
    await host.waitFor(/B {2}Bot Ben \(Foreman\)/);
    host.type('bot Lehrling');
    await host.waitFor(/C {2}Bot Cem \(Apprentice\)[^]*The game begins/);
    await host.waitFor(/ 1\) /);
    await quitAll(host);
  });

  test('a missing table, a full table and a started match are reported in one line', async () => {
    const { first, second, table } = await startTableForTwo(server.url);
    const missing = await startCliClient(['connect', server.url, '--table', 'A'.repeat(22), '--lang', 'en'])
      .exited;
    const late = await startCliClient(['connect', server.url, '--table', table, '--lang', 'en']).exited;
    const reserved = await startCliClient([
      'connect',
      server.url,
      '--name',
      'Bot Ada',
      '--game',
      'siberia',
      '--lang',
      'nl',
    ]).exited;
    expect([missing, late, reserved].map(({ code, out, err }) => [code, out, isOneLine(err)])).toEqual(
      [2, 2, 2].map((code) => [code, '', true]),
    );
    expect(missing.err).toContain('The link may be wrong');
    expect(late.err).toContain('The game has already begun.');
    expect(reserved.err).toContain('Deze naam is gereserveerd.');
    await quitAll(first, second);
  });
});
