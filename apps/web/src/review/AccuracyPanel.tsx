import type { ReviewedSeat } from '@pithead/review';
import { MARKS } from '@pithead/review';
import type { JSX } from 'preact';
import type { ReviewContext } from './reviewContext.ts';
import { formatPoints, formatSigned } from './reviewFormats.ts';
import type { ReviewHistory } from './run/reviewHistory.ts';
import { averageOf, LEAST_GAMES } from './run/reviewHistory.ts';
import type { SeatTableRow } from './SeatTables.tsx';
import { SeatTable } from './SeatTables.tsx';

interface Props {
  readonly context: ReviewContext;
  /** Undefined until the review is complete. */
  readonly earlier: ReviewHistory | undefined;
}

export function AccuracyPanel({ context, earlier }: Props): JSX.Element {
  const { texts, language, review, ownSeat } = context;
  const decisionsOf = (seat: ReviewedSeat): number =>
    review.decisions.filter((decision) => decision.seat === review.seats.indexOf(seat)).length;
  const rows: SeatTableRow[] = [
    {
      id: 'accuracy',
      name: texts.accuracyRows.accuracy,
      isSum: true,
      cell: ({ accuracy }) =>
        accuracy === undefined || !review.isComplete ? '–' : `${formatPoints(language, accuracy / 100, 0)} %`,
    },
    {
      id: 'rate',
      name: texts.accuracyRows.rate,
      cell: ({ errorRate }) =>
        errorRate === undefined || !review.isComplete
          ? '–'
          : `${formatPoints(language, errorRate / 1000, 2)} %`,
    },
    {
      id: 'real',
      name: texts.accuracyRows.real,
      cell: (seat) => texts.ofAllDecisions({ real: seat.realDecisions, all: decisionsOf(seat) }),
    },
    ...MARKS.map((mark) => ({
      id: mark,
      name: texts.accuracyRows[mark],
      cell: ({ marks }: ReviewedSeat) => String(marks[mark]),
    })),
  ];
  return (
    <section class="panel" aria-labelledby="accuracy-title">
      <header>
        <h2 id="accuracy-title">{texts.accuracyTitle}</h2>
      </header>
      <SeatTable context={context} rows={rows} label={texts.accuracyTitle} />
      {ownSeat !== undefined && earlier !== undefined && (
        <OwnComparison context={context} earlier={earlier} seat={review.seats[ownSeat]} />
      )}
      <p class="review-note">{texts.realNote}</p>
    </section>
  );
}

interface ComparisonProps {
  readonly context: ReviewContext;
  readonly earlier: ReviewHistory;
  readonly seat: ReviewedSeat | undefined;
}

function OwnComparison({ context, earlier, seat }: ComparisonProps): JSX.Element | null {
  const { texts, language } = context;
  const { others, isServerMissing } = earlier;
  const average = averageOf(others);
  const accuracy = seat?.accuracy;
  if (accuracy === undefined) return null;
  if (average === undefined)
    return (
      <div class="own-average">
        <p class="review-note">{texts.noAverage({ count: LEAST_GAMES - others.length })}</p>
        {isServerMissing && <p class="review-note">{texts.serverMissing}</p>}
      </div>
    );
  const difference = Math.round(accuracy) - Math.round(average.accuracy);
  const sentence =
    difference > 0 ? texts.aboveAverage : difference < 0 ? texts.belowAverage : texts.asAverage;
  return (
    <div class="own-average">
      {difference !== 0 && (
        <b class={difference < 0 ? 'is-minus' : 'is-plus'}>
          {formatSigned(language, difference / 100).replace(/[.,]0$/, '')}
        </b>
      )}
      <Sparkline values={[...others.map((each) => each.accuracy), accuracy]} />
      <p class="review-note">
        {sentence({ average: formatPoints(language, average.accuracy / 100, 0), games: average.games })}{' '}
        {texts.lossAverage({ rate: formatPoints(language, average.errorRate / 1000, 2) })}
        {isServerMissing && ` ${texts.serverMissing}`}
      </p>
    </div>
  );
}

/** Only drawn: the sentence next to it has the figures. */
function Sparkline({ values }: { readonly values: readonly number[] }): JSX.Element {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map(
    (value, i) => `${(100 * i) / (values.length - 1)} ${22 - (20 * (value - low)) / Math.max(1, high - low)}`,
  );
  return (
    <svg class="sparkline" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
