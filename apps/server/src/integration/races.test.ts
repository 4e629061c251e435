import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedTestPostgres } from '../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../store/testing/testPostgres.ts';
import { newTestFolder, removeTestFolders } from '../testing/servers/testServer.ts';
import type { OperationPair } from '../testing/races/raceOperations.ts';
import { OPERATION_PAIRS } from '../testing/races/raceOperations.ts';
import { runOperationRaces } from '../testing/races/runOperationRaces.ts';

const SLOW_MS = 120_000;

let postgres: SharedTestPostgres;
beforeAll(async () => void (postgres = await shareTestPostgres()), SLOW_MS);
afterAll(async () => {
  await postgres.dropDatabases();
  removeTestFolders();
}, SLOW_MS);

/** Pairs that once failed; they run with every database. */
const often: readonly OperationPair[] = [
  ['start', 'delete'],
  ['start', 'delete'],
  ['rematch', 'delete'],
  ['clearOwn', 'clearOwn'],
  ['create', 'create'],
];
/** A third of all pairs; `npm run prove -- postgres` runs all of them with every database, many times. */
const partOf = (place: 0 | 1 | 2): readonly OperationPair[] => [
  ...OPERATION_PAIRS.filter((_, i) => i % 3 === place),
  ...often,
];
const run = { rounds: 1, seed: 'races' };
const noViolations = (pairs: readonly OperationPair[]) => ({ rounds: pairs.length, violations: [] });

describe('every pair of table operations at the same moment leaves tables that can go on', () => {
  it(
    'pairs of operations leave sound tables in SQLite, with one server',
    async () => {
      const pairs = partOf(0);
      expect(await runOperationRaces({ ...run, pairs, folder: newTestFolder(), servers: 1 })).toEqual(
        noViolations(pairs),
      );
    },
    SLOW_MS,
  );

  it.each([1, 2] as const)(
    'pairs of operations leave sound tables in PostgreSQL, with %i server(s)',
    async (servers) => {
      const databaseUrl = await postgres.addDatabase();
      const pairs = partOf(servers);
      expect(
        await runOperationRaces({ ...run, pairs, databaseUrl, folder: newTestFolder(), servers }),
      ).toEqual(noViolations(pairs));
    },
    SLOW_MS,
  );
});
