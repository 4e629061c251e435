/**
 * Two and three processes on one PostgreSQL with contested commands and all kinds of failures (P1, P2, P3).
 */
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce, startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { TestRandom } from '@pithead/server/testing/testRandom';
import type { Proof, ProofSection } from '../../proof.ts';
import { runTwoAtATime } from '../../proof.ts';
import { DATABASE_DAMAGES } from '../../servers/databaseDamage.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { roundedMedian, roundedMax } from '../../statistics.ts';
import { findDatabaseViolations } from './postgresCluster.ts';
import type { ClusterFailureName } from './clusterFailures.ts';
import { plantRaces, runRaces } from './races.ts';
import type { ClusterResult, ClusterScenario } from './clusterScenario.ts';
import { runClusterScenario } from './clusterScenario.ts';

const PLANTED = {
  processes: 2,
  windows: 1,
  seed: 'planted',
  tables: 3,
  commands: 60,
  disasters: [],
  patienceMs: 20_000,
  mostMs: 20_000,
};

type Plant = Partial<ClusterScenario> & {
  readonly name?: string;
  readonly fault: string;
  readonly until: RegExp;
};

const PLANTS: readonly Plant[] = [
  {
    name: 'a number of the log may be taken twice',
    fault: 'none',
    prepare: 'ALTER TABLE events DROP CONSTRAINT events_pkey',
    until: /has the number|in two ways/,
    patienceMs: 4000,
  },
  {
    fault: 'a command that comes again is not looked for in the log',
    until: /answered in two ways|refused, but played/,
  },
  {
    fault: 'whoever loses a race is told to have won',
    until: /acknowledged, but lost|in two ways/,
    patienceMs: 4000,
  },
  {
    fault: 'a COMMIT whose answer is lost counts as done',
    disasters: of('COMMITs lost', 5),
    until: /acknowledged, but lost|seen, then gone/,
  },
  {
    fault: 'a COMMIT whose answer is lost counts as failed',
    disasters: of('answers to COMMIT lost', 14),
    until: /refused, but played/,
  },
  { fault: 'a move is refused, though it is kept', until: /refused, but played/ },
  { fault: 'the row of the table does not follow its log', until: /the table counts/, patienceMs: 3000 },
  {
    fault: 'a process hears nothing of the others and does not look',
    until: /does not show the truth/,
    patienceMs: 3000,
  },
];

/** Runs alone, because it stops the shared database. */
const UNSYNCED: Plant = {
  fault: 'a move is answered before PostgreSQL has synced it',
  disasters: of('immediate stops of PostgreSQL', 3),
  // On a slow disk the whole table may be lost.
  until:
    /acknowledged, but lost|seen, then gone|the table is gone|the beginning of the match is gone|"reason":"notFound"/,
};

function of(name: ClusterFailureName, many: number): ClusterFailureName[] {
  return Array.from({ length: many }, () => name);
}

async function plant(proof: Proof, postgres: TestPostgres, { name, ...more }: Plant): Promise<void> {
  const { violations } = await runClusterScenario(postgres, { ...PLANTED, ...more });
  proof.recordPlanted(
    name ?? more.fault,
    violations.some((what) => more.until.test(what)),
  );
}

/** Without a fault nothing is found. Afterwards its database is damaged in one way after the other. */
async function control(proof: Proof, postgres: TestPostgres): Promise<void> {
  const disasters = of('connections cut at COMMIT', 2);
  const { violations, history, databaseUrl, contested, failureCounts } = await runClusterScenario(postgres, {
    ...PLANTED,
    fault: 'none',
    disasters,
  });
  for (const what of [...violations, ...missing(PLANTED.commands, disasters, contested, failureCounts)])
    proof.fail(`without a fault: ${what}`);
  proof.recordPlanted(
    'a storm that ends before its commands are sent',
    missing(contested + 1, disasters, contested, failureCounts).length > 0,
  );
  const hoped = [...disasters, ...of('backends killed at commit', 1)];
  proof.recordPlanted(
    'a disaster that found no occasion',
    missing(PLANTED.commands, hoped, contested, failureCounts).length > 0,
  );
  const template = new URL(databaseUrl).pathname.slice(1);
  for (const [name, statements] of Object.entries(DATABASE_DAMAGES)) {
    await queryOnce(postgres.url('postgres'), `CREATE DATABASE damaged TEMPLATE ${template}`);
    for (const sql of statements) await queryOnce(postgres.url('damaged'), sql);
    proof.recordPlanted(name, (await findDatabaseViolations(postgres.url('damaged'), history)).length > 0);
    await queryOnce(postgres.url('postgres'), 'DROP DATABASE damaged');
  }
}

