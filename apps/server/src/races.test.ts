/** Whatever two people do to a table at the same moment, nobody is answered with a fault and every table can go on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPostgres } from './store/testing/postgres.ts';
import { startPostgres } from './store/testing/postgres.ts';
import { newFolder, fastFolder, removeFolders } from './testing/hall.ts';
import type { Pair } from './testing/races/operations.ts';
import { PAIRS } from './testing/races/operations.ts';
import { race } from './testing/races/run.ts';

const SLOW_MS = 120_000;

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()), SLOW_MS);
afterAll(async () => {
  await postgres.stop();
  removeFolders();
}, SLOW_MS);

/** Every pair once, and those more often that have gone wrong before. */
const pairs: readonly Pair[] = [
  ...PAIRS,
  ...Array.from({ length: 10 }, () => ['start', 'delete'] as const),
  ...Array.from({ length: 8 }, () => ['rematch', 'delete'] as const),
];
const run = { pairs, rounds: 1, seed: 'races' };
const nothingWrong = { rounds: pairs.length, wrong: [] };

describe('every pair of table operations at the same moment leaves tables that can go on', () => {
  it(
    'in SQLite, with one server',
    async () => {
      expect(await race({ ...run, folder: fastFolder(), servers: 1 })).toEqual(nothingWrong);
    },
    SLOW_MS,
  );

  it.each([1, 2] as const)(
    'in PostgreSQL, with %i server(s)',
    async (servers) => {
      const databaseUrl = await postgres.addDatabase();
      expect(await race({ ...run, databaseUrl, folder: newFolder(), servers })).toEqual(nothingWrong);
    },
    SLOW_MS,
  );
});
