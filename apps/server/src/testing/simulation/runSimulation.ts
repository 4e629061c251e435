import type { NewTable } from '@pithead/protocol';
import { TestRandom } from '../testRandom.ts';
import { seedSystemRandom } from './seededCrypto.ts';
import { FaultSchedule } from './faultSchedule.ts';
import type { SimulationFolder } from './simulatedDatabase.ts';
import { checkFinalInvariants } from './finalInvariants.ts';
import type { SimulationFault } from './simulationFault.ts';
import { NO_FAULT } from './simulationFault.ts';
import { SimulatedWorld } from './simulatedWorld.ts';

export interface SimulationOptions {
  readonly seed: string;
  readonly fault?: SimulationFault;
  readonly crashAt?: number;
}

export interface SimulationResult {
  readonly failures: readonly string[];
  readonly hash: string;
  readonly steps: number;
  /** The scheduler steps of the play: the possible moments of a crash. */
  readonly playSteps: number;
  readonly crashes: number;
  readonly cuts: number;
  readonly sleeps: number;
  readonly races: number;
  readonly contradictions: number;
  readonly failedRequests: number;
  readonly lostAnswers: number;
  readonly events: number;
  readonly virtualMs: number;
}

const GAMES = ['glueck-auf', 'rockwell', 'siberia'];
const FAULTY_PHASE_MS = 25_000;
const SWEEP_MS = 4_000;
const FAULTLESS_PHASE_MS = 60_000;
/** Long enough for bots to finish a match in which no person is left. */
const QUIET_MS = 300_000;
const REST_MS = 9_000;
/** A command without an answer after so long without faults will never get one. */
const ANSWERED_MS = 30_000;
const MIN_NEW_EVENTS = 6;
const START_MS = 10_000;

export async function runSimulation(
  folder: SimulationFolder,
  options: SimulationOptions,
): Promise<SimulationResult> {
  const random = new TestRandom(`simulation ${options.seed}`);
  const restoreRandom = seedSystemRandom(random);
  const isSweep = options.crashAt !== undefined;
  const drawn = isSweep ? random.below(3) : random.below(4);
  const processCount = options.fault?.processes ?? drawn;
  const world = new SimulatedWorld(folder, random, options.fault ?? NO_FAULT, processCount);
  const onUnhandledRejection = (error: unknown): void =>
    world.fail(`unhandled: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  process.on('unhandledRejection', onUnhandledRejection);
  try {
    await startTables(world, processCount, isSweep ? 1 : 1 + random.below(2));
    const faults = new FaultSchedule(world, Math.max(1, processCount));
    const before = world.scheduler.steps;
    if (options.crashAt === undefined) await faults.injectFaults(FAULTY_PHASE_MS);
    else await faults.crashOnce(SWEEP_MS, options.crashAt);
    const playSteps = world.scheduler.steps - before;
    await expectProgress(world);
    await waitUntilQuiet(world);
    await checkFinalInvariants(world);
    return outcomeOf(world, faults, playSteps);
  } finally {
    process.off('unhandledRejection', onUnhandledRejection);
    world.stop();
    restoreRandom();
  }
}

async function startTables(world: SimulatedWorld, processCount: number, tables: number): Promise<void> {
  const { random, scheduler } = world;
  for (let i = 0; i < Math.max(1, processCount); i++) world.start();
  await scheduler.advance(START_MS, () => world.processes.every(({ isOpen }) => isOpen));
  for (let i = 0; i < tables; i++) {
    const seats = 2 + random.below(2);
    const drawn = random.below(2);
    await world.openTable(randomTable(random, seats), world.fault.bots ?? drawn);
  }
  await scheduler.advance(START_MS, () => world.players.every(({ state }) => state !== undefined));
  for (const player of world.players) player.isPlaying = true;
}

function randomTable(random: TestRandom, seats: number): NewTable {
  const clock = random.oneIn(2)
    ? { kind: 'bank' as const, bankMs: 10_000 + random.below(20_000), incrementMs: 500 }
    : { kind: 'none' as const };
  return { game: random.pick(GAMES), seats, clock };
}

async function expectProgress(world: SimulatedWorld): Promise<void> {
  const counts = [...world.tables.values()].map((reference) => [reference, reference.events.length] as const);
  const isStuck = ([reference, before]: (typeof counts)[number]): boolean =>
    reference.table.status === 'running' && reference.events.length < before + MIN_NEW_EVENTS;
  await world.scheduler.advance(FAULTLESS_PHASE_MS, () => world.failures.length > 0 || !counts.some(isStuck));
  for (const [reference] of world.failures.length > 0 ? [] : counts.filter(isStuck)) {
    world.fail(`the match does not go on: ${reference.events.length} events, ${reference.table.status}`);
  }
}

async function waitUntilQuiet(world: SimulatedWorld): Promise<void> {
  for (const player of world.players) player.isPlaying = false;
  const since = world.scheduler.now;
  let quietSince = since;
  let count = 0;
  const isQuiet = (): boolean => {
    const now = [...world.tables.values()].reduce((sum, { events }) => sum + events.length, 0);
    const isAnybodyWaiting = world.players.some(({ isWaiting }) => isWaiting);
    if (now !== count || isAnybodyWaiting) quietSince = world.scheduler.now;
    count = now;
    return (
      world.scheduler.now - quietSince > REST_MS ||
      (isAnybodyWaiting && world.scheduler.now - since > ANSWERED_MS)
    );
  };
  await world.scheduler.advance(QUIET_MS, () => world.failures.length > 0 || isQuiet());
}

function outcomeOf(world: SimulatedWorld, faults: FaultSchedule, playSteps: number): SimulationResult {
  const { scheduler, faultRates } = world;
  return {
    failures: world.failures,
    hash: scheduler.hash(),
    steps: scheduler.steps,
    playSteps,
    crashes: world.crashes,
    cuts: faults.cuts,
    sleeps: faults.sleeps,
    races: world.database.races,
    contradictions: world.contradictions,
    failedRequests: faultRates.failures,
    lostAnswers: faultRates.answersLost,
    events: [...world.tables.values()].reduce((sum, { events }) => sum + events.length, 0),
    virtualMs: scheduler.now,
  };
}
