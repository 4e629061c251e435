import type { BoardCounts } from './board.ts';
import { newBoardCounts } from './board.ts';
import type { ActionChances } from './chances.ts';
import { newActionChances } from './chances.ts';
import type { CubePrices } from './prices.ts';
import { newCubePrices } from './prices.ts';
import type { TerritoryValues } from './territories.ts';
import { newTerritoryValues } from './territories.ts';
import type { JourneyGains } from './workers.ts';

/** Intermediate results of an evaluation. Allocated once per evaluator, because evaluations are frequent. */
export interface EvaluationBuffers extends ActionChances, CubePrices, TerritoryValues {
  readonly board: BoardCounts;
  readonly journeys: JourneyGains;
}

export const newEvaluationBuffers = (): EvaluationBuffers => ({
  board: newBoardCounts(),
  ...newActionChances(),
  ...newCubePrices(),
  ...newTerritoryValues(),
  journeys: { best: 0, all: 0 },
});
