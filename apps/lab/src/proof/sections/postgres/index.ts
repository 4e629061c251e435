/**
 * Two and three processes on one PostgreSQL, with contested commands and all kinds of failures
 * (promises P1, P2 and P3).
 */
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce, startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { findViolationsIn } from '../../players/failureScenario.ts';
import type { Proof, ProofSection } from '../../proof.ts';
import { runTwoAtATime } from '../../proof.ts';
import { DATABASE_FAULTS } from '../../servers/databaseFaults.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { roundedMedian, roundedMax } from '../../statistics.ts';
import type { ClusterFailureName } from './clusterFailures.ts';
import { repeatFailure } from './clusterFailures.ts';
import type { PlantedClusterFault } from './clusterFaults.ts';
import { PLANTED_CLUSTER_FAULTS, UNSYNCED_FAULT } from './clusterFaults.ts';
import { checkOperationFaults, runRaces } from './races.ts';
import type { ClusterResult, ClusterScenario } from './clusterScenario.ts';
import { runClusterScenario } from './clusterScenario.ts';

const PLANTED_SCENARIO = {
  processes: 2,
  clientsPerProcess: 1,
  seed: 'planted',
  tables: 3,
  commands: 60,
  failures: [],
  patienceMs: 20_000,
  maxMs: 20_000,
};

async function checkFault(
  proof: Proof,
  postgres: TestPostgres,
  { name, ...more }: PlantedClusterFault,
): Promise<void> {
  let violations: readonly string[] = [];
  // A race does not show itself in every run.
  for (let runs = 0; runs < MAX_RUNS_OF_A_FAULT && !isFound(violations, more.expectedFinding); runs++)
    ({ violations } = await runClusterScenario(postgres, { ...PLANTED_SCENARIO, ...more }));
  proof.recordPlanted(name ?? more.fault, violations, more.expectedFinding);
}

const MAX_RUNS_OF_A_FAULT = 3;

const isFound = (violations: readonly string[], expected: RegExp | undefined): boolean =>
  violations.some((each) => expected?.test(each) ?? true);

async function control(proof: Proof, postgres: TestPostgres): Promise<void> {
  const failures = repeatFailure('connections cut at COMMIT', 2);
  const { violations, history, databaseUrl, contested, failureCounts } = await runClusterScenario(postgres, {
    ...PLANTED_SCENARIO,
    fault: 'none',
    failures,
  });
  for (const what of [
    ...violations,
    ...missing(PLANTED_SCENARIO.commands, failures, contested, failureCounts),
  ])
    proof.fail(`without a fault: ${what}`);
  proof.recordPlanted(
    'a run that ends before its commands are sent',
    missing(contested + 1, failures, contested, failureCounts),
  );
  const hoped = [...failures, ...repeatFailure('backends killed at commit', 1)];
  proof.recordPlanted(
    'a failure that had no opportunity',
    missing(PLANTED_SCENARIO.commands, hoped, contested, failureCounts),
  );
  const damaged = { databaseUrl: postgres.url('damaged'), dataFile: '' };
  const template = new URL(databaseUrl).pathname.slice(1);
  for (const [name, statements] of Object.entries(DATABASE_FAULTS)) {
    await queryOnce(postgres.url('postgres'), `CREATE DATABASE damaged TEMPLATE ${template}`);
    for (const sql of statements) await queryOnce(damaged.databaseUrl, sql);
    proof.recordPlanted(name, await findViolationsIn(damaged, history));
    await queryOnce(postgres.url('postgres'), 'DROP DATABASE damaged');
  }
}

async function withPostgres(work: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  buildPrograms();
  const postgres = await startTestPostgres();
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}

function missing(
  commands: number,
  failures: readonly string[],
  contested: number,
  failureCounts: ReadonlyMap<string, number>,
): readonly string[] {
  const short = (reached: number, promised: number, what: string): string[] =>
    reached < promised ? [`too few ${what}: ${reached} of ${promised}`] : [];
  return [
    ...short(contested, commands, 'contested commands'),
    ...[...new Set(failures)].flatMap((name) =>
      short(failureCounts.get(name) ?? 0, failures.filter((each) => each === name).length, name),
    ),
  ];
}

