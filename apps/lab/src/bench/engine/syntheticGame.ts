/**
 * The upper bound of the engine benchmark: state size, branching and number of writes of a real euro game,
 * but no rules. A decision reads counters, lists the open candidates and changes some counters.
 */
import type { RandomInt } from './playout.ts';

const SEATS = 3;
const DECISIONS = 200;
const CANDIDATES = 26;
const WRITES = 8;

interface SyntheticPlayer {
  counters: number[];
  things: number[];
}

interface SyntheticState {
  turn: number;
  left: number;
  board: number[];
  stack: number[];
  slots: number[];
  players: SyntheticPlayer[];
}

const filled = (length: number, of: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => of(index));

export function newSyntheticGame(): SyntheticState {
  return {
    turn: 0,
    left: DECISIONS,
    board: filled(CANDIDATES * 2, (index) => index & 3),
    stack: filled(176, (index) => index),
    slots: filled(88, () => 0),
    players: Array.from({ length: SEATS }, () => ({
      counters: filled(48, (index) => index & 7),
      things: filled(16, () => 0),
    })),
  };
}

const offers: number[] = [];

export function playSyntheticGame(state: SyntheticState, random: RandomInt): number {
  let decisions = 0;
  while (state.left > 0) {
    const player = state.players[state.turn] as SyntheticPlayer;
    let count = 0;
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const needed = state.board[candidate] as number;
      if (needed <= (player.counters[candidate] as number)) offers[count++] = candidate;
    }
    if (count === 0) offers[count++] = 0;
    play(state, player, offers[random(count)] as number);
    if (count > 1) decisions++;
  }
  return decisions;
}

function play(state: SyntheticState, player: SyntheticPlayer, chosen: number): void {
  for (let write = 0; write < WRITES; write++) {
    const index = (chosen * 7 + write * 5) % 48;
    player.counters[index] = ((player.counters[index] as number) + write) & 7;
  }
  state.board[chosen] = ((state.board[chosen] as number) + 1) & 3;
  const thing = state.stack.pop() ?? 0;
  if (state.stack.length === 0) for (let i = 0; i < 176; i++) state.stack.push(i);
  state.slots[(chosen + state.left) % 88] = thing;
  player.things[thing & 15] = chosen;
  state.turn = (state.turn + 1) % SEATS;
  state.left--;
}
