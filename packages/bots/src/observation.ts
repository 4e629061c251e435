import type { Chance, Fact, Game, Key, RecordedPly, Seat, State } from '@pithead/kernel';
import { chanceFrom, drawUint32, redealtCopy } from '@pithead/kernel';

declare const world: unique symbol;

/**
 * A state in which everything hidden from one seat was redealt. The brand exists for the compiler only: a
 * true state does not have it, so it can't be passed to a bot by mistake.
 */
export type SampledState<S extends State> = S & { readonly [world]: true };

/**
 * What a bot may know of a match: the game, its seat, and sampled worlds that look to the seat exactly like
 * the true one.
 */
export interface Observation<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly seat: Seat;
  /** The bot's own random numbers, so that a decision can be repeated. */
  readonly chance: Chance;
  /** The plies so far, without the secret plies of others. */
  readonly history: readonly RecordedPly[];
  /** One sampled world. Read only; use `sampleState` for a world to play on. */
  readonly state: SampledState<S>;
  /** Deterministic for a given number. The result may be modified. */
  sampleState(number: number): SampledState<S>;
}

/** The only function that turns a true state into one for a bot. */
export function sampleState<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  key: Key,
): SampledState<S> {
  return redealtCopy(game, state, seat, key) as SampledState<S>;
}

/** A key is 8 words of the stream, which counts in half words. */
const HALVES_OF_A_KEY = 16;

/**
 * Takes an already sampled state, so that a bot in another process never receives hidden information.
 * Redealing a sampled state reaches every world that redealing the true state would.
 */
export function createObservation<S extends State, F extends Fact>(
  game: Game<S, F>,
  now: SampledState<S>,
  seat: Seat,
  key: Key,
  history: readonly RecordedPly[],
): Observation<S, F> {
  const stream = chanceFrom(key);
  const words = [0, 0, 0, 0, 0, 0, 0, 0];
  /** Key 0 seeds the bot's own random numbers; key n + 1 seeds world n. */
  const keyAt = (number: number): number[] => {
    stream.drawn = number * HALVES_OF_A_KEY;
    for (let word = 0; word < words.length; word++) words[word] = drawUint32(stream);
    return words;
  };
  return {
    game,
    seat,
    chance: chanceFrom(keyAt(0)),
    history,
    state: now,
    sampleState: (number) => sampleState(game, now, seat, keyAt(number + 1)),
  };
}
