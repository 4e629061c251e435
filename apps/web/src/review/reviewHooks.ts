/** What the parts of an opened review load and listen to. */
import type { Review } from '@pithead/review';
import { isShortcutIgnored } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasAccount } from '../net/session.ts';
import { workerClient } from '../offline/workerClient.ts';
import type { ReviewContext } from './reviewContext.ts';
import type { ReviewHistory } from './run/reviewHistory.ts';

/** What the deciding seats saw at turning points, for the words of their moves. Loaded once each. */
export function useViews(replayId: number, points: ReviewContext['points']): ReadonlyMap<number, unknown> {
  const [views, setViews] = useState<ReadonlyMap<number, unknown>>(new Map());
  const known = useRef(new Set<number>());
  useEffect(() => {
    for (const { decision } of points) {
      if (known.current.has(decision.number)) continue;
      known.current.add(decision.number);
      workerClient()
        .call('replayFrame', replayId, decision.firstPly, decision.seat)
        .then(
          ({ state }) => setViews((now) => new Map(now).set(decision.number, state.view)),
          () => known.current.delete(decision.number),
        );
    }
  }, [replayId, points]);
  return views;
}

/** `pressed` returns false for keys that it does not know. */
export function useReviewKeys(pressed: (key: string) => boolean): void {
  const now = useRef(pressed);
  now.current = pressed;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isShortcutIgnored(event);
      if (isOther || document.querySelector('dialog[open]') !== null) return;
      if (now.current(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Stores the result of a complete review and loads those of earlier ones; again when longer thinking changed it. */
export function useHistory(
  replayId: number,
  { isComplete, seats }: Review,
  ownSeat: number | undefined,
): ReviewHistory | undefined {
  const [history, setHistory] = useState<ReviewHistory>();
  const { accuracy, errorRate } = seats[ownSeat ?? -1] ?? {};
  useEffect(() => {
    if (!isComplete) return;
    const own = accuracy === undefined || errorRate === undefined ? null : { accuracy, errorRate };
    workerClient()
      .call('finishReview', replayId, { own, isAccount: hasAccount() === true })
      .then(setHistory, () => undefined);
  }, [replayId, isComplete, accuracy, errorRate]);
  return history;
}
