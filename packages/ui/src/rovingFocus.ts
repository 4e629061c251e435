/**
 * Keyboard navigation on a table (roving tabindex): Tab reaches one `data-stop` per `data-area`, arrows move
 * between the stops of an area, and offered stops (`is-offered`) come first. Home and End go to the first and last
 * offer of the table, or of the area if nothing is offered.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onDeferredDrawn } from './deferred.tsx';
import { isTyping } from './characterShortcuts.ts';

const AREAS = '[data-area]';
const STOPS = '[data-stop]';
const OFFERED = '.is-offered';

/** Some stops exist on narrow screens only. */
const isShown = (stop: Element): boolean => stop.getClientRects().length > 0;

/** What a closed sheet hides keeps its size but can't get the focus. */
const isFocusable = (stop: Element): boolean => stop.checkVisibility({ visibilityProperty: true });

const stopsIn = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.closest(AREAS) === area && !(stop as HTMLButtonElement).disabled && isShown(stop),
  );

const offersIn = (table: Element): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(STOPS + OFFERED)].filter(
    (stop) => !(stop as HTMLButtonElement).disabled && isFocusable(stop),
  );

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Reads everything before it writes, and writes only what changes: after each write a read would lay out again. */
function arrangeStops(root: HTMLElement): void {
  const areas = [...root.querySelectorAll(AREAS)].map(stopsIn);
  const reached = areas.map(
    (stops) =>
      stops.find((stop) => stop === document.activeElement) ??
      stops.find((stop) => stop.matches(OFFERED)) ??
      stops[0],
  );
  for (const [area, stops] of areas.entries())
    for (const stop of stops) {
      const index = stop === reached[area] ? '0' : '-1';
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
    }
}

function arrange(root: HTMLElement | null, isInside: boolean): void {
  if (root !== null) arrangeStops(root);
  // The focused piece was played and is gone: focus an offered stop instead of the top of the page.
  if (!isInside || document.activeElement !== document.body) return;
  const stops = [...(root?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(isFocusable);
  (stops.find((stop) => stop.matches(OFFERED)) ?? stops[0])?.focus({ preventScroll: true });
}

/**
 * The stop that an arrow key leads to where stops are not in a row: null for none, undefined for the usual
 * order.
 */
type Lead = (stop: HTMLElement, key: string) => HTMLElement | null | undefined;

export function useRovingFocus(root: RefObject<HTMLElement | null>, release: () => void, lead?: Lead): void {
  const isInside = useRef(false);
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      isInside.current = root.current?.contains(target as Node) === true;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, []);

  // After painting, because measuring visibility earlier would force a second layout.
  useEffect(() => arrange(root.current, isInside.current));
  useEffect(() => onDeferredDrawn(() => arrange(root.current, isInside.current)), []);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const table = root.current;
      if (table === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const target = event.target instanceof Element ? (event.target as HTMLElement) : document.body;
      if (event.key === 'Escape') return release();
      const step = STEPS[event.key];
      const end = ENDS[event.key];
      const area = target.matches(STOPS) ? target.closest(AREAS) : null;
      if ((step ?? end) === undefined || area === null || !table.contains(area)) return;
      event.preventDefault();
      if (end !== undefined) return (offersIn(table).at(end) ?? stopsIn(area).at(end))?.focus();
      const neighbour = lead?.(target, event.key);
      if (neighbour !== undefined) return neighbour?.focus();
      const stops = stopsIn(area);
      stops[(stops.indexOf(target) + (step ?? 0) + stops.length) % stops.length]?.focus();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
