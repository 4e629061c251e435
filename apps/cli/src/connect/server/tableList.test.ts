import type { TableInfo } from '@pithead/protocol';
import { LANGUAGES } from '@pithead/text';
import { expect, test } from 'vitest';
import { startCliTestServer } from '../../testing/cliClient.ts';
import { startFakeServer, fakeTable } from '../../testing/fakeServer.ts';
import { runCli } from '../../testing/runCli.ts';

const server = await startCliTestServer();

async function openTable(name: string): Promise<TableInfo> {
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    return (await (
      await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as T;
  };
  const { token } = await post<{ token: string }>('/api/guests', { name, language: 'en' });
  return post('/api/tables', { game: 'siberia', seats: 3, isPublic: true }, token);
}

test('public tables are listed page by page, with the commands to join and to see the next page', async () => {
  const connect = ['connect', server.url, '--tables'];
  expect((await runCli(connect)).out).toBe('There are no open tables here.\n');
  expect((await runCli([...connect, '--watch'])).out).toBe('There’s no game to watch here.\n');
  const tables = await Promise.all(Array.from({ length: 26 }, (_, i) => openTable(`Host ${i}`)));
  const first = await runCli(connect);
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/^[\w-]{22} {2}Siberia: Host \d+ \(1 of 3 seats taken\)$/m);
  expect(first.out).toContain(`Take a seat with:\n  pithead connect ${server.url} --table ID\n`);
  expect(first.out).toContain(`More tables:\n  pithead connect ${server.url} --tables --page 2\n`);
  const second = await runCli([...connect, '--page', '2']);
  expect(second.out).not.toContain('More tables');
  expect((await runCli([...connect, '--page', '3'])).out).toBe('Page 3 is empty.\n');
  for (const { id } of tables) expect(first.out.includes(id)).not.toBe(second.out.includes(id));
});

test.each(LANGUAGES)('names from a server can’t draw on the terminal (%s)', async (language) => {
  const evil = fakeTable({
    game: '\u001b[2J',
    seats: [{ seat: 0, name: '\u001b[31mEve\n', kind: 'person', level: null, isYours: false, person: null }],
  });
  const url = await startFakeServer({ answer: () => ({ status: 200, body: JSON.stringify([evil]) }) });
  const { out } = await runCli(['connect', url, '--tables', '--lang', language]);
  expect(out).not.toContain('\u001b');
  expect(out.split('\n')[0]).toContain('Eve');
});

test('somebody who was deleted has a display name', async () => {
  const seat = { kind: 'person', level: null, isYours: false, person: null } as const;
  const names = ['—', 'Ben', '— 2'];
  const table = fakeTable({ seats: names.map((name, i) => ({ ...seat, seat: i, name })) });
  const url = await startFakeServer({ answer: () => ({ status: 200, body: JSON.stringify([table]) }) });
  const { out } = await runCli(['connect', url, '--tables', '--watch', '--lang', 'en']);
  expect(out).toContain('Former player, Ben, Former player 2');
});

test('an answer that is no list is not accepted as one of a Pithead server', async () => {
  const url = await startFakeServer({ answer: () => ({ status: 200, body: '{"id":1}' }) });
  expect(await runCli(['connect', url, '--tables'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there’s no Pithead server'),
  });
});
