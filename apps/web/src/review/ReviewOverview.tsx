/** Who won and why, when it was decided, and what would have been better. */
import type { Review } from '@pithead/review';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyText } from '../components/exportText.ts';
import { showToast } from '../components/toast.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { workerClient } from '../offline/workerClient.ts';
import { toReplayLines } from '../replay/replayLines.ts';
import { parseReplayHash, toReplayHash } from '../replay/replayPosition.ts';
import type { reviewEn } from '../text/review/en.ts';
import { REVIEW_CATALOGUES } from '../text/review/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';
import { ChanceChart } from './chart/ChanceChart.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { LuckPanel } from './LuckPanel.tsx';
import { MomentPanel } from './moment/MomentPanel.tsx';
import type { ChartView } from './chart/reviewChartScale.ts';
import type { ReviewContext } from './reviewContext.ts';
import { useHistory, useReviewKeys, useViews } from './reviewHooks.ts';
import type { ReviewTab, ReviewViewProps } from './ReviewView.tsx';
import { AccuracyPanel } from './AccuracyPanel.tsx';
import { AllSeatsPanel } from './SeatTables.tsx';
import { turningPointsOf } from './moment/turningPoints.ts';
import { TurningPoints } from './moment/TurningPoints.tsx';
import { VerdictHeader } from './VerdictHeader.tsx';

const SharePanel = lazyPart(async () => (await import('./share/SharePanel.tsx')).SharePanel);
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);

interface Props extends ReviewViewProps {
  readonly review: Review;
  readonly tab: ReviewTab;
}

/** The winner is shown first where nobody at this page took part. */
const winnerOf = ({ seats }: Review): number =>
  seats.reduce(
    (best, { ledger }, seat) => (ledger.result > (seats[best]?.ledger.result ?? 0) ? seat : best),
    0,
  );

export function ReviewOverview(props: Props): JSX.Element {
  const { source, state, names, text, table, ownSeat, review, tab } = props;
  const { info, replay } = state;
  const language = useLanguage();
  const texts = useCatalogue<typeof reviewEn>(REVIEW_CATALOGUES);
  const [seat, setSeat] = useState(() => ownSeat ?? winnerOf(review));
  const [view, setView] = useState<ChartView>('chances');
  const [isAll, setAll] = useState(true);
  const [isTrying, setTrying] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const points = useTurningPoints(review);
  const { value: facts } = useLoad(
    () => workerClient().call('replayFacts', info.replayId, 'open'),
    [info.replayId],
  );
  const lines = useMemo(
    () =>
      toReplayLines({ facts: facts ?? [] }, { names, text, table, hasResigned: String, dealtAnew: String }),
    [facts, names, text, table],
  );
  const [chosen, setChosen] = useState<number | undefined>(() => numberAt(review, location.hash));
  const first = useFirstPoint(points, seat, review.isComplete);
  const number = chosen ?? first ?? 0;
  const decision = review.decisions[number] ?? review.decisions[0];
  const views = useViews(info.replayId, points);
  const earlier = useHistory(info.replayId, review, ownSeat);
  const context: ReviewContext = {
    review,
    info,
    names,
    text,
    table,
    texts,
    language,
    seat,
    points,
    lines,
    ownSeat,
  };
  const shown = isAll ? points : points.filter((point) => point.decision.seat === seat);
  const select = (to: number): void => {
    setChosen(to);
    setTrying(false);
    const next = review.decisions[to];
    if (next === undefined) return;
    if (next.verdict === undefined) source.prioritise(to);
    history.replaceState(history.state, '', toReplayHash({ ply: next.firstPly, seat: next.seat }));
  };
  const selectMoment = (moment: number): void => {
    const found = review.decisions.find(({ momentBefore }) => momentBefore >= moment);
    select(found?.number ?? review.decisions.length - 1);
  };
  const step = (by: 1 | -1): void => {
    const to =
      by > 0
        ? shown.find((point) => point.decision.number > number)
        : shown.findLast((point) => point.decision.number < number);
    if (to !== undefined) select(to.decision.number);
  };
  const copyLink = (): void => {
    if (decision !== undefined)
      history.replaceState(history.state, '', toReplayHash({ ply: decision.firstPly, seat: decision.seat }));
    void copyText(location.href).then((isCopied) => showToast(isCopied ? texts.copied : texts.notCopied));
  };
  const tryMove = (): void => {
    const verdict = decision?.verdict;
    if (verdict?.better !== undefined) return setTrying(true);
    showToast(verdict === undefined ? texts.waiting : texts.best);
  };
  useReviewKeys((key) => {
    const point = points.find((each) => String(each.number) === key);
    if (point !== undefined) select(point.decision.number);
    else if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 't') tryMove();
    else if (key === 'p') document.querySelector<HTMLButtonElement>('.panel-moment .play-on')?.click();
    else if (key === 'l') copyLink();
    else if (key === 'v') setView(view === 'chances' ? 'points' : 'chances');
    else if (key === '?') setKeys(true);
    else return false;
    return true;
  });
  if (tab === 'share')
    return <SharePanel context={context} replay={replay} decision={decision} copyLink={copyLink} />;
  // Without a clear mistake the luck panel says more than an empty list.
  const isCalm = review.isComplete && points.length === 0 && chosen === undefined;
  return (
    <>
      <VerdictHeader context={context} chooseSeat={setSeat} select={select} />
      <div class={isCalm ? 'review-grid is-calm' : 'review-grid'}>
        <LedgerPanel context={context} />
        <ChanceChart
          context={context}
          view={view}
          moment={decision?.momentBefore ?? 0}
          setView={setView}
          select={selectMoment}
        />
        {isCalm ? (
          <p class="panel panel-list">{texts.none}</p>
        ) : (
          <TurningPoints
            context={context}
            shown={shown}
            isAll={isAll}
            moment={decision?.momentBefore ?? 0}
            views={views}
            setAll={setAll}
            select={(point) => select(point.decision.number)}
          />
        )}
        {decision !== undefined && !isCalm && (
          <MomentPanel
            key={decision.number}
            context={context}
            replay={replay}
            decision={decision}
            number={points.find((point) => point.decision.number === number)?.number}
            isTrying={isTrying}
            isThinkingLonger={state.thinkingLonger.includes(number)}
            setTrying={setTrying}
            thinkLonger={() => source.thinkLonger(number)}
            copyLink={copyLink}
            step={step}
          />
        )}
      </div>
      <div class="review-columns">
        <LuckPanel context={context} />
        <AccuracyPanel context={context} earlier={earlier} />
        <AllSeatsPanel context={context} />
      </div>
      <button type="button" class="text-button review-keys" onClick={() => setKeys(true)}>
        {texts.whatKeys}
      </button>
      {hasKeys && <KeysDialog texts={texts} close={() => setKeys(false)} />}
    </>
  );
}

