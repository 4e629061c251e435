import { onDeferredDrawn } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';
import { isMotionReduced } from '../../settings.ts';
import { bringIntoView, isInView } from './bringIntoView.ts';

const CHOICES = '#board .is-offered, #board [data-main]:enabled';
/** Sheets that open with a decision have arrived by then. */
const SETTLE_MS = 250;

const visibleChoices = (): Element[] =>
  [...document.querySelectorAll(CHOICES)].filter(
    (each) => each.checkVisibility() && each.closest('.prompt') === null,
  );

/**
 * Scrolls to the first choice of a new decision if none is in view. Once per decision: afterwards people look
 * around as they like.
 */
export function useChoiceInView(decision: string | undefined, isMoving: boolean): void {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (decision === undefined) seen.current = undefined;
    if (decision === undefined || isMoving || seen.current === decision) return undefined;
    const look = (): void => {
      const choices = seen.current === decision ? [] : visibleChoices();
      if (choices[0] === undefined) return;
      seen.current = decision;
      if (document.querySelector('dialog[open]') === null && !choices.some(isInView))
        bringIntoView(choices[0], isMotionReduced());
    };
    const timer = setTimeout(look, SETTLE_MS);
    const unlisten = onDeferredDrawn(() => setTimeout(look, SETTLE_MS));
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [decision, isMoving]);
}

/** A key may lead the focus below a bar or a sheet. */
export function useFocusInView(): void {
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest('#board') === null) return;
      if (target.matches(':focus-visible') && !isInView(target)) bringIntoView(target, isMotionReduced());
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
}
