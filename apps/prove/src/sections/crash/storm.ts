/** Many people play while the server is killed again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile } from '@pithead/server';
import { openStore } from '@pithead/server/testing/inside';
import { Lots } from '@pithead/server/testing/lots';
import { compare } from '../../crowd/compare.ts';
import { Crowd } from '../../crowd/crowd.ts';
import { Witness } from '../../crowd/witness.ts';
import type { Place } from '../../servers/serverProcess.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';

const READY_MS = 2000;
/** Moves between two kills, and the longest random delay after them. */
const MOVES = 25;
const INSTANT_MS = 250;

export interface Weather {
  readonly place: Place;
  readonly seed: string;
  readonly tables: number;
  readonly kills: number;
  readonly moves?: number;
  readonly patienceMs: number;
  /** The expected finding of a planted fault; the run ends as soon as it occurs. */
  readonly until?: RegExp;
  /** Additional damage to the files after a kill. */
  readonly whenDead?: (data: string) => void;
}

export interface Aftermath {
  readonly violations: readonly string[];
  readonly witness: Witness;
  readonly matches: number;
  /** Milliseconds until the server was ready again; `ownReady` without the time it waited for a processor. */
  readonly ready: readonly number[];
  readonly ownReady: readonly number[];
  /** Milliseconds from then until all clients were back. */
  readonly back: readonly number[];
}

export async function storm(weather: Weather): Promise<Aftermath> {
  const { place, seed, tables } = weather;
  const witness = new Witness();
  const server = await ServerProcess.start(place);
  const lots = new Lots(seed);
  const crowd = new Crowd([server.url], witness, lots);
  const times = { ready: [] as number[], ownReady: [] as number[], back: [] as number[] };
  try {
    await crowd.begin(tables);
    for (let kill = 0; kill < weather.kills; kill++)
      await strike(weather, { witness, server, lots, crowd, times });
    if (!isFound(weather, witness)) await crowd.calm(MOVES, weather.patienceMs);
  } catch (error) {
    witness.complain(String(error));
  } finally {
    crowd.leave();
    await server.close();
  }
  return { violations: await compareFile(place.data, witness), witness, matches: crowd.matches, ...times };
}

const isFound = ({ until }: Weather, { complaints }: Witness): boolean =>
  until !== undefined && complaints.some((each) => until.test(each));

interface Scene {
  readonly witness: Witness;
  readonly server: ServerProcess;
  readonly lots: Lots;
  readonly crowd: Crowd;
  readonly times: { readonly ready: number[]; readonly ownReady: number[]; readonly back: number[] };
}

async function strike({ moves = MOVES, patienceMs, place, whenDead }: Weather, scene: Scene): Promise<void> {
  const { witness, server, lots, crowd, times } = scene;
  if (!(await crowd.more(moves, patienceMs))) witness.complain('nobody plays on');
  await pause(lots.below(INSTANT_MS));
  await server.kill();
  crowd.miss();
  whenDead?.(place.data);
  const { ms, queuedMs } = await server.begin();
  const began = performance.now();
  times.ready.push(ms);
  times.ownReady.push(ms - queuedMs);
  if (ms - queuedMs > READY_MS) witness.complain(`ready again only after ${Math.round(ms)} ms`);
  const missing = await crowd.back(patienceMs);
  if (missing > 0) witness.complain(`${missing} clients do not come back`);
  times.back.push(performance.now() - began);
}

export async function compareFile(data: string, witness: Witness): Promise<string[]> {
  const store = await openStore({ dataFile: databaseFile({ data }) });
  try {
    return await compare(store, witness);
  } finally {
    await store.close();
  }
}
