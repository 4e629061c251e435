/**
 * Moving by keyboard on a table: one stop per `data-area` for Tab, arrows between its `data-stop`s, `O` to the next one that is offered
 * (`is-offered`). Escape lets go of what is in the hand.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const AREAS = '[data-area]';
const STOPS = '[data-stop]';
const OFFERED = '.is-offered';

const stopsIn = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.closest(AREAS) === area && !(stop as HTMLButtonElement).disabled);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function useRoving(root: RefObject<HTMLElement | null>, release: () => void): void {
  /** After every drawing: the stop that has the focus, or an offered one, or the first is the one that Tab reaches. */
  useLayoutEffect(() => {
    for (const area of root.current?.querySelectorAll(AREAS) ?? []) {
      const stops = stopsIn(area);
      const reached = stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.matches(OFFERED)) ?? stops[0];
      for (const stop of stops) stop.tabIndex = stop === reached ? 0 : -1;
    }
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const table = root.current;
      if (table === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.matches('input, textarea, select, [contenteditable]')) return;
      if (event.key === 'Escape') return release();
      if (event.key === 'o' || event.key === 'O') return toOffered(table, target);
      const step = STEPS[event.key];
      const area = target.matches(STOPS) ? target.closest(AREAS) : null;
      if (step === undefined || area === null || !table.contains(area)) return;
      event.preventDefault();
      const stops = stopsIn(area);
      stops[(stops.indexOf(target) + step + stops.length) % stops.length]?.focus();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}

function toOffered(table: HTMLElement, from: HTMLElement): void {
  const offered = [...table.querySelectorAll<HTMLElement>(STOPS + OFFERED)];
  offered[(offered.indexOf(from) + 1) % Math.max(1, offered.length)]?.focus();
}
