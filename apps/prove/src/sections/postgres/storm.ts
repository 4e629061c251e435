/** Everybody has windows at every process and all of them play, while one disaster follows the other. */
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { Lots } from '@pithead/server/testing/lots';
import { Crowd } from '../../crowd/crowd.ts';
import { Witness } from '../../crowd/witness.ts';
import { Cluster, compareDatabase } from './cluster.ts';
import type { DisasterName } from './disasters.ts';
import { DISASTERS } from './disasters.ts';

const MOVES = 10;
const LAST_MOVES = 25;
/** A disaster that finds no occasion, because nobody writes just then, is tried again. */
const TRIES = 4;

export interface Weather {
  readonly processes: number;
  /** Of one seat at each process: whenever it is asked, all of them play at once. */
  readonly windows: number;
  readonly seed: string;
  readonly tables: number;
  /** Contested commands that are sent at least, if there is the time. */
  readonly commands: number;
  readonly disasters: readonly DisasterName[];
  readonly patienceMs: number;
  /** After the last disaster. */
  readonly mostMs: number;
  readonly fault?: string;
  /** What is done to the database before anybody comes. */
  readonly prepare?: string;
  /** What is looked for: once it is heard of, nothing else is waited for. */
  readonly until?: RegExp;
}

export interface Aftermath {
  readonly wrong: readonly string[];
  readonly witness: Witness;
  readonly matches: number;
  readonly contested: number;
  /** How many disasters there were occasions for, by name. */
  readonly struck: ReadonlyMap<DisasterName, number>;
  /** Milliseconds from the end of each disaster until everybody was shown something new. */
  readonly back: readonly number[];
  /** Where it all stands. */
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

/** Until there was an occasion, some times at most; false if there was none. */
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

/** As many commands as there are to be, and then the end; or what is looked for. */
async function finish(crowd: Crowd, witness: Witness, weather: Weather): Promise<void> {
  const { commands, patienceMs, mostMs } = weather;
  const end = performance.now() + mostMs;
  while (crowd.contested < commands && performance.now() < end) {
    if (!(await crowd.more(MOVES, patienceMs))) witness.complain('nobody plays on');
    if (isFound(weather, witness)) return;
  }
  await crowd.calm(LAST_MOVES, patienceMs);
}
