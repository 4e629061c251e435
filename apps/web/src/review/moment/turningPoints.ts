/** Decisions that changed the game, numbered in the order of play. */
import type { Mark, Review, ReviewedDecision } from '@pithead/review';

export interface TurningPoint {
  /** Undefined until it is analysed. */
  readonly number: number | undefined;
  readonly decision: ReviewedDecision;
  /** Undefined if it is too close to call, or not analysed yet. */
  readonly mark: Mark | undefined;
}

/** From this error on, in winning chance with two players, an uncertain decision is listed without a mark. */
const LEAST_ERROR = 0.05;

/** More would hide the chart, and nobody reads them. */
const MOST = 12;
/** Nobody's own largest errors are crowded out by those of others. */
const MOST_OF_SEAT = 4;
/** Decisions that wait for their analysis. */
const MOST_WAITING = 6;

/** Marked decisions come first. */
const weightOf = ({ verdict, mark }: ReviewedDecision): number =>
  (verdict?.error ?? 0) + (mark === undefined ? 0 : 1);

/** What the seat's chance lost, as far as the first pass can tell. */
function dropOf({ moments }: Review, { seat, momentBefore, momentAfter }: ReviewedDecision): number {
  return (moments[momentBefore]?.chances[seat] ?? 0) - (moments[momentAfter]?.chances[seat] ?? 0);
}

function listedDecisions(review: Review): ReviewedDecision[] {
  const { decisions, seats } = review;
  const least = (LEAST_ERROR * 2) / seats.length;
  const found = decisions
    .filter(({ verdict, mark }) => mark !== undefined || (verdict !== undefined && verdict.error >= least))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const ofSeats = seats.flatMap((_, seat) =>
    found.filter((decision) => decision.seat === seat).slice(0, MOST_OF_SEAT),
  );
  const rest = found.filter((decision) => !ofSeats.includes(decision));
  const waiting = decisions
    .filter((decision) => decision.verdict === undefined && dropOf(review, decision) >= least)
    .toSorted((a, b) => dropOf(review, b) - dropOf(review, a));
  return [
    ...ofSeats,
    ...rest.slice(0, Math.max(0, MOST - ofSeats.length)),
    ...waiting.slice(0, MOST_WAITING),
  ].toSorted((a, b) => a.number - b.number);
}

/**
 * `numbers` remembers the number of each decision as long as the page is open: a number that somebody has seen stays,
 * while others are found.
 */
export function turningPointsOf(review: Review, numbers: Map<number, number>): TurningPoint[] {
  const listed = listedDecisions(review);
  for (const { number, verdict } of listed) {
    if (verdict !== undefined && !numbers.has(number)) numbers.set(number, numbers.size + 1);
  }
  return listed.map((decision) => ({
    number: numbers.get(decision.number),
    decision,
    mark: decision.mark,
  }));
}
