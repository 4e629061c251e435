import type { Fact, Game, Offers, Outcome, Seat, State } from '@pithead/kernel';
import { isOver } from '@pithead/kernel';
import type { PredictShares } from './valueNet.ts';
import { softmaxShares } from './valueNet.ts';

/**
 * Expected final score of a seat in the game's evaluation units. Writes the split by source into `parts` if
 * given.
 */
export type EvaluateSeat<S extends State> = (state: S, seat: Seat, parts?: number[]) => number;

export interface Evaluator<S extends State = State> {
  readonly sources: readonly string[];
  /** Points on the score sheet per evaluation unit. */
  readonly pointsPerUnit: number;
  readonly evaluate: EvaluateSeat<S>;
  /**
   * The evaluation split by what it counts, in its units: “crews”, “orders”. Tables have a sentence for each name.
   * Only hints ask for it, so it may be slow.
   */
  explain?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /** A lead of this size makes the odds of winning e times as good. It shrinks towards the end. */
  leadScale(state: S): number;
  readonly predictShares?: PredictShares<S>;
  /** Removes offers that are not worth considering, e.g. all but a few of a hundred amounts. */
  pruneOffers?(state: S, seat: Seat, offers: Offers): void;
}

/**
 * Win share of each seat: exact at the end; before it, predicted by the value net or derived from the
 * evaluation.
 */
export function estimateWinShares<S extends State, F extends Fact>(
  game: Game<S, F>,
  evaluator: Evaluator<S>,
  state: S,
  shares: number[],
  self: Seat,
  parts: number[],
): void {
  const own = evaluator.evaluate(state, self, parts);
  if (isOver(state)) return shareVictory(game, state, shares);
  if (evaluator.predictShares !== undefined) return evaluator.predictShares(state, shares);
  for (let seat = 0; seat < state.seats; seat++)
    shares[seat] = seat === self ? own : evaluator.evaluate(state, seat);
  softmaxShares(shares, state.seats, evaluator.leadScale(state));
}

function shareVictory<S extends State, F extends Fact>(game: Game<S, F>, state: S, shares: number[]): void {
  const won = winSharesOf(game.outcome(state));
  for (let seat = 0; seat < state.seats; seat++) shares[seat] = won[seat] as number;
}

/** Each seat's share of the victory; tied winners share. */
export function winSharesOf({ seats }: Outcome): number[] {
  const winners = seats.filter(({ rank }) => rank === 1).length;
  return seats.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}
