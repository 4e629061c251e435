import type { Game, Key, State } from '@pithead/kernel';
import { firstPending, keyFromSeed, setKey } from '@pithead/kernel';
import { fastRandom } from '../../simulate/fastRandom.ts';
import { boardgameIoContender, chessopsContender, syntheticGameContender } from './contenders.ts';
import type { BenchContender, BenchGate } from '../measure.ts';
import type { BenchRow } from '../report.ts';
import { runInterleaved, measureRate, rateRatioRow } from '../measure.ts';
import type { RandomInt } from './playout.ts';
import { setUpState, hashOfFinalStates, playOut, playOutAudited, sampleStates } from './playout.ts';

const KEYS = Array.from({ length: 64 }, (_, seed) => keyFromSeed(`bench/${seed}`));

function cycling<T>(
  name: string,
  inputs: readonly T[],
  work: (input: T, turn: number) => number,
): BenchContender {
  let turn = 0;
  return {
    name,
    run: (milliseconds) => measureRate(milliseconds, () => work(inputs[turn++ % inputs.length] as T, turn)),
  };
}

/** Operations between two readings of the clock. */
const BATCH = 50;

function batched(work: () => void): number {
  for (let i = 0; i < BATCH; i++) work();
  return BATCH;
}

function contendersOf(game: Game, players: number, random: RandomInt): BenchContender[] {
  const states = sampleStates(game, players);
  const redealing = states.map((state) => game.copy(state));
  let sink: State | undefined;
  return [
    cycling(`play ${players}`, KEYS, (key) => {
      const state = setUpState(game, players, key);
      const decisions = playOut(game, state, random);
      game.outcome(state);
      return decisions;
    }),
    cycling(`checked ${players}`, KEYS, (key) =>
      playOutAudited(game, setUpState(game, players, key), random),
    ),
    cycling(`copy ${players}`, states, (state) => batched(() => (sink = game.copy(state)))),
    cycling(`structuredClone ${players}`, states, (state) => batched(() => (sink = structuredClone(state)))),
    cycling(`redeal ${players}`, redealing, (state, turn) =>
      batched(() => {
        setKey(state.chance, KEYS[turn % KEYS.length] as Key);
        game.redeal(state, Math.max(0, firstPending(state)));
      }),
    ),
    cycling(`playout ${players}`, states, (state) => {
      sink = game.copy(state);
      playOut(game, sink, random);
      return 1;
    }),
  ];
}

function rowsOf(game: Game, players: number, rates: ReturnType<typeof runInterleaved>): BenchRow[] {
  const row = (gate: string, goal: BenchGate['goal'], above: string, below: string): BenchRow =>
    rateRatioRow({ gate, game: game.id, players, goal }, rates, above, below);
  return [
    row('E1', ['>=', 50], `play ${players}`, 'boardgame.io'),
    row('E2', ['>=', 4], `play ${players}`, 'chessops'),
    row('E3', ['>=', 0.36], `play ${players}`, 'synthetic game'),
    row('E5', ['>=', 30], `copy ${players}`, `structuredClone ${players}`),
    row('E8', ['<=', 0.03], `playout ${players}`, `redeal ${players}`),
    row('E9', ['>=', 0.1], `checked ${players}`, `play ${players}`),
  ];
}

export async function benchEngine(
  game: Game,
  progress: (done: number, all: number) => void,
): Promise<BenchRow[]> {
  const random = fastRandom('bench');
  const counts = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => game.minSeats + i);
  for (const players of counts) {
    if (hashOfFinalStates(game, players, playOut) !== hashOfFinalStates(game, players, playOutAudited))
      throw new Error('the timed engine differs from the checked one');
  }
  const controls = [
    boardgameIoContender(random),
    await chessopsContender(random),
    syntheticGameContender(random),
  ];
  const rates = runInterleaved(
    [...controls, ...counts.flatMap((players) => contendersOf(game, players, random))],
    progress,
  );
  return counts.flatMap((players) => rowsOf(game, players, rates));
}
