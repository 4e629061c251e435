/**
 * One simulation run: a phase with faults, a phase without, then rest, with invariants checked throughout and
 * at the end.
 */
import type { NewTable } from '@pithead/protocol';
import { TestRandom } from '../testRandom.ts';
import { seedSystemRandom } from './seededCrypto.ts';
import { FaultSchedule } from './faultSchedule.ts';
import type { SimulationFolder } from './simulatedDatabase.ts';
import { checkFinalInvariants } from './finalInvariants.ts';
import type { PlantedBug } from './plantedBug.ts';
import { NO_BUG } from './plantedBug.ts';
import { SimulatedWorld } from './simulatedWorld.ts';

export interface SimulationOptions {
  readonly seed: string;
  readonly plantedBug?: PlantedBug;
  /** Instead of random faults, one crash at this step of the play. */
  readonly crashAt?: number;
}

export interface SimulationResult {
  readonly failures: readonly string[];
  /** Equal for equal seeds. */
  readonly hash: string;
  readonly steps: number;
  /** Number of scheduler steps with play: the possible moments of a crash. */
  readonly playSteps: number;
  readonly crashes: number;
  readonly cuts: number;
  readonly sleeps: number;
  readonly races: number;
  readonly contradictions: number;
  readonly troubles: number;
  readonly lostAnswers: number;
  readonly events: number;
  readonly virtualMs: number;
}

const GAMES = ['glueck-auf', 'rockwell', 'siberia'];
const STORM_MS = 25_000;
const SWEEP_MS = 4_000;
const CALM_MS = 60_000;
/** Long enough for bots to finish a match in which no person is left. */
const QUIET_MS = 300_000;
const REST_MS = 9_000;
/** A command without an answer after so long without faults will never get one. */
const ANSWERED_MS = 30_000;
/** New events per table that show that play goes on. */
const MORE = 6;
const START_MS = 10_000;

export async function runSimulation(
  ground: SimulationFolder,
  wish: SimulationOptions,
): Promise<SimulationResult> {
  const random = new TestRandom(`simulation ${wish.seed}`);
  const giveBack = seedSystemRandom(random);
  const isSweep = wish.crashAt !== undefined;
  const drawn = isSweep ? random.below(3) : random.below(4);
  const many = wish.plantedBug?.processes ?? drawn;
  const world = new SimulatedWorld(ground, random, wish.plantedBug ?? NO_BUG, many);
  const unheard = (error: unknown): void =>
    world.fail(`unhandled: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  process.on('unhandledRejection', unheard);
  try {
    await settle(world, many, isSweep ? 1 : 1 + random.below(2));
    const chaos = new FaultSchedule(world, Math.max(1, many));
    const before = world.scheduler.steps;
    if (wish.crashAt === undefined) await chaos.injectFaults(STORM_MS);
    else await chaos.crashOnce(SWEEP_MS, wish.crashAt);
    const playSteps = world.scheduler.steps - before;
    await goOn(world);
    await comeToRest(world);
    await checkFinalInvariants(world);
    return outcomeOf(world, chaos, playSteps);
  } finally {
    process.off('unhandledRejection', unheard);
    world.stop();
    giveBack();
  }
}

async function settle(world: SimulatedWorld, many: number, tables: number): Promise<void> {
  const { random, scheduler } = world;
  for (let i = 0; i < Math.max(1, many); i++) world.start();
  await scheduler.advance(START_MS, () => world.processes.every(({ isOpen }) => isOpen));
  for (let i = 0; i < tables; i++) {
    const seats = 2 + random.below(2);
    const drawn = random.below(2);
    await world.openTable(wishOf(random, seats), world.plantedBug.bots ?? drawn);
  }
  await scheduler.advance(START_MS, () => world.players.every(({ state }) => state !== undefined));
  for (const player of world.players) player.isPlaying = true;
}

function wishOf(random: TestRandom, seats: number): NewTable {
  const clock = random.oneIn(2)
    ? { kind: 'bank' as const, bankMs: 10_000 + random.below(20_000), incrementMs: 500 }
    : { kind: 'none' as const };
  return { game: random.pick(GAMES), seats, clock };
}

async function goOn(world: SimulatedWorld): Promise<void> {
  const counts = [...world.tables.values()].map((truth) => [truth, truth.events.length] as const);
  const isStuck = ([truth, before]: (typeof counts)[number]): boolean =>
    truth.table.status === 'running' && truth.events.length < before + MORE;
  await world.scheduler.advance(CALM_MS, () => world.failures.length > 0 || !counts.some(isStuck));
  for (const [truth] of world.failures.length > 0 ? [] : counts.filter(isStuck)) {
    world.fail(`the match does not go on: ${truth.events.length} events, ${truth.table.status}`);
  }
}

/**
 * Players start nothing new; commands are answered, bots finish their turns, and all clients are brought up
 * to date.
 */
async function comeToRest(world: SimulatedWorld): Promise<void> {
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

function outcomeOf(world: SimulatedWorld, chaos: FaultSchedule, playSteps: number): SimulationResult {
  const { scheduler, faultRates } = world;
  return {
    failures: world.failures,
    hash: scheduler.hash(),
    steps: scheduler.steps,
    playSteps,
    crashes: world.crashes,
    cuts: chaos.cuts,
    sleeps: chaos.sleeps,
    races: world.database.races,
    contradictions: world.contradictions,
    troubles: faultRates.failures,
    lostAnswers: faultRates.answersLost,
    events: [...world.tables.values()].reduce((sum, { events }) => sum + events.length, 0),
    virtualMs: scheduler.now,
  };
}
