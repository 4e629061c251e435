import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/runCli.ts';
import type { ArenaReport } from '@pithead/lab/arena/strengthFile';

const BASE = ['arena', 'siberia', '--games', '4', '--seed', '1000000'];
/** Every worker loads all games, which takes longer than a few games of fast bots. */
const ON_ONE_CORE = ['--cores', '1'];

async function fought(...more: string[]): Promise<ArenaReport> {
  const { code, out, err } = await runCli([...BASE, '--json', ...more]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as ArenaReport;
}

describe('arena', () => {
  test('arena reports win rates with confidence intervals and thinking times', async () => {
    const report = await fought('--players', '2', '--bots', 'greedy,random');
    expect(report).toMatchObject({ game: 'siberia', players: 2, games: 4, seed: 1_000_000 });
    const [greedy, random] = report.bots;
    expect(greedy).toMatchObject({ name: 'greedy', winShare: 1, meanRank: 1, high: 1 });
    expect(greedy?.low).toBeGreaterThan(0.4);
    expect(greedy?.low).toBeLessThan(0.6);
    expect(greedy?.ms.p99).toBeGreaterThanOrEqual(greedy?.ms.p50 as number);
    expect(random).toMatchObject({ name: 'random', winShare: 0, meanRank: 2 });
  });

  test('fixed iterations repeat the same games on any number of cores', async () => {
    const contest = ['--players', '3', '--bots', 'search:8it,greedy,random', '--games', '3'];
    const share = ({ bots }: ArenaReport) =>
      bots.map(({ name, winShare, meanScore }) => [name, winShare, meanScore]);
    expect(share(await fought(...contest, '--cores', '1'))).toEqual(
      share(await fought(...contest, '--cores', '2')),
    );
  });

  test('arena subtracts luck on demand: both win shares of a game are 1 together, and luck adds up to 0', async () => {
    const { bots } = await fought(
      ...ON_ONE_CORE,
      '--players',
      '2',
      '--bots',
      'greedy,apprentice',
      '--luck-adjusted',
    );
    const adjusted = bots.map(({ luckAdjusted }) => luckAdjusted as NonNullable<typeof luckAdjusted>);
    expect(adjusted.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 9);
    expect(adjusted.reduce((sum, { meanLuck }) => sum + meanLuck, 0)).toBeCloseTo(0, 9);
    for (const { meanLuck, error } of adjusted) {
      expect(Math.abs(meanLuck)).toBeGreaterThan(0);
      expect(error).toBeGreaterThan(0);
    }
  });

  test('a ladder rates every participant', async () => {
    const { code, out } = await runCli([
      ...BASE,
      ...ON_ONE_CORE,
      '--ladder',
      '--bots',
      'random,greedy,apprentice',
      '--json',
    ]);
    expect(code).toBe(0);
    const { bots } = JSON.parse(out) as { bots: { name: string; elo: number; error: number }[] };
    expect(bots.map(({ name }) => name).toSorted()).toEqual(['apprentice', 'greedy', 'random']);
    expect(bots.find(({ name }) => name === 'greedy')).toMatchObject({ elo: 0, error: 0 });
    expect(bots.at(-1)).toMatchObject({ name: 'random' });
    expect(bots.at(-1)?.error).toBeGreaterThan(0);
  });

  test('arena prints the report in three languages', async () => {
    const lines = await Promise.all(
      ['de', 'en', 'nl'].map((lang) =>
        runCli([...BASE, ...ON_ONE_CORE, '--bots', 'greedy,random', '--games', '2', '--lang', lang]),
      ),
    );
    expect(lines.map(({ out }) => /gewinnt|wins|wint/.exec(out)?.[0])).toEqual(['gewinnt', 'wins', 'wint']);
  });

  test.each([
    [['--bots', 'greedy,nobody'], 'nobody'],
    [['--bots', 'search:5000,greedy'], 'search:5000'],
    [['--bots', 'greedy'], 'director'],
    [[], 'director'],
    [['--bots', 'greedy,,random'], 'There’s no bot “”'],
    [['--bots', 'greedy,random,flat', '--players', '2'], '3'],
    [['--bots', 'greedy,random', '--players', '5'], '--players'],
    [['--bots', 'greedy,random', '--games', '0'], '--games'],
    [['--bots', 'greedy,random', '--games', 'many'], '--games'],
    [['--bots', 'greedy,random', '--cores', '0'], '--cores'],
    [['--bots', 'greedy,random', '--seed', '-1'], '--seed'],
    [['--bots', 'greedy,random', '--option', 'nothing=1'], 'nothing'],
    [['--bots', 'greedy,greedy'], 'greedy'],
    [['--bots', 'greedy,random', '--keep', '--seed', '5'], '--keep'],
    [['--bots', 'greedy,random', '--wrong'], '--wrong'],
  ])('arena refuses %j with one line', async (more, word) => {
    const { code, out, err } = await runCli([...BASE, ...more]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(word);
  });
});
