import { useEffect, useState } from 'preact/hooks';

/**
 * Gives the focus back when the component is removed: to the element that had it before, which is returned, or if that
 * is gone, to the first offer on the board.
 */
export function useRestoreFocus(): Element | null {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The new state is drawn first: what had the focus may be gone by then.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const target = before?.isConnected === true && before !== document.body ? before : undefined;
        const offered = document.querySelector('#board [data-stop].is-offered');
        const next = target ?? offered ?? document.getElementById('board');
        (next as HTMLElement | null)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return before;
}
