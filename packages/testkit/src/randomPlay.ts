import type { Fact, Game, Ply, Seat, State } from '@pithead/kernel';
import {
  bit,
  isOver,
  keyFromSeed,
  listOffers,
  Match,
  Offers,
  pendingSeats,
  playCode,
  plyOf,
  resolveOptions,
  advanceToDecision,
  verbIndexOf,
} from '@pithead/kernel';
import { SeededRandom } from './seededRandom.ts';
import type { PropertyRun } from './propertyRun.ts';

export interface RandomChoice {
  readonly seat: Seat;
  readonly ply: Ply;
  readonly code: number;
}

/** The state is live: read or copy it, never modify it. */
export interface RandomGamePosition<S extends State> {
  readonly state: S;
  readonly played: number;
  /** Undefined when the game is over, stuck or too long. */
  readonly next: RandomChoice | undefined;
}

export const seatsOfBits = (bits: number, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => bits & bit(seat));

export function startState<S extends State, F extends Fact, V>(
  { game, seats, options }: PropertyRun<S, F, V>,
  seed: number,
): S {
  const state = game.setup(seats, resolveOptions(game, options), keyFromSeed(seed), undefined);
  advanceToDecision(game, state, undefined);
  return state;
}

export function startMatch<S extends State, F extends Fact, V>(
  { game, seats, options }: PropertyRun<S, F, V>,
  seed: number,
): Match<S, F, V> {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  return Match.start(game, { names, options, key: keyFromSeed(seed) });
}

const PREFERENCE_SAMPLES = 5;

/**
 * Random players. Uniform choice rarely plays rare verbs and exhausts no supply, so the seed selects a style:
 * any offer; a random verb first; the least played verb; or a fixed random preference per ply. Together they
 * cover more of the rules.
 */
export class RandomPlayers<S extends State, F extends Fact, V> {
  readonly #game: Game<S, F, V>;
  readonly #random: SeededRandom;
  readonly #style: number;
  readonly #seed: number;
  readonly #offers = new Offers();
  readonly #played: number[];

  constructor(game: Game<S, F, V>, seed: number) {
    this.#game = game;
    this.#random = new SeededRandom(seed, 'players');
    this.#style = Math.abs(seed) % 4;
    this.#seed = seed;
    this.#played = game.moves.map(() => 0);
  }

  choose(state: S): RandomChoice | undefined {
    const seats = seatsOfBits(pendingSeats(state), state.seats);
    if (seats.length === 0) return undefined;
    const seat = this.#random.pick(seats);
    listOffers(this.#game, state, seat, this.#offers);
    if (this.#offers.length === 0) return undefined;
    const code = this.#style === 0 ? this.#any() : this.#style === 3 ? this.#byPreference() : this.#byVerb();
    const verb = verbIndexOf(code);
    this.#played[verb] = (this.#played[verb] as number) + 1;
    return { seat, code, ply: plyOf(this.#game, code) };
  }

  #any(): number {
    return this.#offers.at(this.#random.below(this.#offers.length));
  }

  #byPreference(): number {
    const preference = (code: number): number =>
      Math.imul(Math.imul(code + 1, 0x9e3779b1) ^ (this.#seed + 1), 0x85ebca6b) >>> 0;
    let favourite = this.#any();
    for (let i = 1; i < PREFERENCE_SAMPLES; i++) {
      const other = this.#any();
      if (preference(other) > preference(favourite)) favourite = other;
    }
    return favourite;
  }

  #byVerb(): number {
    const codes = this.#offers.codes.slice(0, this.#offers.length);
    const verbs = [...new Set(codes.map(verbIndexOf))];
    const timesPlayed = (verb: number): number => this.#played[verb] as number;
    const rarest = verbs.reduce((rare, verb) => (timesPlayed(verb) < timesPlayed(rare) ? verb : rare));
    const verb = this.#style === 1 ? this.#random.pick(verbs) : rarest;
    return this.#random.pick(codes.filter((code) => verbIndexOf(code) === verb));
  }
}

export function* randomGame<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  seed: number,
): Generator<RandomGamePosition<S>, void> {
  const { game, counts } = run;
  run.seed = seed;
  run.ply = 0;
  const players = new RandomPlayers(game, seed);
  const state = startState(run, seed);
  const maxPlies = run.maxPlies;
  counts.games++;
  for (let played = 0; ; played++) {
    run.ply = played;
    const next = isOver(state) || played > maxPlies ? undefined : players.choose(state);
    yield { state, played, next };
    if (next === undefined || run.hasEnoughFindings) return;
    playCode(game, state, next.seat, next.code, undefined);
    counts.plies++;
  }
}

export function* sampledPositions<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  seed: number,
  count = run.settings.samples,
): Generator<RandomGamePosition<S>, void> {
  let length = 0;
  for (const _ of randomGame(run, seed)) length++;
  const dice = new SeededRandom(seed, 'samples');
  const wanted = new Set(dice.shuffled(Array.from({ length }, (_, played) => played)).slice(0, count));
  for (const position of randomGame(run, seed)) if (wanted.has(position.played)) yield position;
}
