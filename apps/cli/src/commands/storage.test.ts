import { describe, expect, test } from 'vitest';
import { newDataFolder, startCliTestServer } from '../testing/cliClient.ts';
import { isOneLine, runCli } from '../testing/runCli.ts';

/** A match that ends at once, because everybody resigns. */
async function playShortMatch(url: string): Promise<{ id: string; record: () => Promise<string> }> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url };
  const post = (path: string, body?: object): Promise<Response> =>
    fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  const begun = await post('/guests', { name: 'Mira', language: 'en' });
  headers['cookie'] = (begun.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const { id } = (await (await post('/tables', { game: 'siberia', seats: 2, bots: ['hewer'] })).json()) as {
    id: string;
  };
  await post(`/tables/${id}/acts`, { act: 'resign', seat: 0, id: 'end', seq: 0 });
  return { id, record: async () => (await fetch(`${url}/api/tables/${id}/export`)).text() };
}

describe('storage', () => {
  test('a finished game is compressed and expanded while the server runs', async () => {
    const server = await startCliTestServer();
    const run = async (...args: string[]): Promise<string> => {
      const { out, err } = await runCli(['storage', ...args, '--data', server.data, '--lang', 'en']);
      return out + err;
    };
    expect(await run('compact', '--days', '0')).toBe('No games compressed\n');
    const { id, record } = await playShortMatch(server.url);
    const before = await record();
    expect(JSON.parse(before)).toHaveProperty('plies');
    expect(await run('compact')).toBe('No games compressed\n');
    expect(await run('compact', '--days', '0')).toBe('1 game compressed\n');
    expect(await run('expand', id)).toBe('1 game expanded\n');
    expect(await run('expand', id)).toContain(id);
    expect(await run('compact', id)).toBe('1 game compressed\n');
    expect(await run('expand', 'all')).toBe('1 game expanded\n');
    expect(await run('compact', '--days', '0')).toBe('No games compressed\n');
    expect(await record()).toBe(before);
  });

  test('a missing action, table or database is reported in one line', async () => {
    const server = await startCliTestServer();
    for (const [args, line] of [
      [['--data', server.data], 'compact oder expand'],
      [['shrink', '--data', server.data], 'shrink'],
      [['expand', '--data', server.data], 'Welcher Tisch?'],
      [['expand', 'nothing', '--data', server.data], 'nothing'],
      [['compact', '--days', 'x', '--data', server.data], '--days'],
      [['compact', '--data', newDataFolder()], 'gibt es nicht'],
    ] as const) {
      const { code, out, err } = await runCli(['storage', ...args, '--lang', 'de']);
      expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
      expect(err).toContain(line);
    }
  });

  test('where the server compresses nothing by itself, the number of days must be given', async () => {
    const server = await startCliTestServer();
    const env = { PITHEAD_COMPACT_AFTER_DAYS: '0' };
    const { code, err } = await runCli(
      ['storage', 'compact', '--data', server.data, '--lang', 'en'],
      '',
      env,
    );
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(err).toContain('--days N');
  });
});
