import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCliClient, startCliTestServer } from '../testing/cliClient.ts';
import type { CliClient } from '../testing/cliClient.ts';
import { newTemporaryFolder, runCli } from '../testing/runCli.ts';

const server = await startCliTestServer();

/** Always taking the first offer makes games long, so each has its lowest limit. */
const GAMES = [
  ['glueck-auf', 'openDeliveredOrders=false'],
  ['siberia', 'roundLimit=30'],
  ['rockwell', 'turnLimit=50'],
] as const;

interface Match {
  readonly anna: CliClient;
  readonly ben: CliClient;
  readonly spectator: CliClient;
}

async function meet(game: string, option: string): Promise<Match> {
  const anna = startCliClient([
    'connect',
    server.url,
    '--name',
    'Anna',
    '--lang',
    'en',
    '--game',
    game,
    '--option',
    option,
    '--seats',
    '2',
    '--auto',
  ]);
  const [, table = ''] = await anna.waitFor(/--table ([\w-]{22})/);
  const spectator = startCliClient(['connect', `${server.url}/table/${table}`, '--watch', '--lang', 'nl']);
  await spectator.waitFor(/– vrij –/);
  const ben = startCliClient([
    'connect',
    server.url,
    '--table',
    table,
    '--name',
    'Ben',
    '--lang',
    'de',
    '--auto',
  ]);
  for (const each of [ben, spectator]) each.end();
  return { anna, ben, spectator };
}

describe('a whole match over the network', () => {
  test.each(GAMES)(
    '%s: two players finish a match, one spectator watches, and the record is verified',
    async (game, option) => {
      const file = join(newTemporaryFolder(), `${game}.json`);
      const { anna, ben, spectator } = await meet(game, option);
      anna.type(`export ${file}`);
      anna.end();
      const [first, second, third] = await Promise.all([anna.exited, ben.exited, spectator.exited]);
      expect([first, second, third].map(({ code, err }) => [code, err])).toEqual(
        [0, 0, 0].map((code) => [code, '']),
      );
      expect(first.out).toMatch(/(Anna|Ben) wins\.|Shared victory/);
      expect(second.out).toMatch(/(Anna|Ben) gewinnt\.|Gemeinsamer Sieg/);
      expect(first.out).toContain('The deal is the one that was promised');
      expect(second.out).toContain('Die Verteilung ist die versprochene');
      expect(third.out).toContain('De verdeling is de beloofde');
      expect(first.out).toContain(`Saved: ${file}`);
      expect((await runCli(['verify', file, '--lang', 'en'])).out).toMatch(
        /^OK .* [\d,]+ decisions, final hash/,
      );
      for (const { out } of [first, second, third]) expect(out).not.toContain('\x1b');
      expect(first.out).toMatch(/^ +1\) /m);
      expect(third.out).not.toMatch(/^ +1\) |^> 1/m);
    },
  );

  test('a connection that breaks repeatedly loses no move', async () => {
    const { anna, ben, spectator } = await meet('glueck-auf', 'openDeliveredOrders=false');
    await anna.waitFor(/1\) /);
    for (let i = 0; i < 3; i++) {
      server.context.connections.closeAll();
      await anna.waitFor(/The connection is lost\. Reconnecting …[^]*The connection is back\./);
    }
    anna.end();
    const all = await Promise.all([anna.exited, ben.exited, spectator.exited]);
    expect(all.map(({ code, err }) => [code, err])).toEqual([0, 0, 0].map((code) => [code, '']));
    expect(all[1].out).toContain('Die Verbindung ist wieder da.');
    expect(all[0].out).toContain('The deal is the one that was promised');
  });
});
