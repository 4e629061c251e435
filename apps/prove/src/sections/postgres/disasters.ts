/**
 * Failures of PostgreSQL, of the connections to it, and of the server processes. Each resolves when it is
 * over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CUTS } from '@pithead/server/store/testing/proxy';
import type { Lots } from '@pithead/server/testing/lots';
import type { ServerProcess } from '../../servers/serverProcess.ts';
import type { Cluster } from './cluster.ts';

/** False if there was no opportunity. */
export type Disaster = (cluster: Cluster, lots: Lots) => Promise<boolean>;

const DOWN_MS = 500;
const OCCASION_MS = 5000;
/** Longer than the lease of a silent process, so that the others take it for dead. */
const LONG_SLEEP_MS = 6000;
const SHORT_SLEEP_MS = 1500;

/** Waits for a backend in the middle of a COMMIT, for some seconds at most, and terminates it. */
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

const anyOf = ({ servers }: Cluster, lots: Lots): ServerProcess => lots.pick(servers);

async function stopAtOnce({ postgres }: Cluster, lots: Lots): Promise<boolean> {
  await postgres.crash();
  await pause(lots.below(DOWN_MS));
  await postgres.startAgain();
  return true;
}

async function killBackend(cluster: Cluster): Promise<boolean> {
  await cluster.ask(KILLER);
  const [row] = await cluster.ask('SELECT kill_at_commit() AS killed');
  return Number(row?.['killed']) > 0;
}

const cutBy =
  (pick: (lots: Lots) => (typeof CUTS)[number]): Disaster =>
  async ({ proxy }, lots) => {
    const before = proxy.cuts;
    proxy.cutNext(pick(lots));
    const end = performance.now() + OCCASION_MS;
    while (proxy.cuts === before && performance.now() < end) await pause(2);
    return proxy.cuts > before;
  };

async function killProcess(cluster: Cluster, lots: Lots): Promise<boolean> {
  const server = anyOf(cluster, lots);
  await server.kill();
  await pause(lots.below(DOWN_MS));
  await server.begin();
  return true;
}

const sleepFor =
  (ms: number): Disaster =>
  async (cluster, lots) => {
    const server = anyOf(cluster, lots);
    server.pause();
    await pause(ms);
    server.goOn();
    return true;
  };

export const DISASTERS = {
  'immediate stops of PostgreSQL': stopAtOnce,
  'backends killed at commit': killBackend,
  'connections cut at COMMIT': cutBy((lots) => lots.pick(CUTS)),
  'COMMITs lost': cutBy(() => 'commitLost'),
  'answers to COMMIT lost': cutBy(() => 'answerLost'),
  'processes killed': killProcess,
  'processes asleep': sleepFor(SHORT_SLEEP_MS),
  'processes asleep until buried': sleepFor(LONG_SLEEP_MS),
} as const satisfies Readonly<Record<string, Disaster>>;

export type DisasterName = keyof typeof DISASTERS;
