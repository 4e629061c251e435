/** From a seat's chance at the start to its result: how much was luck, and how much was whose decisions. */
import { winSharesOf } from '@pithead/bots';
import type { Outcome, Seat } from '@pithead/kernel';
import type { DecisionGroup } from './decisionGroups.ts';
import { judgedKey } from './decisionGroups.ts';
import type { JudgedDecision } from './judgeDecision.ts';
import type { SampledValue, ValuedGroup } from './valueGroups.ts';

export const LEDGER_ROWS = ['luck', 'own', 'others', 'secrets', 'open'] as const;

/**
 * - `luck`: draws, compared with the mean of what could have been drawn, the deal included
 * - `own`: what the seat's own decisions changed
 * - `others`: what the decisions of the other seats changed
 * - `secrets`: what came out when simultaneous decisions met
 * - `open`: simultaneous decisions that are not analysed yet
 */
export type LedgerRow = (typeof LEDGER_ROWS)[number];

export interface LedgerEntry {
  readonly amount: number;
  readonly standardError: number;
}

/** `start` + the rows = `result`, exactly up to rounding errors of the machine. */
export interface SeatLedger extends Readonly<Record<LedgerRow, LedgerEntry>> {
  readonly start: LedgerEntry;
  readonly result: number;
  /** What of `own` was lost by errors, by what the seat could know; at most 0 but for noise. */
  readonly errors: LedgerEntry;
  /**
   * The rest of `own`: the estimate of a position expects ordinary play, the errors compare with the best play that the
   * search finds.
   */
  readonly residual: LedgerEntry;
}

export interface LuckEvent {
  /** The number of plies played when it came out; 0 for the deal. */
  readonly ply: number;
  /** The seat whose decision was followed by the draw; null for the deal. */
  readonly seat: Seat | null;
  readonly amounts: readonly number[];
  readonly standardErrors: readonly number[];
}

interface Sum {
  amount: number;
  variance: number;
}

type LedgerPart = LedgerRow | 'start' | 'errors' | 'residual';

type Sums = Record<LedgerPart, Sum>;

export interface LedgerInput {
  readonly start: SampledValue;
  readonly groups: readonly DecisionGroup[];
  readonly values: readonly ValuedGroup[];
  /** By `judgedKey`. */
  readonly judged: ReadonlyMap<string, JudgedDecision>;
  readonly outcome: Outcome;
}

export function ledgersOf(input: LedgerInput): SeatLedger[] {
  const results = winSharesOf(input.outcome);
  return results.map((result, seat) => ledgerOf(input, seat, result));
}

function ledgerOf({ start, groups, values, judged }: LedgerInput, seat: Seat, result: number): SeatLedger {
  const sums = Object.fromEntries(
    ['start', 'errors', 'residual', ...LEDGER_ROWS].map((row) => [row, { amount: 0, variance: 0 }]),
  ) as Sums;
  const add = (row: LedgerPart, amount: number, variance: number): void => {
    sums[row].amount += amount;
    sums[row].variance += variance;
  };
  add('start', at(start.chances, seat), at(start.variances, seat));
  for (const { amounts, standardErrors } of luckEvents(start, groups, values))
    add('luck', at(amounts, seat), at(standardErrors, seat) ** 2);
  groups.forEach((group, number) => {
    const { before, decided } = values[number] as ValuedGroup;
    const change = at(decided.chances, seat) - at(before.chances, seat);
    addDecisions(add, group, judged, seat, change);
  });
  const entries = Object.fromEntries(
    Object.entries(sums).map(([row, { amount, variance }]) => [
      row,
      { amount, standardError: Math.sqrt(variance) },
    ]),
  ) as Record<LedgerPart, LedgerEntry>;
  return { ...entries, result };
}

/** Distributes what a group of decisions changed for a seat. */
function addDecisions(
  add: (row: LedgerPart, amount: number, variance: number) => void,
  { decisions }: DecisionGroup,
  judged: ReadonlyMap<string, JudgedDecision>,
  seat: Seat,
  change: number,
): void {
  const verdicts = decisions.flatMap((decision) => judged.get(judgedKey(decision)) ?? []);
  const own = verdicts.find((verdict) => verdict.seat === seat);
  if (own !== undefined) add('errors', -own.error, own.standardError ** 2);
  if (decisions.length === 1) {
    if (decisions[0]?.seat !== seat) return add('others', change, 0);
    add('own', change, 0);
    return add('residual', change + (own?.error ?? 0), 0);
  }
  if (verdicts.length < decisions.length) return add('open', change, 0);
  let rest = change;
  for (const verdict of verdicts) {
    const isOwn = verdict.seat === seat;
    const amount = isOwn ? -verdict.error : at(verdict.effects, seat);
    add(isOwn ? 'own' : 'others', amount, verdict.standardError ** 2);
    rest -= amount;
  }
  add('secrets', rest, 0);
}

/** The deal, and every draw of the game. */
export function luckEvents(
  start: SampledValue,
  groups: readonly DecisionGroup[],
  values: readonly ValuedGroup[],
): LuckEvent[] {
  const deal = values[0]?.before;
  const events = deal === undefined ? [] : [luckEvent(0, null, start, deal)];
  groups.forEach(({ endPly, plies }, number) => {
    const { decided, after, isRandom } = values[number] as ValuedGroup;
    if (isRandom) events.push(luckEvent(endPly, plies.at(-1)?.[0] ?? null, decided, after));
  });
  return events;
}

const luckEvent = (
  ply: number,
  seat: Seat | null,
  expected: SampledValue,
  came: SampledValue,
): LuckEvent => ({
  ply,
  seat,
  amounts: came.chances.map((chance, each) => chance - at(expected.chances, each)),
  standardErrors: came.variances.map((variance, each) => Math.sqrt(variance + at(expected.variances, each))),
});

const at = (list: readonly number[], seat: Seat): number => list[seat] as number;