function planFailures(proof: Proof, seed: string): ClusterFailureName[] {
  const all = [
    ...repeatFailure('immediate stops of PostgreSQL', proof.byExtent(2, 2, 3)),
    ...repeatFailure('backends killed at commit', proof.byExtent(2, 8, 10)),
    ...repeatFailure('connections cut at COMMIT', proof.byExtent(2, 8, 10)),
    ...repeatFailure('processes killed', proof.byExtent(1, 1, 2)),
    ...repeatFailure('processes suspended', proof.byExtent(0, 1, 1)),
    ...repeatFailure('processes suspended until reaped', proof.byExtent(0, 1, 1)),
  ];
  const random = new TestRandom(seed);
  return all
    .map((name) => ({ name, order: random.below(1_000_000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name }) => name);
}

const MINUTE = 60_000;
const CLIENTS_PER_SEAT = 6;

class ClusterTotals {
  acknowledged = 0;
  lostRaces = 0;
  matches = 0;
  commands = 0;
  readonly failures: ClusterFailureName[] = [];
  readonly failureCounts = new Map<string, number>();
  readonly recoveryMs: number[] = [];

  add(
    proof: Proof,
    { commands, failures }: ClusterScenario,
    { violations, history, matches, contested, failureCounts, recoveryMs }: ClusterResult,
  ): void {
    proof.failAll(violations);
    proof.count += contested;
    this.commands += commands;
    this.failures.push(...failures);
    this.acknowledged += history.acknowledged;
    this.lostRaces += history.lostRaces;
    this.matches += matches;
    for (const [name, count] of failureCounts)
      this.failureCounts.set(name, (this.failureCounts.get(name) ?? 0) + count);
    this.recoveryMs.push(...recoveryMs);
  }

  report(proof: Proof): void {
    for (const what of missing(this.commands, this.failures, proof.count, this.failureCounts))
      proof.fail(what);
    proof.figure('clients of one seat that play at once', CLIENTS_PER_SEAT);
    proof.figure('acknowledgements, the same command at several processes included', this.acknowledged);
    proof.figure('moves refused because another was faster', this.lostRaces);
    proof.figure('matches', this.matches);
    for (const [name, count] of this.failureCounts) proof.figure(name, count);
    proof.figure('everybody back after a failure, worst (ms)', roundedMax(this.recoveryMs));
    proof.figure('everybody back after a failure, median (ms)', roundedMedian(this.recoveryMs));
  }
}

export const postgresSection: ProofSection = {
  name: 'postgres',
  unit: 'contested commands',

  checkPlantedFaults: (proof) =>
    withPostgres(async (server) => {
      await control(proof, server);
      await runTwoAtATime(
        proof.halfIfShort(PLANTED_CLUSTER_FAULTS).map((each) => () => checkFault(proof, server, each)),
      );
      // It needs several stops of PostgreSQL until a loss shows, which takes too long for the short extent.
      if (proof.extent !== 'short') await checkFault(proof, server, UNSYNCED_FAULT);
      await checkOperationFaults(proof, server);
    }),

  run: (proof) =>
    withPostgres(async (server) => {
      const totals = new ClusterTotals();
      // Several short runs, because each keeps all its observations in memory.
      const runs = proof.byExtent(1, 2, 20);
      for (let i = 0; i < runs; i++) {
        const processes = 3 - (i % 2);
        const seed = `postgres ${proof.seed} ${i}`;
        const scenario: ClusterScenario = {
          processes,
          clientsPerProcess: CLIENTS_PER_SEAT / processes,
          seed,
          tables: proof.byExtent(3, 6, 12),
          commands: proof.byExtent(1_000, 5_000, 50_000),
          failures: planFailures(proof, seed),
          patienceMs: 30_000,
          maxMs: proof.byExtent(1, 3, 7) * MINUTE,
        };
        totals.add(proof, scenario, await runClusterScenario(server, scenario));
        proof.log(`${processes} processes: ${proof.count} contested commands`);
      }
      totals.report(proof);
      await runRaces(proof, server);
    }),
};
