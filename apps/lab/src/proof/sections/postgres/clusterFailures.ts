import { setTimeout as delay } from 'node:timers/promises';
import { COMMIT_FAULTS } from '@pithead/server/store/testing/commitProxy';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import type { ServerProcess } from '../../servers/serverProcess.ts';
import type { PostgresCluster } from './postgresCluster.ts';

export type ClusterFailure = (cluster: PostgresCluster, random: TestRandom) => Promise<boolean>;

const DOWN_MS = 500;
const OCCASION_MS = 5000;
/** Longer than the lease, so that the other processes take the silent one for dead. */
const LONG_SLEEP_MS = 6000;
const SHORT_SLEEP_MS = 1500;

/** Waits up to some seconds for a backend in the middle of a COMMIT, and terminates it. */
const KILLER = `CREATE OR REPLACE FUNCTION kill_at_commit() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE killed integer := 0; give_up timestamptz := clock_timestamp() + interval '${OCCASION_MS} ms';
  BEGIN
    WHILE killed = 0 AND clock_timestamp() < give_up LOOP
      PERFORM pg_stat_clear_snapshot();
      SELECT count(pg_terminate_backend(pid)) INTO killed FROM (
        SELECT pid FROM pg_stat_activity
        WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database() LIMIT 1) AS found;
      PERFORM pg_sleep(0.0005);
    END LOOP;
    RETURN killed;
  END $$`;

const anyOf = ({ servers }: PostgresCluster, random: TestRandom): ServerProcess => random.pick(servers);

async function stopAtOnce({ postgres }: PostgresCluster, random: TestRandom): Promise<boolean> {
  await postgres.crash();
  await delay(random.below(DOWN_MS));
  await postgres.restart();
  return true;
}

async function killBackend(cluster: PostgresCluster): Promise<boolean> {
  await cluster.query(KILLER);
  const [row] = await cluster.query('SELECT kill_at_commit() AS killed');
  return Number(row?.['killed']) > 0;
}

const cutBy =
  (pick: (random: TestRandom) => (typeof COMMIT_FAULTS)[number]): ClusterFailure =>
  async ({ proxy }, random) => {
    const before = proxy.faults;
    proxy.failNext(pick(random));
    const end = performance.now() + OCCASION_MS;
    while (proxy.faults === before && performance.now() < end) await delay(2);
    return proxy.faults > before;
  };

async function killProcess(cluster: PostgresCluster, random: TestRandom): Promise<boolean> {
  const server = anyOf(cluster, random);
  await server.kill();
  await delay(random.below(DOWN_MS));
  await server.launch();
  return true;
}

const sleepFor =
  (ms: number): ClusterFailure =>
  async (cluster, random) => {
    const server = anyOf(cluster, random);
    server.pause();
    await delay(ms);
    server.resume();
    return true;
  };

export const CLUSTER_FAILURES = {
  'immediate stops of PostgreSQL': stopAtOnce,
  'backends killed at commit': killBackend,
  'connections cut at COMMIT': cutBy((random) => random.pick(COMMIT_FAULTS)),
  'COMMITs lost': cutBy(() => 'commitLost'),
  'answers to COMMIT lost': cutBy(() => 'answerLost'),
  'processes killed': killProcess,
  'processes suspended': sleepFor(SHORT_SLEEP_MS),
  'processes suspended until reaped': sleepFor(LONG_SLEEP_MS),
} as const satisfies Readonly<Record<string, ClusterFailure>>;

export type ClusterFailureName = keyof typeof CLUSTER_FAILURES;

export function repeatFailure(name: ClusterFailureName, count: number): ClusterFailureName[] {
  return Array.from({ length: count }, () => name);
}
