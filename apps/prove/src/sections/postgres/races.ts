/** Pairs of simultaneous table operations, on both databases, with one and two servers. */
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { newFolder, removeFolders } from '@pithead/server/testing/hall';
import { PAIRS } from '@pithead/server/testing/races/operations';
import { race } from '@pithead/server/testing/races/run';
import type { Proof } from '../../proof.ts';
import type { RacePlant } from './racePlants.ts';
import { RACE_PLANTS } from './racePlants.ts';

/** Races of one pair at a time. */
const AT_ONCE = 14;
/** Enough for a fault that shows in one of a hundred races; a search ends with the first finding. */
const MOST_ROUNDS = 40;

async function plant(
  proof: Proof,
  postgres: TestPostgres,
  { name, pair, ...fault }: RacePlant,
): Promise<void> {
  const databaseUrl = await postgres.addDatabase();
  const pairs = Array.from({ length: AT_ONCE }, () => pair);
  const search = { pairs, rounds: MOST_ROUNDS, seed: 'planted', isSearch: true };
  const { wrong } = await race({ ...search, ...fault, databaseUrl, folder: newFolder(), servers: 2 });
  proof.planted(name, wrong.length > 0);
}

export async function plantRaces(proof: Proof, postgres: TestPostgres): Promise<void> {
  for (const each of proof.some(RACE_PLANTS)) await plant(proof, postgres, each);
  removeFolders();
}

export async function runRaces(proof: Proof, postgres: TestPostgres): Promise<void> {
  const places = [
    { name: 'SQLite, one server', servers: 1 },
    { name: 'PostgreSQL, one server', servers: 1, isPostgres: true },
    { name: 'PostgreSQL, two servers', servers: 2, isPostgres: true },
  ] as const;
  let all = 0;
  for (const { name, servers, ...where } of places) {
    const databaseUrl = 'isPostgres' in where ? { databaseUrl: await postgres.addDatabase() } : {};
    const seed = `races ${proof.seed}`;
    const { rounds, wrong } = await race({
      pairs: PAIRS,
      rounds: proof.many(1, 10, 100),
      seed,
      folder: newFolder(),
      servers,
      ...databaseUrl,
    });
    for (const what of wrong) proof.fail(`${name}: ${what}`);
    all += rounds;
    proof.say(`${name}: ${rounds} races of table operations`);
  }
  removeFolders();
  proof.figure('races of two table operations', all);
}
