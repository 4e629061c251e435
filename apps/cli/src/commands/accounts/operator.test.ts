import { describe, expect, test } from 'vitest';
import { newDataFolder, startCliTestServer } from '../../testing/cliClient.ts';
import { isOneLine, runCli } from '../../testing/runCli.ts';

async function beginAccount(url: string, name: string): Promise<() => Promise<number>> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url };
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const begun = await post('/api/guests', { name, language: 'en' });
  headers['cookie'] = (begun.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  await post('/api/me/account', { name, password: 'seven lamps under ground' });
  return async () => (await fetch(`${url}/api/moderation`, { headers })).status;
}

describe('operator', () => {
  test('an operator is added, listed and removed while the server runs', async () => {
    const server = await startCliTestServer();
    const moderate = await beginAccount(server.url, 'Mira');
    const run = async (...args: string[]): Promise<string> =>
      (await runCli(['operator', ...args, '--data', server.data, '--lang', 'en'])).out;
    expect(await moderate()).toBe(404);
    expect(await run('list')).toBe('There’s no operator yet.\n');
    expect(await run('add', 'mira')).toBe('mira is now an operator of the server.\n');
    expect(await moderate()).toBe(200);
    expect(await run('list')).toBe('Mira\n');
    expect(await run('remove', 'Mira')).toBe('Mira is no longer an operator of the server.\n');
    expect(await moderate()).toBe(404);
  });

  test('a missing action, account or database is reported in one line', async () => {
    const server = await startCliTestServer();
    for (const [args, line] of [
      [['--data', server.data], 'add, remove oder list'],
      [['promote', 'Mira', '--data', server.data], 'promote'],
      [['list', 'Mira', '--data', server.data], 'Mira'],
      [['add', '--data', server.data], 'Der Name des Kontos fehlt.'],
      [['add', 'Nobody', '--data', server.data], 'Ein Konto „Nobody“ gibt es nicht.'],
      [['list', '--data', newDataFolder()], 'gibt es nicht'],
    ] as const) {
      const { code, out, err } = await runCli(['operator', ...args, '--lang', 'de']);
      expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
      expect(err).toContain(line);
    }
  });
});
