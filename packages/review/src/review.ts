/** A review as plain data: it is stored, sent and shown, and survives JSON. */
import type { Ply, Seat } from '@pithead/kernel';
import { judgedKey } from './decisionGroups.ts';
import type { JudgedDecision } from './judgeDecision.ts';
import type { LuckEvent, SeatLedger } from './ledger.ts';
import { ledgersOf, luckEvents } from './ledger.ts';
import type { Mark } from './marks.ts';
import { accuracy, errorRate, MARKS, markOf } from './marks.ts';
import type { ReviewEngine } from './reviewEngine.ts';
import { REVIEW_ENGINE } from './reviewEngine.ts';
import type { SampledValue, ValuedGroup } from './valueGroups.ts';

export const REVIEW_FORMAT = 'pithead-review/1';

/** A moment between two decisions. The first one is the deal, the last one the end of the game. */
export interface ReviewMoment {
  /** The number of plies played. */
  readonly ply: number;
  /** The seats that decide next; none at the end. */
  readonly seats: readonly Seat[];
  /** Winning chances by seat; their sum is 1. */
  readonly chances: readonly number[];
  readonly standardErrors: readonly number[];
  /** Expected final points by seat. */
  readonly points: readonly number[];
}

export interface ReviewedDecision {
  /** The position in the list of decisions of `ReviewEngine`. */
  readonly number: number;
  readonly seat: Seat;
  /** The number of plies played before it. */
  readonly firstPly: number;
  readonly played: readonly Ply[];
  /** Index into the moments, before and after the decision (after all decisions of a simultaneous step). */
  readonly momentBefore: number;
  readonly momentAfter: number;
  /** Undefined until it is analysed. */
  readonly verdict: JudgedDecision | undefined;
  readonly mark: Mark | undefined;
}

export interface ReviewedSeat {
  readonly ledger: SeatLedger;
  /** Winning chance lost per thousand real decisions; undefined without one. */
  readonly errorRate: number | undefined;
  readonly accuracy: number | undefined;
  /** Decisions that were not obvious. */
  readonly realDecisions: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  /** The value function that it was computed with. */
  readonly engine: string;
  readonly game: string;
  /** Identifies the record. */
  readonly commitment: string;
  readonly moments: readonly ReviewMoment[];
  readonly decisions: readonly ReviewedDecision[];
  readonly luck: readonly LuckEvent[];
  readonly seats: readonly ReviewedSeat[];
  /** All decisions are analysed. */
  readonly isComplete: boolean;
}

export interface ReviewParts {
  readonly start: SampledValue;
  /** One for each group of decisions. */
  readonly values: readonly ValuedGroup[];
  /** By number of the decision; those that are missing are not analysed yet. */
  readonly verdicts: ReadonlyMap<number, JudgedDecision>;
}

export function assembleReview(engine: ReviewEngine, { start, values, verdicts }: ReviewParts): Review {
  const { groups, record, outcome } = engine;
  const seatCount = record.seats.length;
  const decisions = engine.decisions.map(({ group, decision }, number): ReviewedDecision => {
    const verdict = verdicts.get(number);
    return {
      number,
      seat: decision.seat,
      firstPly: decision.firstPly,
      played: decision.plies,
      momentBefore: group,
      momentAfter: group + 1,
      verdict,
      mark: verdict && markOf(verdict, seatCount),
    };
  });
  const judged = new Map([...verdicts.values()].map((verdict) => [judgedKey(verdict), verdict]));
  const ledgers = ledgersOf({ start, groups, values, judged, outcome });
  return {
    format: REVIEW_FORMAT,
    engine: REVIEW_ENGINE,
    game: record.game,
    commitment: record.commitment,
    moments: momentsOf(engine, values),
    decisions,
    luck: luckEvents(start, groups, values),
    seats: ledgers.map((ledger, seat) => reviewedSeat(ledger, seat, decisions, seatCount)),
    isComplete: decisions.every(({ verdict }) => verdict !== undefined),
  };
}

function momentsOf({ groups }: ReviewEngine, values: readonly ValuedGroup[]): ReviewMoment[] {
  const moment = (ply: number, seats: readonly Seat[], value: SampledValue): ReviewMoment => ({
    ply,
    seats,
    chances: value.chances,
    standardErrors: value.variances.map((variance) => Math.sqrt(variance)),
    points: value.points,
  });
  const moments = groups.map(({ firstPly, decisions }, number) =>
    moment(
      firstPly,
      decisions.map(({ seat }) => seat),
      (values[number] as ValuedGroup).before,
    ),
  );
  const [last, lastValue] = [groups.at(-1), values.at(-1)];
  if (last !== undefined && lastValue !== undefined) moments.push(moment(last.endPly, [], lastValue.after));
  return moments;
}

function reviewedSeat(
  ledger: SeatLedger,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  seatCount: number,
): ReviewedSeat {
  const own = decisions.filter((decision) => decision.seat === seat);
  const verdicts = own.flatMap(({ verdict }) => verdict ?? []);
  const rate = errorRate(verdicts);
  const count = (mark: Mark): number => own.filter((decision) => decision.mark === mark).length;
  return {
    ledger,
    errorRate: rate,
    accuracy: rate === undefined ? undefined : accuracy(rate, seatCount),
    realDecisions: verdicts.filter(({ isObvious }) => !isObvious).length,
    marks: Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
  };
}
