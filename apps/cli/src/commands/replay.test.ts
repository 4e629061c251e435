import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@pithead/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTemporaryFolder, runCli } from '../testing/runCli.ts';

const folder = newTemporaryFolder();
const file = join(folder, 'glueck-auf-3p-2-0.json');

beforeAll(async () => {
  await runCli([
    'simulate',
    'glueck-auf',
    '--players',
    '3',
    '--games',
    '1',
    '--seed',
    '2',
    '--records',
    folder,
  ]);
});

interface Replayed {
  readonly key?: string;
  readonly setup: { readonly state?: Record<string, unknown>; readonly view?: unknown };
  readonly plies: readonly {
    readonly seat: string;
    readonly notation: string;
    readonly offers: readonly string[];
    readonly facts: readonly {
      readonly type: string;
      readonly seat: number;
      readonly tiles?: unknown[];
      readonly orders?: unknown[];
    }[];
    readonly state?: unknown;
    readonly view?: { readonly drawn: unknown[]; readonly returned: unknown[]; readonly looker: number };
  }[];
  readonly outcome?: { readonly seats: unknown[] };
}

const replayed = async (...more: string[]): Promise<Replayed> =>
  JSON.parse((await runCli(['replay', file, '--json', ...more])).out) as Replayed;

describe('replay --json', () => {
  test('replay --json contains the setup, and for every ply its notation, all offers and the state', async () => {
    const { setup, plies, outcome, key } = await replayed();
    expect(setup.state).toHaveProperty('tileStack');
    expect(setup.state).toHaveProperty('orderStack');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(plies.length).toBeGreaterThan(100);
    for (const { notation, offers, state } of plies) {
      expect(offers).toContain(notation);
      expect(state).toBeTypeOf('object');
    }
    expect(outcome?.seats).toHaveLength(3);
  });

  test('replay --to stops after that many plies', async () => {
    const { plies, outcome } = await replayed('--to', '12');
    expect(plies).toHaveLength(12);
    expect(outcome).toBeUndefined();
  });

  test.each(['A', 'b', 'C'])('replay --seat %s shows no more than that seat may know', async (letter) => {
    const seat = letter.toUpperCase();
    const { key, setup, plies } = await replayed('--seat', letter);
    expect(key).toBeUndefined();
    expect(setup.state).toBeUndefined();
    const returns = plies.filter(
      ({ notation }) => notation.startsWith('returnTile ') || notation.startsWith('returnOrder '),
    );
    expect(returns.length).toBeGreaterThan(3);
    for (const ply of plies) {
      expect(ply.state).toBeUndefined();
      const isOwn = ply.seat === seat;
      if (returns.includes(ply)) expect(ply.notation.endsWith('?')).toBe(!isOwn);
      expect(ply.offers.length > 0).toBe(isOwn);
      if (!isOwn) expect([ply.view?.drawn, ply.view?.returned]).toEqual([[], []]);
      for (const fact of ply.facts)
        if (/(Drawn|Returned)$/.test(fact.type) && fact.seat !== ply.view?.looker)
          expect(fact.tiles ?? fact.orders ?? []).toEqual([]);
    }
  });
});

describe('replay in words', () => {
  test.each([
    ['de', 'Summe', 'gewinnt.'],
    ['en', 'Total', 'wins.'],
    ['nl', 'Totaal', 'wint.'],
  ])('replay prints the whole game and the scores by source in %s', async (language, total, wins) => {
    const { code, out } = await runCli(['replay', file, '--lang', language]);
    expect(code).toBe(0);
    expect(out).toContain('1. Bot ');
    expect(out).toContain('(placeWorkers ');
    expect(out).toContain(total);
    expect(out.trimEnd().endsWith(wins)).toBe(true);
  });

  test('replay --seat hides secrets in words, too', async () => {
    const open = await runCli(['replay', file]);
    const blurred = await runCli(['replay', file, '--seat', 'A']);
    expect(open.out).not.toContain('returnTile ?');
    expect(blurred.out).toMatch(/\(return(Tile|Order) \?\)/);
  });

  test('replay says that a game is unfinished', async () => {
    expect((await runCli(['replay', file, '--to', '3'])).out).toContain(
      'The game isn’t over: 3 decisions so far.',
    );
  });
});

describe('replay of a record that does not match', () => {
  const changed = (change: (record: GameRecord) => object): string => {
    const path = join(folder, 'changed.json');
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as GameRecord)));
    return path;
  };

  test('a different commitment is reported on stderr after the replay', async () => {
    const path = changed((record) => ({ ...record, commitment: 'ab'.repeat(32) }));
    const { code, out, err } = await runCli(['replay', path, '--lang', 'de']);
    expect(code).toBe(1);
    expect(out).toContain('gewinnt.');
    expect(err).toContain('Der Schlüssel passt nicht zu seiner Festlegung.');
  });

  test('a different hash is reported, unless it comes after the requested part', async () => {
    const path = changed((record) => ({
      ...record,
      hashes: record.hashes.map((hash, index) => (index === 5 ? '0' : hash)),
    }));
    const whole = await runCli(['replay', path, '--json']);
    expect([whole.code, whole.err.includes('after decision 5 ')]).toEqual([1, true]);
    expect(JSON.parse(whole.out)).toHaveProperty('over', true);
    expect((await runCli(['replay', path, '--to', '4'])).code).toBe(0);
  });

  test('a record with an illegal move is reported instead of replayed', async () => {
    const path = changed((record) => ({
      ...record,
      plies: record.plies.map((ply, index) => (index === 3 ? [0, 'dig', 0] : ply)),
    }));
    const { code, out, err } = await runCli(['replay', path]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('decision 4 (A: dig 0) is no move of this game: There’s no such action.');
  });
});
