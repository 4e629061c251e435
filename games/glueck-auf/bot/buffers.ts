import type { Haul } from './haul.ts';
import { newHaul } from './haul.ts';
import type { OrderPlan } from './plan.ts';
import type { ExpectedCounts } from './shown.ts';
import { newExpectedCounts } from './shown.ts';

/** Intermediate results of an evaluation. Allocated once per evaluator, because evaluations are frequent. */
export interface EvaluationBuffers extends ExpectedCounts {
  readonly haul: Haul;
  readonly plan: OrderPlan;
}

export const newEvaluationBuffers = (): EvaluationBuffers => ({
  ...newExpectedCounts(),
  haul: newHaul(),
  plan: { points: 0, labour: 0, left: 0 },
});
