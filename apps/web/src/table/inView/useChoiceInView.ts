import { onDeferredDrawn } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';
import { isMotionReduced } from '../../settings.ts';
import { bringIntoView, fitsView, isInView, isWhollyInView } from './bringIntoView.ts';

const CHOICES = '#board .is-offered, #board [data-main]:enabled';
/** Sheets that open with a decision have arrived by then. */
const SETTLE_MS = 250;

const visibleChoices = (): Element[] =>
  [...document.querySelectorAll(CHOICES)].filter(
    (each) => each.checkVisibility() && each.closest('.prompt') === null,
  );

/** The form or section around a choice, with its title, if the screen has room for it; else the choice. */
function withSurroundings(choice: Element): Element {
  const section = choice.closest('form, section');
  return section !== null && section.id !== 'board' && fitsView(section) ? section : choice;
}

/** A form is one decision, so all of it should be seen; of a board, any choice is enough. */
function isShown(choices: readonly Element[], surroundings: Element): boolean {
  return surroundings.matches('form, [data-area="form"]')
    ? isWhollyInView(surroundings)
    : choices.some(isInView);
}

/**
 * Scrolls to the first choice of a new decision if none is in view, or to its whole form. Once per decision:
 * afterwards people look around as they like.
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
      const surroundings = withSurroundings(choices[0]);
      if (document.querySelector('dialog[open]') === null && !isShown(choices, surroundings))
        bringIntoView(surroundings, isMotionReduced());
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
