import type { Fact, Game, Key, State } from '@pithead/kernel';
import {
  firstPending,
  hashOf,
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  playCode,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { fastRandom } from '../../simulate/fastRandom.ts';

/** From 0 to n−1. All contenders use the same cheap generator. */
export type RandomInt = ReturnType<typeof fastRandom>;

const offers = new Offers();

/** Changes `state`. Decisions with a single option are not counted. */
export function playOut<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  random: RandomInt,
): number {
  let decisions = 0;
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    if (offers.length > 1) decisions++;
    playCode(game, state, seat, offers.at(random(offers.length)), undefined);
  }
  return decisions;
}

export function playOutAudited<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  random: RandomInt,
): number {
  let decisions = 0;
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    if (offers.length > 1) decisions++;
    playCode(game, state, seat, offers.at(random(offers.length)), undefined);
    const broken = game.audit(state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }
  return decisions;
}

export function setUpState<S extends State, F extends Fact>(game: Game<S, F>, players: number, key: Key): S {
  const state = game.setup(players, resolveOptions(game, {}), key, undefined);
  advanceToDecision(game, state, undefined);
  return state;
}

/** Shows that the timed and the checked engine play alike. */
export function hashOfFinalStates<S extends State, F extends Fact>(
  game: Game<S, F>,
  players: number,
  play: typeof playOut,
): string {
  const hashes: string[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const state = setUpState(game, players, keyFromSeed(`final/${seed}`));
    play(game, state, fastRandom(`final/${seed}`));
    hashes.push(hashOf(state));
  }
  return hashOf(hashes);
}

export function sampleStates<S extends State, F extends Fact>(game: Game<S, F>, players: number): S[] {
  const states: S[] = [];
  const random = fastRandom(`along/${players}`);
  for (let seed = 0; seed < 8; seed++) {
    const state = setUpState(game, players, keyFromSeed(`along/${seed}`));
    for (let ply = 0; !isOver(state); ply++) {
      if (ply % 25 === 0) states.push(game.copy(state));
      const seat = firstPending(state);
      listOffers(game, state, seat, offers);
      playCode(game, state, seat, offers.at(random(offers.length)), undefined);
    }
  }
  return states;
}
