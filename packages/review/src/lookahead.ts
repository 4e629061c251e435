/** How a position is worth what it is: all seats play on as they evaluate, then the evaluation judges. */
import type { Evaluator } from '@pithead/bots';
import { estimateWinShares } from '@pithead/bots';
import type { Fact, Game, Move, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { firstPending, isOver, listOffers, Offers, playCode, plyOf, verbIndexOf } from '@pithead/kernel';

/** What a position is worth to each seat. */
export interface PositionValue {
  /** Winning chances; their sum is 1. */
  readonly chances: number[];
  /** Expected final points. */
  readonly points: number[];
}

/**
 * `playOn` ends where this seat is about to begin a turn: there all seats have had equally many turns. Without that, the
 * seat that moved last would look better than it is.
 */
const REFERENCE_SEAT = 0;

/** A safety limit; far more plies than any game has between two turns of a seat. */
const MAX_PLIES = 600;

export class Lookahead<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #evaluator: Evaluator<S>;
  readonly #offers = new Offers();
  readonly #shares: number[] = [];
  readonly #parts: number[] = [];

  constructor(game: Game<S, F>, evaluator: Evaluator<S>) {
    this.#game = game;
    this.#evaluator = evaluator;
  }

  /** Plays on in place until seat 0 begins its second turn, and returns what was played. */
  playOn(state: S): RecordedPly[] {
    const played: RecordedPly[] = [];
    let lastSeat = -1;
    let isTurnOver = true;
    let hasBegun = false;
    for (let plies = 0; plies < MAX_PLIES && !isOver(state); plies++) {
      const seat = firstPending(state);
      if (seat === REFERENCE_SEAT && (isTurnOver || lastSeat !== seat)) {
        if (hasBegun) break;
        hasBegun = true;
      }
      const code = this.#bestOffer(state, seat);
      isTurnOver = this.#endsTurn(code);
      lastSeat = seat;
      playCode(this.#game, state, seat, code, undefined);
      played.push([seat, ...plyOf(this.#game, code)]);
    }
    return played;
  }

  /**
   * Plays on in place for `rounds` turns of every seat, and judges at the end of each turn of the last round. The mean of
   * these values does not depend on whose turn it is. A value at one of these points does: before and after an expected
   * move it differed by up to a percentage point, so that the ledger showed gains and losses that nobody had.
   */
  valueAhead(state: S, rounds: number): PositionValue {
    const values: PositionValue[] = [];
    const lastTurn = rounds * state.seats;
    let lastSeat = -1;
    let isTurnOver = true;
    let turns = 0;
    for (let plies = 0; plies < MAX_PLIES && !isOver(state); plies++) {
      const seat = firstPending(state);
      if (isTurnOver || lastSeat !== seat) {
        if (turns > lastTurn - state.seats) values.push(this.evaluate(state));
        if (turns === lastTurn) return meanOf(values);
        turns++;
      }
      const code = this.#bestOffer(state, seat);
      isTurnOver = this.#endsTurn(code);
      lastSeat = seat;
      playCode(this.#game, state, seat, code, undefined);
    }
    const end = this.evaluate(state);
    while (values.length < state.seats) values.push(end);
    return meanOf(values);
  }

  #endsTurn(code: number): boolean {
    return (this.#game.moves[verbIndexOf(code)] as Move<S, F>).endsTurn === true;
  }

  #bestOffer(state: S, seat: Seat): number {
    const offers = this.#offers;
    listOffers(this.#game, state, seat, offers);
    if (offers.length > 1) this.#evaluator.pruneOffers?.(state, seat, offers);
    let best = offers.at(0);
    if (offers.length === 1) return best;
    let bestValue = -Infinity;
    for (let i = 0; i < offers.length; i++) {
      const after = this.#game.copy(state);
      playCode(this.#game, after, seat, offers.at(i), undefined);
      const value = this.#evaluator.evaluate(after, seat);
      if (value <= bestValue) continue;
      bestValue = value;
      best = offers.at(i);
    }
    return best;
  }

  /** The value as the evaluation sees it, without playing on. */
  evaluate(state: S): PositionValue {
    const shares = this.#shares;
    estimateWinShares(this.#game, this.#evaluator, state, shares, 0, this.#parts);
    const points = isOver(state)
      ? this.#game.outcome(state).seats.map(({ total }) => total)
      : Array.from(
          { length: state.seats },
          (_, seat) => this.#evaluator.evaluate(state, seat) * this.#evaluator.pointsPerUnit,
        );
    return { chances: shares.slice(0, state.seats), points };
  }

  /** Expected points of a seat by source of the score sheet. */
  sourcesOf(state: S, seat: Seat): Record<string, number> {
    if (isOver(state)) return { ...this.#game.outcome(state).seats[seat]?.sources };
    this.#evaluator.evaluate(state, seat, this.#parts);
    return Object.fromEntries(
      this.#evaluator.sources.map((source, i) => [
        source,
        (this.#parts[i] ?? 0) * this.#evaluator.pointsPerUnit,
      ]),
    );
  }

  play(state: S, seat: Seat, [verb, noun]: Ply): void {
    const index = this.#game.verbs.get(verb) as number;
    playCode(this.#game, state, seat, (index << 16) | noun, undefined);
  }
}

function meanOf(values: readonly PositionValue[]): PositionValue {
  const mean = (read: (value: PositionValue) => readonly number[]): number[] =>
    read(values[0] as PositionValue).map(
      (_, seat) => values.reduce((sum, value) => sum + (read(value)[seat] as number), 0) / values.length,
    );
  return { chances: mean(({ chances }) => chances), points: mean(({ points }) => points) };
}
