/** Everybody has clients at every process, and all of them play while one failure follows the other. */
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { Lots } from '@pithead/server/testing/lots';
import { Crowd } from '../../crowd/crowd.ts';
import { Witness } from '../../crowd/witness.ts';
import { Cluster, compareDatabase } from './cluster.ts';
import type { DisasterName } from './disasters.ts';
import { DISASTERS } from './disasters.ts';

const MOVES = 10;
const LAST_MOVES = 25;
/** A failure without an opportunity, because nobody writes just then, is tried again. */
const TRIES = 4;

export interface Weather {
  readonly processes: number;
  /** Clients per seat and process; whenever the seat may decide, all of them play at once. */
  readonly windows: number;
  readonly seed: string;
  readonly tables: number;
  /** Contested commands to send, if time allows. */
  readonly commands: number;
  readonly disasters: readonly DisasterName[];
  readonly patienceMs: number;
  /** Time limit after the last failure. */
  readonly mostMs: number;
  readonly fault?: string;
  /** SQL to run before anybody plays. */
  readonly prepare?: string;
  /** The expected finding of a planted fault; the run ends as soon as it occurs. */
  readonly until?: RegExp;
}

export interface Aftermath {
  readonly wrong: readonly string[];
  readonly witness: Witness;
  readonly matches: number;
  readonly contested: number;
  /** Failures that happened, by name. */
  readonly struck: ReadonlyMap<DisasterName, number>;
  /** Milliseconds from the end of each failure until all clients received a state. */
  readonly back: readonly number[];
  /** The address of the database. */
  readonly url: string;
}

export async function storm(postgres: TestPostgres, weather: Weather): Promise<Aftermath> {
  const witness = new Witness();
  const lots = new Lots(weather.seed);
  const cluster = await Cluster.open(postgres, weather.processes, weather.fault);
  if (weather.prepare !== undefined) await cluster.ask(weather.prepare);
  const doors = Array.from({ length: weather.windows }, () => cluster.doors).flat();
  const crowd = new Crowd(doors, witness, lots);
  const struck = new Map<DisasterName, number>();
  const back: number[] = [];
  try {
    await crowd.begin(weather.tables);
    for (const name of weather.disasters) {
      const strike = (): Promise<boolean> => DISASTERS[name](cluster, lots);
      if (await insist(strike, name, crowd, witness, weather)) struck.set(name, (struck.get(name) ?? 0) + 1);
      back.push(await everybodyBack(crowd, witness, name, weather));
      if (isFound(weather, witness)) break;
    }
    if (!isFound(weather, witness)) await finish(crowd, witness, weather);
  } catch (error) {
    witness.complain(String(error));
  } finally {
    crowd.leave();
    await cluster.close();
  }
  const wrong = await compareDatabase(cluster.url, witness);
  return {
    wrong,
    witness,
    matches: crowd.matches,
    contested: crowd.contested,
    struck,
    back,
    url: cluster.url,
  };
}

const isFound = ({ until }: Weather, { complaints }: Witness): boolean =>
  until !== undefined && complaints.some((each) => until.test(each));

/** False if there was no opportunity in several tries. */
async function insist(
  strike: () => Promise<boolean>,
  name: DisasterName,
  crowd: Crowd,
  witness: Witness,
  { patienceMs }: Weather,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (!(await crowd.more(MOVES, patienceMs))) witness.complain(`nobody plays on before one of the ${name}`);
    if (await strike()) return true;
  }
  return false;
}

async function everybodyBack(
  crowd: Crowd,
  witness: Witness,
  name: DisasterName,
  { patienceMs }: Weather,
): Promise<number> {
  const began = performance.now();
  crowd.miss();
  const missing = await crowd.back(patienceMs);
  if (missing > 0) witness.complain(`${missing} windows are shown nothing after one of the ${name}`);
  return performance.now() - began;
}

/** Plays until enough commands were sent, then ends; or until the expected finding. */
async function finish(crowd: Crowd, witness: Witness, weather: Weather): Promise<void> {
  const { commands, patienceMs, mostMs } = weather;
  const end = performance.now() + mostMs;
  while (crowd.contested < commands && performance.now() < end) {
    if (!(await crowd.more(MOVES, patienceMs))) witness.complain('nobody plays on');
    if (isFound(weather, witness)) return;
  }
  await crowd.calm(LAST_MOVES, patienceMs);
}
