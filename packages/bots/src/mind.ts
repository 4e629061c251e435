import type { Chance, Fact, Game, Key, RecordedPly, Seat, State } from '@pithead/kernel';
import { chanceFrom, draw, redealt } from '@pithead/kernel';

declare const world: unique symbol;

/**
 * A state in which everything hidden from one seat was dealt anew. The mark exists for the compiler alone: a
 * true state is none, so
 * no bot can be handed one by mistake.
 */
export type Imagined<S extends State> = S & { readonly [world]: true };

/**
 * What a bot has of a match: the game, its seat, and worlds that look to that seat exactly like the true one.
 */
export interface Mind<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly seat: Seat;
  /** The bot's own chance, so that a decision can be repeated. */
  readonly chance: Chance;
  /** What was played so far, without the secret plies of others. */
  readonly history: readonly RecordedPly[];
  /** Where the seat stands. Not to be played on: that is what `imagine` is for. */
  readonly now: Imagined<S>;
  /** World number so and so of those that look the same to the seat. It may be played on. */
  imagine(number: number): Imagined<S>;
}

/** The only way from a true state to a bot. */
export function imagined<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  key: Key,
): Imagined<S> {
  return redealt(game, state, seat, key) as Imagined<S>;
}

/** A key is 8 words of the stream, which counts in half words. */
const HALVES_OF_A_KEY = 16;

/**
 * Made of an imagined state, so that even a bot that breaks out of its interface, or whatever sits in another
 * process, finds no
 * truth in it. Dealing an imagined world anew gives every world that dealing the true one anew would give.
 */
export function mindOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  now: Imagined<S>,
  seat: Seat,
  key: Key,
  history: readonly RecordedPly[],
): Mind<S, F> {
  const stream = chanceFrom(key);
  const words = [0, 0, 0, 0, 0, 0, 0, 0];
  /** The key number so and so of the stream; the bot's own chance is number 0. */
  const keyAt = (number: number): number[] => {
    stream.drawn = number * HALVES_OF_A_KEY;
    for (let word = 0; word < words.length; word++) words[word] = draw(stream);
    return words;
  };
  return {
    game,
    seat,
    chance: chanceFrom(keyAt(0)),
    history,
    now,
    imagine: (number) => imagined(game, now, seat, keyAt(number + 1)),
  };
}
