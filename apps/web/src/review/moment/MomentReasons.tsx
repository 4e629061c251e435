import type { JSX } from 'preact';
import type { ReviewContext } from '../reviewContext.ts';
import { signedScore } from '../reviewFormats.ts';

/** Smaller parts are noise of the estimate: at least half a point, and a tenth of the largest part. */
const LEAST_POINTS = 0.25;
const LEAST_SHARE = 0.1;

export function MomentReasons({
  context,
  reasons,
}: {
  readonly context: ReviewContext;
  readonly reasons: Readonly<Record<string, number>>;
}): JSX.Element {
  const { text, texts } = context;
  const largest = Math.max(0, ...Object.values(reasons).map(Math.abs));
  const parts = Object.entries(reasons)
    .filter(([, points]) => Math.abs(points) >= Math.max(LEAST_POINTS, LEAST_SHARE * largest))
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const sum = Object.values(reasons).reduce((total, points) => total + points, 0);
  return (
    <div class="reasons">
      <h3>{texts.gains}</h3>
      {parts.length === 0 ? (
        <p class="review-note">{texts.noGains}</p>
      ) : (
        <ul>
          {parts.map(([source, points]) => (
            <li key={source}>
              <b class={points < 0 ? 'is-minus' : 'is-plus'}>{signedScore(text, points)}</b>
              <span>{text.source(source)}</span>
              <i
                class={points < 0 ? 'reason-bar is-loss' : 'reason-bar'}
                style={{ width: `${(50 * Math.abs(points)) / largest}%` }}
              />
            </li>
          ))}
          <li class="is-result">
            <b>{signedScore(text, sum)}</b>
            <span>{texts.gainsSum}</span>
          </li>
        </ul>
      )}
    </div>
  );
}
