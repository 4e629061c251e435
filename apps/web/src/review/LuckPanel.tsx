import type { LuckEvent } from '@pithead/review';
import type { JSX } from 'preact';
import type { ReviewContext } from './reviewContext.ts';
import { nameOf, placeInGame } from './reviewContext.ts';
import { formatError, formatSigned } from './reviewFormats.ts';

export interface LetteredLuck {
  readonly letter: string;
  readonly event: LuckEvent;
}

const MOST = 5;

/** The largest draws for a seat, lettered in the order of play. */
export function largestLuck({ review, seat }: Pick<ReviewContext, 'review' | 'seat'>): LetteredLuck[] {
  return review.luck
    .toSorted((a, b) => Math.abs(b.amounts[seat] ?? 0) - Math.abs(a.amounts[seat] ?? 0))
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply)
    .map((event, i) => ({ letter: 'ABCDE'.charAt(i), event }));
}

/** What the log says about a draw; at most its last two lines. */
function wordsOf({ texts, lines }: ReviewContext, { ply, seat }: LuckEvent): string {
  if (seat === null) return texts.deal;
  const last = lines.findLast(({ at }) => at <= ply)?.at;
  return lines
    .filter(({ at }) => at === last)
    .slice(-2)
    .map(({ line }) => line)
    .join(' ');
}

export function LuckPanel({ context }: { readonly context: ReviewContext }): JSX.Element {
  const { review, seat, texts, language } = context;
  const largest = largestLuck(context);
  const entry = review.seats[seat]?.ledger.luck;
  const rest = (entry?.amount ?? 0) - largest.reduce((sum, { event }) => sum + (event.amounts[seat] ?? 0), 0);
  const restCount = review.luck.length - largest.length;
  const bySize = largest.toSorted(
    (a, b) => Math.abs(b.event.amounts[seat] ?? 0) - Math.abs(a.event.amounts[seat] ?? 0),
  );
  const amount = (value: number): JSX.Element => (
    <b class={value < 0 ? 'is-minus' : 'is-plus'}>{formatSigned(language, value)}</b>
  );
  return (
    <section class="panel" aria-labelledby="luck-title">
      <header>
        <h2 id="luck-title">{texts.luckTitle}</h2>
        <small>{texts.luckOf({ name: nameOf(context, seat) })}</small>
      </header>
      {largest.length === 0 && <p>{texts.noLuck}</p>}
      <ul class="luck">
        {bySize.map(({ letter, event }) => (
          <li key={letter}>
            <span class="luck-letter">{letter}</span>
            <span>
              <span class="luck-words">{wordsOf(context, event)}</span>
              <small>
                {event.seat === null
                  ? texts.before
                  : placeInGame(context, Math.max(0, event.ply - 1), event.seat)}
              </small>
            </span>
            <span class="luck-size">
              {amount(event.amounts[seat] ?? 0)}
              <small>± {formatError(language, event.standardErrors[seat] ?? 0)}</small>
            </span>
          </li>
        ))}
        {restCount > 0 && (
          <li>
            <span />
            <span>{texts.smaller({ count: restCount })}</span>
            <span class="luck-size">{amount(rest)}</span>
          </li>
        )}
        {entry !== undefined && (
          <li class="is-result">
            <span />
            <span>{texts.luckSum}</span>
            <span class="luck-size">
              {amount(entry.amount)}
              <small>± {formatError(language, entry.standardError)}</small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
