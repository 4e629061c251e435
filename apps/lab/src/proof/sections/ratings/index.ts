/**
 * Rated matches end while servers are killed, in one process on SQLite and in two on PostgreSQL. Afterwards each of
 * them has been rated once, in order, and all ratings are those that follow from results and logs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { configFrom, databaseFile, openSqliteStore, startServer } from '@pithead/server';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { Store } from '@pithead/server/testing/serverInternals';
import { openStore } from '@pithead/server/testing/serverInternals';
import { TestRandom } from '@pithead/server/testing/testRandom';
import type { Proof, ProofSection } from '../../proof.ts';
import { buildPrograms } from '../../servers/programs.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';
import { PostgresCluster } from '../postgres/postgresCluster.ts';
import { findRatingViolations } from './findRatingViolations.ts';
import { createAccounts, playRatedTable, waitUntilDecided } from './ratedTables.ts';
import { RATING_FAULTS } from './ratingFaults.ts';

/** With fewer accounts, many pairs would meet more than ten times, and such results are not rated. */
const ACCOUNTS = 24;
const PLAYED_AT_ONCE = 3;
const PLANTED_TABLES = 12;
const MAX_WAIT_MS = 1_200;
/** How long every second kill waits for a new table. Killed without a wait, a slow machine would end no match. */
const PROGRESS_MS = 20_000;
const POLL_MS = 20;

const ENV = {
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_BOT_THREADS: '1',
  PITHEAD_REQUESTS_PER_MINUTE: '1000000',
};

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-ratings-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In this process, with a store that may be faulty. */
function violationsWith(plant: (store: Store) => Store): Promise<string[]> {
  return inFolder(async (data) => {
    const config = configFrom({ ...ENV, PITHEAD_DATA: data });
    const store = await openSqliteStore(databaseFile(config));
    const server = await startServer(config, { store: plant(store) });
    const urls = (): string => server.url;
    try {
      const accounts = await createAccounts(urls, 5);
      const tables: string[] = [];
      for (let i = 0; i < PLANTED_TABLES; i++) {
        const table = await playRatedTable(urls, accounts, `planted ${i}`);
        if (table !== undefined) tables.push(table);
      }
      const ended = performance.now() + 8_000;
      while (performance.now() < ended && (await store.pendingResults(1)).length > 0) await delay(100);
      return await findRatingViolations(store, tables);
    } finally {
      await server.close();
    }
  });
}

interface KilledServers {
  readonly urls: () => string;
  kill(random: TestRandom): Promise<void>;
}

async function playWhileKilled(
  { urls, kill }: KilledServers,
  kills: number,
  seed: string,
): Promise<{ readonly tables: readonly string[]; readonly undecided: readonly string[] }> {
  const accounts = await createAccounts(urls, ACCOUNTS);
  const tables: string[] = [];
  const killing = { isOver: false };
  const play = async (player: number): Promise<void> => {
    for (let i = 0; !killing.isOver; i++) {
      const table = await playRatedTable(urls, accounts, `${seed} ${player} ${i}`);
      if (table !== undefined) tables.push(table);
    }
  };
  const played = Promise.all(Array.from({ length: PLAYED_AT_ONCE }, (_, player) => play(player)));
  // A failure is thrown below.
  played.catch(() => undefined);
  const random = new TestRandom(seed);
  for (let i = 0; i < kills; i++) {
    const before = tables.length;
    const late = performance.now() + PROGRESS_MS;
    if (i % 2 === 0) while (tables.length === before && performance.now() < late) await delay(POLL_MS);
    await delay(random.below(MAX_WAIT_MS));
    await kill(random);
  }
  killing.isOver = true;
  await played;
  return { tables, undecided: await waitUntilDecided(urls, tables) };
}

async function addRun(
  proof: Proof,
  name: string,
  store: Store,
  { tables, undecided }: Awaited<ReturnType<typeof playWhileKilled>>,
): Promise<void> {
  try {
    const findings = [...undecided, ...(await findRatingViolations(store, tables))];
    const rated = await store.lastRatingNumber();
    proof.addResult({
      count: tables.length,
      findings: findings.map((finding) => `${name}: ${finding}`),
      figures: { [`rated matches, ${name}`]: rated },
    });
  } finally {
    await store.close();
  }
}

async function runOnSqlite(proof: Proof, kills: number): Promise<void> {
  await inFolder(async (data) => {
    const server = await ServerProcess.start({ data });
    const kill = async (): Promise<void> => {
      await server.kill();
      await server.launch();
    };
    const played = await playWhileKilled({ urls: () => server.url, kill }, kills, `sqlite ${proof.seed}`);
    await server.close();
    await addRun(proof, 'SQLite', await openSqliteStore(databaseFile({ data })), played);
  });
  proof.figure('kills on SQLite', kills);
}

async function runOnPostgres(proof: Proof, kills: number): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const cluster = await PostgresCluster.open(postgres, 2);
    let asked = 0;
    const urls = (): string => cluster.urls[asked++ % 2] as string;
    const kill = async (random: TestRandom): Promise<void> => {
      const server = cluster.servers[random.below(2)] as ServerProcess;
      await server.kill();
      await server.launch();
    };
    const played = await playWhileKilled({ urls, kill }, kills, `postgres ${proof.seed}`);
    const store = await openStore({ databaseUrl: cluster.databaseUrl, dataFile: '' });
    await addRun(proof, 'two processes on PostgreSQL', store, played);
    await cluster.close();
  } finally {
    await postgres.stop();
  }
  proof.figure('kills of one of two processes on PostgreSQL', kills);
}

export const ratingsSection: ProofSection = {
  name: 'ratings',
  unit: 'rated matches, while servers are killed',

  async checkPlantedFaults(proof) {
    const control = await violationsWith((store) => store);
    proof.failAll(control, 'without a fault');
    for (const { name, expected, plant } of RATING_FAULTS)
      proof.recordPlanted(name, await violationsWith(plant), expected);
  },

  async run(proof) {
    await buildPrograms();
    await runOnSqlite(proof, proof.byExtent(5, 40, 200));
    await runOnPostgres(proof, proof.byExtent(3, 20, 100));
  },
};