async function withPostgres(work: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  buildPrograms();
  const postgresSection = await startTestPostgres();
  try {
    await work(postgresSection);
  } finally {
    await postgresSection.stop();
  }
}

/** Commands and failures that were planned but did not happen. */
function missing(
  commands: number,
  disasters: readonly ClusterFailureName[],
  contested: number,
  struck: ReadonlyMap<ClusterFailureName, number>,
): readonly string[] {
  const short = (reached: number, promised: number, what: string): string[] =>
    reached < promised ? [`too few ${what}: ${reached} of ${promised}`] : [];
  return [
    ...short(contested, commands, 'contested commands'),
    ...[...new Set(disasters)].flatMap((name) =>
      short(struck.get(name) ?? 0, disasters.filter((each) => each === name).length, name),
    ),
  ];
}

/** The failures of one run in random order. */
function program(proof: Proof, seed: string): ClusterFailureName[] {
  const all = [
    ...of('immediate stops of PostgreSQL', proof.byExtent(2, 2, 3)),
    ...of('backends killed at commit', proof.byExtent(2, 8, 10)),
    ...of('connections cut at COMMIT', proof.byExtent(2, 8, 10)),
    ...of('processes killed', proof.byExtent(1, 1, 2)),
    ...of('processes asleep', proof.byExtent(0, 1, 1)),
    ...of('processes asleep until buried', proof.byExtent(0, 1, 1)),
  ];
  const lots = new TestRandom(seed);
  return all
    .map((name) => ({ name, place: lots.below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

const MINUTE = 60_000;
/** Clients per seat, whatever the number of processes. */
const AT_ONCE = 6;

/** Sums over several runs. */
class Account {
  acknowledged = 0;
  outrun = 0;
  matches = 0;
  commands = 0;
  readonly disasters: ClusterFailureName[] = [];
  readonly struck = new Map<ClusterFailureName, number>();
  readonly back: number[] = [];

  add(
    proof: Proof,
    { commands, disasters }: ClusterScenario,
    { violations, history, matches, contested, failureCounts, back }: ClusterResult,
  ): void {
    for (const what of violations) proof.fail(what);
    proof.count += contested;
    this.commands += commands;
    this.disasters.push(...disasters);
    this.acknowledged += history.acknowledged;
    this.outrun += history.lostRaces;
    this.matches += matches;
    for (const [name, many] of failureCounts) this.struck.set(name, (this.struck.get(name) ?? 0) + many);
    this.back.push(...back);
  }

  tell(proof: Proof): void {
    for (const what of missing(this.commands, this.disasters, proof.count, this.struck)) proof.fail(what);
    proof.figure('windows of one seat that play at once', AT_ONCE);
    proof.figure('acknowledgements, the same command at several doors included', this.acknowledged);
    proof.figure('moves refused because another was faster', this.outrun);
    proof.figure('matches', this.matches);
    for (const [name, many] of this.struck) proof.figure(name, many);
    proof.figure('everybody back after a disaster, worst (ms)', roundedMax(this.back));
    proof.figure('everybody back after a disaster, median (ms)', roundedMedian(this.back));
  }
}

export const postgres: ProofSection = {
  name: 'postgres',
  counts: 'contested commands',

  plantFaults: (proof) =>
    withPostgres(async (server) => {
      await control(proof, server);
      await runTwoAtATime(proof.halfIfShort(PLANTS).map((each) => () => plant(proof, server, each)));
      await plant(proof, server, UNSYNCED);
      await plantRaces(proof, server);
    }),

  run: (proof) =>
    withPostgres(async (server) => {
      const account = new Account();
      // Several runs, so that the recorded observations of a long one need not be kept.
      const storms = proof.byExtent(1, 2, 20);
      for (let i = 0; i < storms; i++) {
        const processes = 3 - (i % 2);
        const seed = `postgres ${proof.seed} ${i}`;
        const weather: ClusterScenario = {
          processes,
          windows: AT_ONCE / processes,
          seed,
          tables: proof.byExtent(3, 6, 12),
          commands: proof.byExtent(1_000, 5_000, 50_000),
          disasters: program(proof, seed),
          patienceMs: 30_000,
          mostMs: proof.byExtent(1, 3, 7) * MINUTE,
        };
        account.add(proof, weather, await runClusterScenario(server, weather));
        proof.log(`${processes} processes: ${proof.count} contested commands`);
      }
      account.tell(proof);
      await runRaces(proof, server);
    }),
};
