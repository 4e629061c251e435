/** Who won, and in one sentence why. */
import type { LedgerRow, Review, ReviewedDecision } from '@pithead/review';
import type { GameText, Language } from '@pithead/text';
import type { ReviewTexts } from '../text/review/index.ts';
import { formatPoints } from './reviewFormats.ts';

interface Verdict {
  readonly title: string;
  readonly reasons: string;
  /** The seat's costliest decision; undefined if none stands out. */
  readonly costliest: ReviewedDecision | undefined;
}

interface VerdictInput {
  readonly review: Review;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly texts: ReviewTexts;
  readonly language: Language;
  readonly ownSeat: number | undefined;
  /** Whose ledger is summed up. */
  readonly seat: number;
}

const ROWS = ['luck', 'own', 'others', 'secrets'] as const satisfies LedgerRow[];
/** Smaller parts are no reason. */
const LEAST = 0.03;
/** Nobody can lose more than the whole chance: larger sums are of decisions that cancelled each other out. */
const MOST = 1;

export const finalPoints = ({ moments }: Review): readonly number[] => moments.at(-1)?.points ?? [];

export function verdictOf(input: VerdictInput): Verdict {
  return { title: titleOf(input), reasons: reasonsOf(input), costliest: costliestOf(input) };
}

function costliestOf({ review: { decisions }, seat }: VerdictInput): ReviewedDecision | undefined {
  return decisions
    .filter((decision) => decision.seat === seat && decision.mark !== undefined)
    .toSorted((a, b) => (b.verdict?.error ?? 0) - (a.verdict?.error ?? 0))[0];
}

function titleOf({ review, names, text, texts, ownSeat }: VerdictInput): string {
  const results = review.seats.map(({ ledger }) => ledger.result);
  const best = Math.max(...results);
  const winners = results.flatMap((result, seat) => (result === best ? [seat] : []));
  const nameList = winners.map((seat) => names[seat] ?? '');
  if (winners.length > 1) return texts.shared({ names: nameList.join(', ') });
  const totals = finalPoints(review);
  const winner = winners[0] as number;
  const distance = (to: number): string =>
    text.scoreInWords(Math.abs(Math.round((totals[winner] ?? 0) - (totals[to] ?? 0))));
  const second = totals.map((_, seat) => seat).filter((seat) => seat !== winner);
  const nearest = second.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))[0] ?? winner;
  if (ownSeat === winner) return texts.youWonBy({ points: distance(nearest) });
  if (ownSeat !== undefined) return texts.youLostBy({ points: distance(ownSeat) });
  return texts.wonBy({ name: nameList[0] ?? '', points: distance(nearest) });
}

/** The two largest rows that point to the result. */
function reasonsOf({ review, names, texts, language, ownSeat, seat }: VerdictInput): string {
  const ledger = review.seats[seat]?.ledger;
  if (ledger === undefined) return '';
  const direction = ledger.result >= ledger.start.amount ? 1 : -1;
  const words = direction > 0 ? texts.won : texts.lost;
  const isReason = (amount: number): boolean => amount >= LEAST && amount <= MOST;
  const largest = ROWS.filter((row) => isReason(direction * ledger[row].amount))
    .toSorted((a, b) => direction * (ledger[b].amount - ledger[a].amount))
    .slice(0, 2);
  if (largest.length === 0) return texts.nothingLarge;
  const parts = largest.map((row) =>
    words[row]({ points: formatPoints(language, Math.abs(ledger[row].amount), 0) }),
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  const reasons =
    seat === ownSeat ? texts.reasonsOwn({ list }) : texts.reasonsOf({ name: names[seat] ?? '', list });
  return review.isComplete ? reasons : texts.soFar({ reasons });
}
