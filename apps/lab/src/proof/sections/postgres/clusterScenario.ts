/** Everybody has clients at every process, and all of them play while one failure follows the other. */
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { SimulatedPlayers } from '../../players/simulatedPlayers.ts';
import { ClientHistory } from '../../players/clientHistory.ts';
import { PostgresCluster, findDatabaseViolations } from './postgresCluster.ts';
import type { ClusterFailureName } from './clusterFailures.ts';
import { CLUSTER_FAILURES } from './clusterFailures.ts';

const MOVES = 10;
const LAST_MOVES = 25;
/** A failure without an opportunity, because nobody writes just then, is tried again. */
const TRIES = 4;

export interface ClusterScenario {
  readonly processes: number;
  /** Clients per seat and process; whenever the seat may decide, all of them play at once. */
  readonly windows: number;
  readonly seed: string;
  readonly tables: number;
  /** Contested commands to send, if time allows. */
  readonly commands: number;
  readonly disasters: readonly ClusterFailureName[];
  readonly patienceMs: number;
  /** Time limit after the last failure. */
  readonly mostMs: number;
  readonly fault?: string;
  /** SQL to run before anybody plays. */
  readonly prepare?: string;
  /** The expected finding of a planted fault; the run ends as soon as it occurs. */
  readonly until?: RegExp;
}

export interface ClusterResult {
  readonly violations: readonly string[];
  readonly history: ClientHistory;
  readonly matches: number;
  readonly contested: number;
  /** Failures that happened, by name. */
  readonly failureCounts: ReadonlyMap<ClusterFailureName, number>;
  /** Milliseconds from the end of each failure until all clients received a state. */
  readonly back: readonly number[];
  /** The address of the database. */
  readonly databaseUrl: string;
}

export async function runClusterScenario(
  postgres: TestPostgres,
  weather: ClusterScenario,
): Promise<ClusterResult> {
  const witness = new ClientHistory();
  const lots = new TestRandom(weather.seed);
  const cluster = await PostgresCluster.open(postgres, weather.processes, weather.fault);
  if (weather.prepare !== undefined) await cluster.ask(weather.prepare);
  const doors = Array.from({ length: weather.windows }, () => cluster.urls).flat();
  const crowd = new SimulatedPlayers(doors, witness, lots);
  const struck = new Map<ClusterFailureName, number>();
  const back: number[] = [];
  try {
    await crowd.start(weather.tables);
    for (const name of weather.disasters) {
      const strike = (): Promise<boolean> => CLUSTER_FAILURES[name](cluster, lots);
      if (await insist(strike, name, crowd, witness, weather)) struck.set(name, (struck.get(name) ?? 0) + 1);
      back.push(await everybodyBack(crowd, witness, name, weather));
      if (isFound(weather, witness)) break;
    }
    if (!isFound(weather, witness)) await finish(crowd, witness, weather);
  } catch (error) {
    witness.recordViolation(String(error));
  } finally {
    crowd.disconnect();
    await cluster.close();
  }
  const wrong = await findDatabaseViolations(cluster.databaseUrl, witness);
  return {
    violations: wrong,
    history: witness,
    matches: crowd.matches,
    contested: crowd.contested,
    failureCounts: struck,
    back,
    databaseUrl: cluster.databaseUrl,
  };
}

const isFound = ({ until }: ClusterScenario, { violations }: ClientHistory): boolean =>
  until !== undefined && violations.some((each) => until.test(each));

/** False if there was no opportunity in several tries. */
async function insist(
  strike: () => Promise<boolean>,
  name: ClusterFailureName,
  crowd: SimulatedPlayers,
  witness: ClientHistory,
  { patienceMs }: ClusterScenario,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (!(await crowd.waitForMoves(MOVES, patienceMs)))
      witness.recordViolation(`nobody plays on before one of the ${name}`);
    if (await strike()) return true;
  }
  return false;
}

async function everybodyBack(
  crowd: SimulatedPlayers,
  witness: ClientHistory,
  name: ClusterFailureName,
  { patienceMs }: ClusterScenario,
): Promise<number> {
  const began = performance.now();
  crowd.expectStates();
  const missing = await crowd.waitForStates(patienceMs);
  if (missing > 0) witness.recordViolation(`${missing} windows are shown nothing after one of the ${name}`);
  return performance.now() - began;
}

/** Plays until enough commands were sent, then ends; or until the expected finding. */
async function finish(
  crowd: SimulatedPlayers,
  witness: ClientHistory,
  weather: ClusterScenario,
): Promise<void> {
  const { commands, patienceMs, mostMs } = weather;
  const end = performance.now() + mostMs;
  while (crowd.contested < commands && performance.now() < end) {
    if (!(await crowd.waitForMoves(MOVES, patienceMs))) witness.recordViolation('nobody plays on');
    if (isFound(weather, witness)) return;
  }
  await crowd.finish(LAST_MOVES, patienceMs);
}