/** Numbers stay while decisions are analysed. At the end they are assigned again, once, in the order of play. */
function useTurningPoints(review: Review): ReviewContext['points'] {
  const numbers = useRef(new Map<number, number>());
  const isFinal = useRef(false);
  return useMemo(() => {
    if (review.isComplete && !isFinal.current) numbers.current.clear();
    isFinal.current ||= review.isComplete;
    return turningPointsOf(review, numbers.current);
  }, [review]);
}

/**
 * The shown seat's costliest decision. Once there is one it stays, because a page must not change while it is read;
 * unless nobody has touched the page when everything is analysed.
 */
function useFirstPoint(
  points: ReviewContext['points'],
  seat: number,
  isComplete: boolean,
): number | undefined {
  const first = useRef(new Map<number, number>());
  const isTouched = useTouched();
  const known = first.current.get(seat);
  if (known !== undefined && (isTouched.current || !isComplete)) return known;
  const sizeOf = ({ decision, mark }: ReviewContext['points'][number]): number =>
    (decision.verdict?.error ?? 0) + (mark === undefined ? 0 : 1);
  const largest = points.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const own = largest.find(({ decision }) => decision.seat === seat && decision.verdict !== undefined);
  if (own !== undefined) first.current.set(seat, own.decision.number);
  return (own ?? largest[0])?.decision.number;
}

function useTouched(): { readonly current: boolean } {
  const isTouched = useRef(false);
  useEffect(() => {
    const touch = (): void => void (isTouched.current = true);
    const events = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const event of events) addEventListener(event, touch, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, touch, { capture: true });
    };
  }, []);
  return isTouched;
}

/** The decision that a link leads to. */
function numberAt({ decisions }: Review, hash: string): number | undefined {
  const { ply, seat } = parseReplayHash(hash);
  if (ply === undefined) return undefined;
  const there = decisions.filter(({ firstPly }) => firstPly <= ply);
  return (there.findLast((decision) => decision.seat === seat && decision.firstPly === ply) ?? there.at(-1))
    ?.number;
}
