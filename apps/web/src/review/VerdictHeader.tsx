import type { JSX } from 'preact';
import type { ReviewContext } from './reviewContext.ts';
import { placeInGame } from './reviewContext.ts';
import { formatPoints } from './reviewFormats.ts';
import { SeatButtons } from './SeatButtons.tsx';
import { verdictOf } from './verdictSentence.ts';

interface Props {
  readonly context: ReviewContext;
  chooseSeat(seat: number): void;
  /** The number of a decision. */
  select(decision: number): void;
}

export function VerdictHeader({ context, chooseSeat, select }: Props): JSX.Element {
  const { texts, language } = context;
  const { title, reasons, costliest } = verdictOf(context);
  const show = (number: number): void => {
    select(number);
    const moment = document.querySelector<HTMLElement>('#moment-title');
    moment?.focus({ preventScroll: true });
    moment?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="verdict">
      <div>
        <h1>{title}</h1>
        <p>
          {reasons}{' '}
          {costliest !== undefined && (
            <>
              {texts.oneTurn({ points: formatPoints(language, costliest.verdict?.error ?? 0) })}{' '}
              <button type="button" class="text-button" onClick={() => show(costliest.number)}>
                {placeInGame(context, costliest.firstPly, costliest.seat)}
              </button>
              .
            </>
          )}
        </p>
      </div>
      <SeatButtons context={context} choose={chooseSeat} />
    </div>
  );
}
