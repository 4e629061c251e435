import type { JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import type { ReviewTexts } from '../text/review/index.ts';
import type { ReviewProgress, ReviewSource, ReviewState } from './run/reviewSource.ts';

interface Props {
  readonly source: ReviewSource;
  readonly state: Extract<ReviewState, { readonly kind: 'open' }>;
  readonly texts: ReviewTexts;
}

function timeText({ secondsLeft }: ReviewProgress, texts: ReviewTexts): string {
  if (secondsLeft === undefined) return 'none';
  if (secondsLeft < 60) return texts.secondsLeft({ seconds: Math.max(1, secondsLeft) });
  return texts.minutesLeft({ minutes: Math.ceil(secondsLeft / 60) });
}

export function ReviewProgressLine({ source, state, texts }: Props): JSX.Element {
  const { status, progress, review } = state;
  const { done, all } = progress;
  if (status === 'failed')
    return <LoadError text={texts.stopped({ done, all })} retry={() => source.retry()} />;
  if (status === 'done') return <p data-review="done">{texts.done({ all })}</p>;
  if (status === 'paused')
    return (
      <p data-review="paused">
        {texts.paused({ done, all })}{' '}
        <button type="button" class="button" onClick={() => source.resume()}>
          {texts.resume}
        </button>
      </p>
    );
  return (
    <p data-review="running">
      {review === undefined
        ? texts.preparing
        : texts.analysing({ done, all, time: timeText(progress, texts) })}
      <progress max={Math.max(1, all)} value={done} aria-label={texts.title} />
    </p>
  );
}
