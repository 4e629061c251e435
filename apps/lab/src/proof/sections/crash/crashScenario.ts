/** Many people play while the server is killed again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile } from '@pithead/server';
import { openStore } from '@pithead/server/testing/serverInternals';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { findLogViolations } from '../../players/logViolations.ts';
import { SimulatedPlayers } from '../../players/simulatedPlayers.ts';
import { ClientHistory } from '../../players/clientHistory.ts';
import type { ServerProcessOptions } from '../../servers/serverProcess.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';

const READY_MS = 2000;
/** Moves between two kills, and the longest random delay after them. */
const MOVES = 25;
const INSTANT_MS = 250;

export interface CrashScenario {
  readonly place: ServerProcessOptions;
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

export interface CrashResult {
  readonly violations: readonly string[];
  readonly history: ClientHistory;
  readonly matches: number;
  /** Milliseconds until the server was ready again; `ownReady` without the time it waited for a processor. */
  readonly ready: readonly number[];
  readonly ownReady: readonly number[];
  /** Milliseconds from then until all clients were back. */
  readonly back: readonly number[];
}

export async function runCrashScenario(weather: CrashScenario): Promise<CrashResult> {
  const { place, seed, tables } = weather;
  const witness = new ClientHistory();
  const server = await ServerProcess.start(place);
  const lots = new TestRandom(seed);
  const crowd = new SimulatedPlayers([server.url], witness, lots);
  const times = { ready: [] as number[], ownReady: [] as number[], back: [] as number[] };
  try {
    await crowd.start(tables);
    for (let kill = 0; kill < weather.kills; kill++)
      await strike(weather, { witness, server, lots, crowd, times });
    if (!isFound(weather, witness)) await crowd.finish(MOVES, weather.patienceMs);
  } catch (error) {
    witness.recordViolation(String(error));
  } finally {
    crowd.disconnect();
    await server.close();
  }
  return {
    violations: await findFileViolations(place.data, witness),
    history: witness,
    matches: crowd.matches,
    ...times,
  };
}

const isFound = ({ until }: CrashScenario, { violations }: ClientHistory): boolean =>
  until !== undefined && violations.some((each) => until.test(each));

interface Scene {
  readonly witness: ClientHistory;
  readonly server: ServerProcess;
  readonly lots: TestRandom;
  readonly crowd: SimulatedPlayers;
  readonly times: { readonly ready: number[]; readonly ownReady: number[]; readonly back: number[] };
}

async function strike(
  { moves = MOVES, patienceMs, place, whenDead }: CrashScenario,
  scene: Scene,
): Promise<void> {
  const { witness, server, lots, crowd, times } = scene;
  if (!(await crowd.waitForMoves(moves, patienceMs))) witness.recordViolation('nobody plays on');
  await pause(lots.below(INSTANT_MS));
  await server.kill();
  crowd.expectStates();
  whenDead?.(place.data);
  const { ms, queuedMs } = await server.launch();
  const began = performance.now();
  times.ready.push(ms);
  times.ownReady.push(ms - queuedMs);
  if (ms - queuedMs > READY_MS) witness.recordViolation(`ready again only after ${Math.round(ms)} ms`);
  const missing = await crowd.waitForStates(patienceMs);
  if (missing > 0) witness.recordViolation(`${missing} clients do not come back`);
  times.back.push(performance.now() - began);
}

export async function findFileViolations(data: string, witness: ClientHistory): Promise<string[]> {
  const store = await openStore({ dataFile: databaseFile({ data }) });
  try {
    return await findLogViolations(store, witness);
  } finally {
    await store.close();
  }
}
