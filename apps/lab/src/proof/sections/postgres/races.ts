import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { newTestFolder, removeTestFolders } from '@pithead/server/testing/servers/testServer';
import { OPERATION_PAIRS } from '@pithead/server/testing/races/raceOperations';
import { runOperationRaces } from '@pithead/server/testing/races/runOperationRaces';
import type { Proof } from '../../proof.ts';
import type { OperationFault } from './operationFaults.ts';
import { PLANTED_OPERATION_FAULTS } from './operationFaults.ts';

const AT_ONCE = 14;
/** Enough for a fault that shows in one of a hundred races; a search ends with the first finding. */
const MOST_ROUNDS = 40;

async function checkFault(
  proof: Proof,
  postgres: TestPostgres,
  { name, pair, ...fault }: OperationFault,
): Promise<void> {
  const databaseUrl = await postgres.addDatabase();
  const pairs = Array.from({ length: AT_ONCE }, () => pair);
  const search = { pairs, rounds: MOST_ROUNDS, seed: 'planted', stopsAtFirst: true };
  const { violations } = await runOperationRaces({
    ...search,
    ...fault,
    databaseUrl,
    folder: newTestFolder(),
    servers: 2,
  });
  proof.recordPlanted(name, violations);
}

export async function checkOperationFaults(proof: Proof, postgres: TestPostgres): Promise<void> {
  for (const each of proof.halfIfShort(PLANTED_OPERATION_FAULTS)) await checkFault(proof, postgres, each);
  removeTestFolders();
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
    const { rounds, violations } = await runOperationRaces({
      pairs: OPERATION_PAIRS,
      rounds: proof.byExtent(1, 10, 100),
      seed,
      folder: newTestFolder(),
      servers,
      ...databaseUrl,
    });
    for (const what of violations) proof.fail(`${name}: ${what}`);
    all += rounds;
    proof.log(`${name}: ${rounds} races of table operations`);
  }
  removeTestFolders();
  proof.figure('races of two table operations', all);
}
