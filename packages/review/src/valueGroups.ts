/** The value of every moment between two groups of decisions, and the luck of every draw. */
import type { Fact, Game, Key, Options, State } from '@pithead/kernel';
import { advanceToDecision, futureCopy, isOver, keyFromSeed } from '@pithead/kernel';
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
  /** After its decisions, before the chance that followed them. Equal to `after` if nothing was drawn. */
  readonly decided: SampledValue;
  readonly after: SampledValue;
  /** Something was drawn at its end, so the same plies could have led elsewhere. */
  readonly isRandom: boolean;
}

export interface SamplingEffort {
  /** Sampled futures of each position. */
  readonly futures: number;
  /** Sampled futures of each draw, and of the position after it. There are far fewer draws than positions. */
  readonly drawFutures: number;
}

const SAME_FUTURE = keyFromSeed('same future');

/** Rounds of turns played before a position is evaluated. More of them value a draw better but cost time. */
const ROUNDS = 2;

export class GroupValues<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #lookahead: Lookahead<S, F>;
  readonly #seed: string;
  readonly #effort: SamplingEffort;

  constructor(game: Game<S, F>, lookahead: Lookahead<S, F>, seed: string, effort: SamplingEffort) {
    this.#game = game;
    this.#lookahead = lookahead;
    this.#seed = seed;
    this.#effort = effort;
  }

  /** The value of a position with the secrets of all seats open and an unknown future. */
  positionValue(state: S, place: string, futures = this.#effort.futures): SampledValue {
    if (isOver(state)) return exactValue(this.#lookahead.evaluate(state));
    return this.#mean(place, futures, (key) => futureCopy(this.#game, state, key));
  }

  /** The position after a draw is sampled as often as what could have come instead. */
  drawnValue(state: S, place: string): SampledValue {
    return this.positionValue(state, place, this.#effort.drawFutures);
  }

  /** The mean over what could have come after the group's decisions. */
  decidedValue(group: DecisionGroup<S>, place: string): SampledValue {
    return this.#mean(place, this.#effort.drawFutures, (key) => this.#replayed(group, key));
  }

  /**
   * Whether the group's plies lead elsewhere in one of the futures that `decidedValue` samples. If they do not, all its
   * samples would be of the position that came, so taking that value instead does not bias luck.
   */
  isRandom(group: DecisionGroup<S>, place: string): boolean {
    const { before, after } = group;
    // Without face-down stacks everything is drawn when it is shown, and the generator counts what it draws.
    if (this.#game.redealUnseen === undefined && after.chance.drawn === before.chance.drawn) return false;
    const keys = keySequence(`${this.#seed}/${place}`);
    const known = this.#knownText(after);
    for (let number = 0; number < this.#effort.drawFutures; number++) {
      if (this.#knownText(this.#replayed(group, keys(number))) !== known) return true;
    }
    return false;
  }

  #replayed(group: DecisionGroup<S>, key: Key): S {
    const future = futureCopy(this.#game, group.before, key);
    replayGroup((state, seat, ply) => this.#lookahead.play(state, seat, ply), group, future);
    return future;
  }

  /** Equal for states that differ only in the future: it is the same in all of these copies. */
  #knownText(state: S): string {
    return JSON.stringify(futureCopy(this.#game, state, SAME_FUTURE));
  }

  /** The mean over all deals. */
  startValue(seats: number, options: Options): SampledValue {
    return this.#mean('start', this.#effort.drawFutures, (key) => {
      const state = this.#game.setup(seats, options, key, undefined);
      advanceToDecision(this.#game, state, undefined);
      return state;
    });
  }

  #mean(place: string, futures: number, stateIn: (key: Key) => S): SampledValue {
    const keys = keySequence(`${this.#seed}/${place}`);
    const samples = Array.from({ length: futures }, (_, number) => {
      const state = stateIn(keys(number));
      return this.#lookahead.valueAhead(state, ROUNDS);
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
