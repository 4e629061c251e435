/**
 * Two and three processes on one PostgreSQL with contested commands and all kinds of failures (P1, P2, P3).
 */
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { ask, startPostgres } from '@pithead/server/store/testing/postgres';
import { Lots } from '@pithead/server/testing/lots';
import type { Proof, Section } from '../../proof.ts';
import { twoAtATime } from '../../proof.ts';
import { DAMAGES } from '../../servers/damage.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { median, worst } from '../../statistics.ts';
import { compareDatabase } from './cluster.ts';
import type { DisasterName } from './disasters.ts';
import { plantRaces, runRaces } from './races.ts';
import type { Aftermath, Weather } from './storm.ts';
import { storm } from './storm.ts';

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

type Plant = Partial<Weather> & { readonly name?: string; readonly fault: string; readonly until: RegExp };

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

function of(name: DisasterName, many: number): DisasterName[] {
  return Array.from({ length: many }, () => name);
}

async function plant(proof: Proof, postgres: TestPostgres, { name, ...more }: Plant): Promise<void> {
  const { wrong } = await storm(postgres, { ...PLANTED, ...more });
  proof.planted(
    name ?? more.fault,
    wrong.some((what) => more.until.test(what)),
  );
}

/** Without a fault nothing is found. Afterwards its database is damaged in one way after the other. */
async function control(proof: Proof, postgres: TestPostgres): Promise<void> {
  const disasters = of('connections cut at COMMIT', 2);
  const { wrong, witness, url, contested, struck } = await storm(postgres, {
    ...PLANTED,
    fault: 'none',
    disasters,
  });
  for (const what of [...wrong, ...missing(PLANTED.commands, disasters, contested, struck)])
    proof.fail(`without a fault: ${what}`);
  proof.planted(
    'a storm that ends before its commands are sent',
    missing(contested + 1, disasters, contested, struck).length > 0,
  );
  const hoped = [...disasters, ...of('backends killed at commit', 1)];
  proof.planted(
    'a disaster that found no occasion',
    missing(PLANTED.commands, hoped, contested, struck).length > 0,
  );
  const template = new URL(url).pathname.slice(1);
  for (const [name, statements] of Object.entries(DAMAGES)) {
    await ask(postgres.url('postgres'), `CREATE DATABASE damaged TEMPLATE ${template}`);
    for (const sql of statements) await ask(postgres.url('damaged'), sql);
    proof.planted(name, (await compareDatabase(postgres.url('damaged'), witness)).length > 0);
    await ask(postgres.url('postgres'), 'DROP DATABASE damaged');
  }
}

async function withPostgres(work: (postgres: TestPostgres) => Promise<void>): Promise<void> {
  buildPrograms();
  const postgres = await startPostgres();
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
}

/** Commands and failures that were planned but did not happen. */
function missing(
  commands: number,
  disasters: readonly DisasterName[],
  contested: number,
  struck: ReadonlyMap<DisasterName, number>,
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
function program(proof: Proof, seed: string): DisasterName[] {
  const all = [
    ...of('immediate stops of PostgreSQL', proof.many(2, 2, 3)),
    ...of('backends killed at commit', proof.many(2, 8, 10)),
    ...of('connections cut at COMMIT', proof.many(2, 8, 10)),
    ...of('processes killed', proof.many(1, 1, 2)),
    ...of('processes asleep', proof.many(0, 1, 1)),
    ...of('processes asleep until buried', proof.many(0, 1, 1)),
  ];
  const lots = new Lots(seed);
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
  readonly disasters: DisasterName[] = [];
  readonly struck = new Map<DisasterName, number>();
  readonly back: number[] = [];

  add(
    proof: Proof,
    { commands, disasters }: Weather,
    { wrong, witness, matches, contested, struck, back }: Aftermath,
  ): void {
    for (const what of wrong) proof.fail(what);
    proof.count += contested;
    this.commands += commands;
    this.disasters.push(...disasters);
    this.acknowledged += witness.acknowledged;
    this.outrun += witness.outrun;
    this.matches += matches;
    for (const [name, many] of struck) this.struck.set(name, (this.struck.get(name) ?? 0) + many);
    this.back.push(...back);
  }

  tell(proof: Proof): void {
    for (const what of missing(this.commands, this.disasters, proof.count, this.struck)) proof.fail(what);
    proof.figure('windows of one seat that play at once', AT_ONCE);
    proof.figure('acknowledgements, the same command at several doors included', this.acknowledged);
    proof.figure('moves refused because another was faster', this.outrun);
    proof.figure('matches', this.matches);
    for (const [name, many] of this.struck) proof.figure(name, many);
    proof.figure('everybody back after a disaster, worst (ms)', worst(this.back));
    proof.figure('everybody back after a disaster, median (ms)', median(this.back));
  }
}

export const postgres: Section = {
  name: 'postgres',
  counts: 'contested commands',

  plant: (proof) =>
    withPostgres(async (server) => {
      await control(proof, server);
      await twoAtATime(proof.some(PLANTS).map((each) => () => plant(proof, server, each)));
      await plant(proof, server, UNSYNCED);
      await plantRaces(proof, server);
    }),

  run: (proof) =>
    withPostgres(async (server) => {
      const account = new Account();
      // Several runs, so that the recorded observations of a long one need not be kept.
      const storms = proof.many(1, 2, 20);
      for (let i = 0; i < storms; i++) {
        const processes = 3 - (i % 2);
        const seed = `postgres ${proof.seed} ${i}`;
        const weather: Weather = {
          processes,
          windows: AT_ONCE / processes,
          seed,
          tables: proof.many(3, 6, 12),
          commands: proof.many(1_000, 5_000, 50_000),
          disasters: program(proof, seed),
          patienceMs: 30_000,
          mostMs: proof.many(1, 3, 7) * MINUTE,
        };
        account.add(proof, weather, await storm(server, weather));
        proof.say(`${processes} processes: ${proof.count} contested commands`);
      }
      account.tell(proof);
      await runRaces(proof, server);
    }),
};
