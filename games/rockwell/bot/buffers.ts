import type { GameClock } from './clock.ts';
import { newGameClock } from './clock.ts';
import { newTops } from './goals.ts';
import type { Holdings } from './holdings.ts';
import { newBonus, newHoldings } from './holdings.ts';

/** Allocated once per evaluator, because evaluations are frequent. */
export interface EvaluationBuffers {
  readonly clock: GameClock;
  readonly holdings: Holdings;
  /** By achievement; 0 for those that the seat has. */
  readonly tops: Float64Array;
  readonly bonus: Float64Array;
  /** Prestige of the best achievement that trading everything else would reach. */
  bestByTrade: number;
}

export const newEvaluationBuffers = (): EvaluationBuffers => ({
  clock: newGameClock(),
  holdings: newHoldings(),
  tops: newTops(),
  bonus: newBonus(),
  bestByTrade: 0,
});
