/** The parts of a review that workers compute independently of each other. */
import type { GameRecord } from '@pithead/kernel';
import type {
  JudgedDecision,
  ReviewEngine,
  SampledValue,
  ThinkingEffort,
  ValuedGroup,
} from '@pithead/review';

/** The worker's script runs under several names, which tell what it is for. */
export const REVIEW_WORKER = 'pithead-review-worker';

export type ReviewTask =
  | { readonly kind: 'start' }
  /** `to` is not included. */
  | { readonly kind: 'values'; readonly from: number; readonly to: number }
  | { readonly kind: 'verdict'; readonly decision: number; readonly isLonger: boolean };

export type ReviewPart =
  | { readonly kind: 'start'; readonly value: SampledValue }
  | { readonly kind: 'values'; readonly from: number; readonly values: readonly ValuedGroup[] }
  | {
      readonly kind: 'verdict';
      readonly decision: number;
      readonly verdict: JudgedDecision;
      readonly isLonger: boolean;
    };

/** The first request to a worker names the record. */
export type ReviewWorkerRequest = { readonly record: GameRecord } | { readonly task: ReviewTask };
/** Null if the worker failed. */
export type ReviewWorkerReply = { readonly part: ReviewPart } | null;

const LONGER = 8;

const longerEffort = ({ options, worlds, iterations }: ThinkingEffort): ThinkingEffort => ({
  options,
  worlds: worlds * LONGER,
  iterations: iterations * LONGER,
});

export function runReviewTask(engine: ReviewEngine, task: ReviewTask): ReviewPart {
  if (task.kind === 'start') return { kind: 'start', value: engine.startValue() };
  if (task.kind === 'values')
    return { kind: 'values', from: task.from, values: engine.valueGroups(task.from, task.to) };
  const { decision, isLonger } = task;
  const verdict = engine.judge(decision, isLonger ? longerEffort(engine.effort) : engine.effort);
  return { kind: 'verdict', decision, verdict, isLonger };
}
