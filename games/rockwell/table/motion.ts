import type { AnimationTiming } from '@pithead/ui';
import { fly, rectOf, useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { RockwellFact } from '../rules/index.ts';
import { vpNoun } from '../rules/index.ts';
import { lazyParts } from './lazyParts.tsx';
import { duration } from './duration.ts';

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly RockwellFact[],
  shownSeat: number,
): void {
  useFactAnimations(root, moving, {
    duration,
    animate: (table, fact, timing) => animate(table, fact, timing, shownSeat),
  });
}

function animate(table: HTMLElement, fact: RockwellFact, timing: AnimationTiming, shownSeat: number): void {
  switch (fact.type) {
    case 'vpPlaced':
      return fly(
        table.querySelector(`[data-at="slot-${vpNoun(fact.board, fact.slot)}"] .rw-vice`),
        seatHome(table, fact.seat, shownSeat),
        timing,
      );
    case 'managementOrder':
    case 'controlOrder':
      return fact.order.forEach((seat) =>
        pulse(table.querySelector(`.rw-order [data-at="order-${seat}"]`) ?? undefined, timing),
      );
    default:
      lazyParts()?.animateLazyFact(table, fact, timing, shownSeat);
  }
}

export const EASE = 'cubic-bezier(.2, .7, .3, 1)';

export function pulse(piece: Element | undefined, { ms, delay }: AnimationTiming): void {
  piece?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.28)' }, { transform: 'scale(1)' }], {
    duration: ms,
    delay,
    easing: EASE,
  });
}

/** The shown seat's company, otherwise the side with the seat cards. */
export function seatHome(
  table: HTMLElement,
  seat: number,
  shownSeat: number,
  metal?: number,
): DOMRect | undefined {
  if (seat === shownSeat)
    return rectOf(
      table.querySelector(metal === undefined ? '.rw-own-head, .rw-handle' : `[data-at="stock-${metal}"]`) ??
        undefined,
    );
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 110, 20, 20);
}
