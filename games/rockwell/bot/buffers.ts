import type { GameClock } from './clock.ts';
import { newGameClock } from './clock.ts';
import { newTops } from './goals.ts';
import type { Holdings } from './holdings.ts';
import { newBonus, newHoldings } from './holdings.ts';

/** Intermediate results of an evaluation. Allocated once per evaluator, because evaluations are frequent. */
export interface EvaluationBuffers {
  readonly clock: GameClock;
  readonly holdings: Holdings;
  /** Prestige of the top tile of each achievement; 0 for those the seat has. */
  readonly tops: Float64Array;
  /** Expected bonus by resource, then for money. */
  readonly bonus: Float64Array;
  /** Best achievement tile, in prestige, that could be reached by trading everything else. */
  bestByTrade: number;
}

export const newEvaluationBuffers = (): EvaluationBuffers => ({
  clock: newGameClock(),
  holdings: newHoldings(),
  tops: newTops(),
  bonus: newBonus(),
  bestByTrade: 0,
});
