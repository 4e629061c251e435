import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import type { ReviewContext } from './reviewContext.ts';
import { formatPoints } from './reviewFormats.ts';
import { finalPoints } from './verdictSentence.ts';

interface Props {
  readonly context: ReviewContext;
  choose(seat: number): void;
}

/** Results by rank. The pressed seat is the one whose ledger and luck are shown. */
export function SeatButtons({ context, choose }: Props): JSX.Element {
  const { review, names, text, texts, language, seat } = context;
  const totals = finalPoints(review);
  const order = names.map((_, each) => each).toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return (
    <div class="review-seats" role="group" aria-label={texts.seatsLabel}>
      {order.map((each) => {
        // The largest swings are analysed first: accuracy is far too low until all are done.
        const accuracy = review.isComplete ? review.seats[each]?.accuracy : undefined;
        return (
          <button key={each} type="button" aria-pressed={each === seat} onClick={() => choose(each)}>
            <SeatGlyph seat={each} />
            <span>
              <b>
                <bdi>{names[each]}</bdi>
              </b>
              <small>
                {accuracy !== undefined &&
                  texts.accuracyOf({ percent: formatPoints(language, accuracy / 100, 0) })}
              </small>
            </span>
            <em>{text.score(Math.round(totals[each] ?? 0))}</em>
          </button>
        );
      })}
    </div>
  );
}
