import type { Fact, Game, Offers, Outcome, Seat, State } from '@pithead/kernel';
import { isOver } from '@pithead/kernel';
import type { Foretell } from './forecast.ts';
import { shareByOdds } from './forecast.ts';

/**
 * How good a state looks for a seat, in units of the game's own score: what it has, and what it may still
 * expect. Where `parts` is
 * given, the same is split there by the judge's sources.
 */
export type Evaluate<S extends State> = (state: S, seat: Seat, parts?: number[]) => number;

/** What a game tells its bots, with one set of weights. */
export interface Judge<S extends State = State> {
  /** What the parts of an evaluation are called: the sources of the score sheet. */
  readonly sources: readonly string[];
  /** What 1 of an evaluation is on the score sheet. */
  readonly unit: number;
  readonly evaluate: Evaluate<S>;
  /** So much ahead make the odds of winning e times as good. Fewer are needed the nearer the end is. */
  lead(state: S): number;
  /** Who wins from here, where that was learnt from games; otherwise evaluation and lead say it. */
  readonly foretell?: Foretell<S>;
  /**
   * Takes out of a long list of offers what is not worth a thought: of a hundred amounts a sensible few
   * remain.
   */
  thin?(state: S, seat: Seat, offers: Offers): void;
}

/**
 * The share of each seat in the victory: what it is at the end, and before that what a forecast or the
 * evaluation makes likely.
 */
export function expectShares<S extends State, F extends Fact>(
  game: Game<S, F>,
  judge: Judge<S>,
  state: S,
  shares: number[],
  /** The seat whose evaluation is wanted by its sources. */
  self: Seat,
  parts: number[],
): void {
  const own = judge.evaluate(state, self, parts);
  if (isOver(state)) return shareVictory(game, state, shares);
  if (judge.foretell !== undefined) return judge.foretell(state, shares);
  for (let seat = 0; seat < state.seats; seat++)
    shares[seat] = seat === self ? own : judge.evaluate(state, seat);
  shareByOdds(shares, state.seats, judge.lead(state));
}

/** Equal winners share. */
function shareVictory<S extends State, F extends Fact>(game: Game<S, F>, state: S, shares: number[]): void {
  const won = sharesOf(game.outcome(state));
  for (let seat = 0; seat < state.seats; seat++) shares[seat] = won[seat] as number;
}

/** Each seat's part in the victory; equal winners share. */
export function sharesOf({ seats }: Outcome): number[] {
  const winners = seats.filter(({ rank }) => rank === 1).length;
  return seats.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}
