import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newTemporaryFolder, runCli } from '../testing/runCli.ts';

const FIELDS = [
  'game',
  'players',
  'games',
  'finished',
  'plies',
  'decisions',
  'seconds',
  'pliesPerSecond',
  'violations',
  'hash',
];

async function simulated(...more: string[]): Promise<Record<string, number | string>> {
  const { code, out, err } = await runCli([
    'simulate',
    'glueck-auf',
    '--games',
    '10',
    '--seed',
    '3',
    '--json',
    ...more,
  ]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, number | string>;
}

describe('simulate', () => {
  test.each(['2', '3', '4'])(
    'simulate reports the same games with and without --check, %s players',
    async (players) => {
      const report = await simulated('--players', players);
      expect(Object.keys(report)).toEqual(FIELDS);
      expect(report).toMatchObject({
        game: 'glueck-auf',
        players: Number(players),
        games: 10,
        finished: 10,
        violations: null,
      });
      expect(report['decisions']).toBeLessThan(report['plies'] as number);
      expect(await simulated('--players', players, '--check')).toMatchObject({
        hash: report['hash'],
        plies: report['plies'],
        violations: 0,
      });
    },
  );

  test('another seed, option or bot gives other games', async () => {
    const hashes = [
      await simulated(),
      await simulated('--seed', '4'),
      await simulated('--option', 'splitSubstitution=false'),
      await simulated('--bots', 'greedy', '--games', '2'),
    ];
    expect(new Set(hashes.map((report) => report['hash'])).size).toBe(4);
  });

  test('simulate writes records of the same games, and they verify', async () => {
    const folder = join(newTemporaryFolder(), 'new', 'folder');
    const plain = await simulated('--players', '3', '--games', '3');
    expect((await simulated('--players', '3', '--games', '3', '--records', folder))['hash']).toBe(
      plain['hash'],
    );
    const files = readdirSync(folder);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { code, out } = await runCli(['verify', join(folder, file)]);
      expect(code).toBe(0);
      expect(out).toMatch(/^OK .* \d+ decisions, final hash [0-9a-f]{32}\n$/);
    }
  });

  test('simulate prints its report in words, too', async () => {
    const { out } = await runCli(['simulate', 'glueck-auf', '--games', '5', '--lang', 'de']);
    expect(out).toContain('glueck-auf, 2 Personen: 5 von 5 Partien beendet');
    expect(out).toContain('nicht auf Verletzungen geprüft');
    expect(
      (await runCli(['simulate', 'glueck-auf', '--games', '5', '--lang', 'de', '--check'])).out,
    ).toContain('0 Verletzungen');
  });
});
