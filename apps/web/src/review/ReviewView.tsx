/** The page of an opened review: its tabs, the progress of the analysis, and the view of the chosen tab. */
import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { titleOf } from '../games.ts';
import { formatDate } from '../formats.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { reviewEn } from '../text/review/en.ts';
import { REVIEW_CATALOGUES } from '../text/review/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';
import './review.css';
import './chart/reviewChart.css';
import './moment/reviewMoment.css';
import './reviewNarrow.css';
import { ReviewOverview } from './ReviewOverview.tsx';
import { ReviewProgressLine } from './ReviewProgressLine.tsx';
import type { OpenReviewState, ReviewSource } from './run/reviewSource.ts';
import './seatLines.css';

const Statistics = lazyPart(async () => (await import('./statistics/Statistics.tsx')).Statistics);

export interface ReviewViewProps {
  readonly source: ReviewSource;
  readonly state: OpenReviewState;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly table: GameTable;
  /** Whose page it is; undefined for spectators and files. */
  readonly ownSeat: number | undefined;
}

const TABS = ['review', 'statistics', 'share'] as const;
export type ReviewTab = (typeof TABS)[number];

/** Screen readers hear of quarters only. */
const MILESTONES = [100, 75, 50, 25];

export function ReviewView(props: ReviewViewProps): JSX.Element {
  const { source, state, names, ownSeat } = props;
  const { info, review } = state;
  const language = useLanguage();
  const texts = useCatalogue<typeof reviewEn>(REVIEW_CATALOGUES);
  const [tab, setTab] = useState<ReviewTab>('review');
  const { done, all } = state.progress;
  const milestone = MILESTONES.find((percent) => all > 0 && 100 * done >= percent * all);
  return (
    <div class="review">
      <div class="review-head">
        <p class="review-game">
          <b>{titleOf(info.table.game)}</b>{' '}
          {info.playedAt !== null && <small>{formatDate(language, info.playedAt)}</small>}
        </p>
        <nav class="review-tabs" aria-label={texts.views}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === tab ? 'page' : undefined}
              onClick={() => setTab(each)}
            >
              {texts.tabs[each]}
            </button>
          ))}
        </nav>
        <div class="review-progress">
          <ReviewProgressLine source={source} state={state} texts={texts} />
          <span class="unseen" role="status">
            {milestone === undefined ? '' : texts.milestone({ percent: milestone })}
          </span>
        </div>
      </div>
      {tab === 'statistics' ? (
        <Statistics
          replayId={info.replayId}
          game={info.table.game}
          names={names}
          {...(ownSeat !== undefined && { ownSeat })}
        />
      ) : review === undefined ? (
        <h1 class="review-wait">{texts.title}</h1>
      ) : (
        <ReviewOverview {...props} review={review} tab={tab} />
      )}
    </div>
  );
}
