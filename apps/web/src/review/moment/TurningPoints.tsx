import type { Mark } from '@pithead/review';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { moveWords } from './moveWords.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { nameOf, placeInGame } from '../reviewContext.ts';
import { formatError, formatPoints } from '../reviewFormats.ts';
import type { TurningPoint } from './turningPoints.ts';

interface Props {
  readonly context: ReviewContext;
  readonly shown: readonly TurningPoint[];
  readonly isAll: boolean;
  readonly moment: number;
  /** The number of a decision → what its seat saw. */
  readonly views: ReadonlyMap<number, unknown>;
  setAll(isAll: boolean): void;
  select(point: TurningPoint): void;
}

const CHEVRONS: Readonly<Record<Mark, number>> = { slip: 1, mistake: 2, blunder: 3 };

export function MarkSign({ mark, context }: { mark: Mark | undefined; context: ReviewContext }): JSX.Element {
  if (mark === undefined) return <span class="mark is-close">{context.texts.close}</span>;
  return (
    <span class="mark">
      <svg class="chevrons" viewBox="0 0 12 15" aria-hidden="true">
        {Array.from({ length: CHEVRONS[mark] }, (_, i) => (
          <path key={i} d={`M1.500 ${1.5 + 4.5 * i}l4.500 3.500 4.500-3.500`} />
        ))}
      </svg>{' '}
      {context.texts.marks[mark]}
    </span>
  );
}

/** Scrolls the list alone: the page stays where it is. */
function showSelected(list: HTMLElement | null): void {
  const selected = list?.querySelector('.is-now')?.parentElement;
  if (list === null || selected === null || selected === undefined) return;
  const [outer, inner] = [list.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

export function TurningPoints(props: Props): JSX.Element {
  const { context, shown, isAll, moment, views, setAll, select } = props;
  const { texts, language, text, names, points, seat, review } = context;
  const own = points.filter(({ decision }) => decision.seat === seat).length;
  const list = useRef<HTMLOListElement>(null);
  const count = shown.length;
  useEffect(() => showSelected(list.current), [moment, count]);
  return (
    <section class="panel panel-list" aria-labelledby="turning-title">
      <header>
        <h2 id="turning-title">{texts.turningPoints}</h2>
        <SegmentedControl
          label={texts.which}
          value={isAll ? 'all' : 'seat'}
          choices={[
            { value: 'seat', text: texts.ofSeat({ name: nameOf(context, seat), count: own }) },
            { value: 'all', text: texts.ofAll({ count: points.length }) },
          ]}
          choose={(value) => setAll(value === 'all')}
        />
      </header>
      {shown.length === 0 && <p class="review-note">{review.isComplete ? texts.none : texts.noneYet}</p>}
      <ol class="turning" ref={list}>
        {shown.map((point) => {
          const { number, decision, mark } = point;
          const { verdict, seat: by } = decision;
          const view = views.get(decision.number);
          const isWaiting = verdict === undefined;
          const [error, standardError] = [verdict?.error ?? 0, verdict?.standardError ?? 0];
          return (
            <li key={decision.number}>
              <button
                type="button"
                class={decision.momentBefore === moment ? 'turning-point is-now' : 'turning-point'}
                aria-current={decision.momentBefore === moment ? 'true' : undefined}
                onClick={() => select(point)}
              >
                <span class={`turning-number seat-${(by % 4) + 1}${mark === undefined ? ' is-close' : ''}`}>
                  {number ?? '…'}
                </span>
                <span class="turning-place">
                  <SeatGlyph seat={by} />
                  <span class="unseen">{nameOf(context, by)}, </span>
                  {placeInGame(context, decision.firstPly, by)}
                </span>
                {isWaiting ? (
                  <span class="mark is-close">{texts.inQueue}</span>
                ) : (
                  <MarkSign mark={mark} context={context} />
                )}
                <span class="turning-size" aria-hidden="true" hidden={isWaiting}>
                  <b>−{formatPoints(language, error)}</b>{' '}
                  <small>± {formatError(language, standardError)}</small>
                </span>
                <span class="turning-words">
                  {view !== undefined && (
                    <>
                      <span class="unseen">{texts.played}: </span>
                      {moveWords(decision.played, view, names, text)}
                      {verdict?.better !== undefined && (
                        <small>
                          {texts.betterIs({ move: moveWords(verdict.better, view, names, text) })}
                        </small>
                      )}
                    </>
                  )}
                </span>
                <span class="unseen">
                  {!isWaiting &&
                    texts.costs({
                      points: formatPoints(language, error),
                      error: formatError(language, standardError),
                    })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
