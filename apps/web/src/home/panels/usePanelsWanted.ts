import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const IDLE_MS = 6000;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Also when the visitor comes back to the home page. */
let wasWanted = false;

/**
 * The panels are below the first screen of a phone: their code is fetched when they are less than a screen away, with
 * the first input, or after a few seconds.
 */
export function usePanelsWanted(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(wasWanted);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = (): void => {
      wasWanted = true;
      setWanted(true);
    };
    if (location.hash !== '') want();
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const input of INPUTS) addEventListener(input, want, { capture: true, passive: true, signal });
    const timer = setTimeout(want, IDLE_MS);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: '100%' },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => {
      listeners.abort();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWanted]);
  return isWanted;
}
