import { describe, expect, test } from 'vitest';
import { newDataFolder, startCliTestServer } from '../../testing/cliClient.ts';
import { isOneLine, runCli } from '../../testing/runCli.ts';

const OLD = 'seven lamps under ground';

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
  test('a new password works while the server is running; the old one and the old session no longer do', async () => {
    const server = await startCliTestServer();
    const { cookie } = await post(server.url, '/api/guests', { name: 'Mira', language: 'nl' });
    expect((await post(server.url, '/api/me/account', { name: 'Mira', password: OLD }, cookie)).status).toBe(
      200,
    );
    const { code, out, err } = await runCli(['password', 'mira', '--data', server.data, '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    const [, drawn = ''] = /^New password of mira: ([\w-]{16})\n/.exec(out) ?? [];
    const logIn = async (password: string): Promise<number> =>
      (await post(server.url, '/api/login', { name: 'Mira', password })).status;
    expect([await logIn(OLD), await logIn(drawn)]).toEqual([401, 200]);
    // After a restart nothing is cached, so the database itself must have lost the session.
    const data = server.data;
    await server.close();
    const again = await startCliTestServer(data);
    expect((await fetch(`${again.url}/api/me`, { headers: { cookie } })).status).toBe(401);
  });

  test('a missing name, account or database is reported in one line', async () => {
    const server = await startCliTestServer();
    for (const [args, line] of [
      [['--data', server.data], 'De naam van het account ontbreekt.'],
      [['Nobody', '--data', server.data], 'Er is geen account “Nobody”.'],
      [['\u001b[2J', '--data', server.data], 'Er is geen account'],
      [['Mira', '--data', newDataFolder()], 'bestaat niet'],
      [['Mira', 'Anna'], 'Anna'],
    ] as const) {
      const { code, out, err } = await runCli(['password', ...args, '--lang', 'nl']);
      expect([code, out, isOneLine(err), err.includes('\u001b')]).toEqual([2, '', true, false]);
      expect(err).toContain(line);
    }
  });
});
