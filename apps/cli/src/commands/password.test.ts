import { describe, expect, test } from 'vitest';
import { newData, openServer } from '../testing/atServer.ts';
import { isOneLine, run } from '../testing/runCli.ts';

const OLD = 'seven lamps under ground';

/** Asks the server as a page does. */
async function post(
  url: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ status: number; cookie: string }> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, cookie: (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
}

describe('password', () => {
  test('draws a new one while the server runs: it opens the door, the old one and the old session do not', async () => {
    const server = await openServer();
    const { cookie } = await post(server.url, '/api/guests', { name: 'Mira', language: 'nl' });
    expect((await post(server.url, '/api/me/account', { name: 'Mira', password: OLD }, cookie)).status).toBe(
      200,
    );
    const { code, out, err } = await run(['password', 'mira', '--data', server.data, '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    const [, drawn = ''] = /^New password of mira: ([\w-]{16})\n/.exec(out) ?? [];
    const logIn = async (password: string): Promise<number> =>
      (await post(server.url, '/api/login', { name: 'Mira', password })).status;
    expect([await logIn(OLD), await logIn(drawn)]).toEqual([401, 200]);
    // A server that was not asked meanwhile remembers nobody.
    const data = server.data;
    await server.close();
    const again = await openServer(data);
    expect((await fetch(`${again.url}/api/me`, { headers: { cookie } })).status).toBe(401);
  });

  test('says in one line what is missing: a name, an account, a database', async () => {
    const server = await openServer();
    for (const [args, line] of [
      [['--data', server.data], 'De naam van het account ontbreekt.'],
      [['Nobody', '--data', server.data], 'Er is geen account ‘Nobody’.'],
      [['\u001b[2J', '--data', server.data], 'Er is geen account'],
      [['Mira', '--data', newData()], 'bestaat niet'],
      [['Mira', 'Anna'], 'Anna'],
    ] as const) {
      const { code, out, err } = await run(['password', ...args, '--lang', 'nl']);
      expect([code, out, isOneLine(err), err.includes('\u001b')]).toEqual([2, '', true, false]);
      expect(err).toContain(line);
    }
  });
});
