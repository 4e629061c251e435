/**
 * A review grows decision by decision. The worker sends what is new in small pieces: reading a whole review at once
 * would block the page.
 */
import type { Review, ReviewedDecision } from '@pithead/review';

export interface ReviewUpdate extends Omit<Review, 'moments' | 'luck'> {
  /** Only in the first update; they never change. */
  readonly constants: Pick<Review, 'moments' | 'luck'> | undefined;
  /** All of them in the first update, later those that changed. */
  readonly decisions: readonly ReviewedDecision[];
}

/** Decisions with verdicts in one update. */
const MAX_VERDICTS = 40;

export class ReviewUpdates {
  readonly #changed = new Set<number>();
  #hasBegun = false;

  changed(decision: number): void {
    this.#changed.add(decision);
  }

  get isEmpty(): boolean {
    return this.#changed.size === 0;
  }

  next({ moments, luck, ...review }: Review): ReviewUpdate {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      const decisions = review.decisions.map((each) => ({ ...each, verdict: undefined, mark: undefined }));
      return { ...review, constants: { moments, luck }, decisions };
    }
    const numbers = [...this.#changed].slice(0, MAX_VERDICTS);
    for (const number of numbers) this.#changed.delete(number);
    const decisions = numbers.flatMap((number) => review.decisions[number] ?? []);
    return { ...review, constants: undefined, decisions };
  }
}

/** `before` is undefined for the first update. */
export function applyReviewUpdate(
  before: Review | undefined,
  { constants, decisions, ...rest }: ReviewUpdate,
): Review | undefined {
  if (constants !== undefined) return { ...rest, ...constants, decisions };
  if (before === undefined) return undefined;
  const { moments, luck } = before;
  const all = [...before.decisions];
  for (const decision of decisions) all[decision.number] = decision;
  return { ...rest, moments, luck, decisions: all };
}
