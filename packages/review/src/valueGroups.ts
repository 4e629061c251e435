/** The value of every moment between two groups of decisions, and the luck of every draw. */
import type { Fact, Game, Options, State } from '@pithead/kernel';
import { advanceToDecision, futureCopy, isOver } from '@pithead/kernel';
import type { DecisionGroup } from './decisionGroups.ts';
import { replayGroup } from './decisionGroups.ts';
import { keySequence } from './keys.ts';
import type { Lookahead, PositionValue } from './lookahead.ts';

/** A mean over sampled futures, with the variance of each winning chance's mean. */
export interface SampledValue extends PositionValue {
  readonly variances: number[];
}

export interface ValuedGroup {
  /** Before the group's decisions. */
  readonly before: SampledValue;
  /** After its decisions, before the chance that followed them. Equal to `after` without chance. */
  readonly decided: SampledValue;
  readonly after: SampledValue;
}

/** More foresee more of what a draw is good for, but take longer. */
const ROUNDS = 2;

export class GroupValues<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #lookahead: Lookahead<S, F>;
  readonly #seed: string;
  /** Futures that are sampled of each position, and of each draw. */
  readonly #futures: number;

  constructor(game: Game<S, F>, lookahead: Lookahead<S, F>, seed: string, futures: number) {
    this.#game = game;
    this.#lookahead = lookahead;
    this.#seed = seed;
    this.#futures = futures;
  }

  /** The value of a position with the secrets of all seats open and an unknown future. */
  positionValue(state: S, place: string): SampledValue {
    if (isOver(state)) return exactValue(this.#lookahead.evaluate(state));
    return this.#mean(place, (key) => futureCopy(this.#game, state, key));
  }

  /** The mean over what could have come after the group's decisions. */
  decidedValue(group: DecisionGroup<S>, place: string): SampledValue {
    return this.#mean(place, (key) => {
      const future = futureCopy(this.#game, group.before, key);
      replayGroup((state, seat, ply) => this.#lookahead.play(state, seat, ply), group, future);
      return future;
    });
  }

  /** The mean over all deals. */
  startValue(seats: number, options: Options): SampledValue {
    return this.#mean('start', (key) => {
      const state = this.#game.setup(seats, options, key, undefined);
      advanceToDecision(this.#game, state, undefined);
      return state;
    });
  }

  #mean(place: string, future: (key: readonly number[]) => S): SampledValue {
    const keys = keySequence(`${this.#seed}/${place}`);
    const samples = Array.from({ length: this.#futures }, (_, number) => {
      const state = future(keys(number));
      if (!isOver(state)) this.#lookahead.playOn(state, ROUNDS);
      return this.#lookahead.evaluate(state);
    });
    return meanValue(samples);
  }
}

const exactValue = (value: PositionValue): SampledValue => ({
  ...value,
  variances: value.chances.map(() => 0),
});

export function meanValue(samples: readonly PositionValue[]): SampledValue {
  const count = samples.length;
  const seats = samples[0]?.chances.length ?? 0;
  const meanOf = (read: (value: PositionValue) => number): number =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / count;
  const bySeat = (of: (seat: number) => number): number[] =>
    Array.from({ length: seats }, (_, seat) => of(seat));
  const chances = bySeat((seat) => meanOf((value) => value.chances[seat] as number));
  return {
    chances,
    points: bySeat((seat) => meanOf((value) => value.points[seat] as number)),
    variances: bySeat((seat) =>
      count < 2
        ? 0
        : meanOf((value) => ((value.chances[seat] as number) - (chances[seat] as number)) ** 2) / (count - 1),
    ),
  };
}
