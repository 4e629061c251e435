/** Animates each shown fact. */
import type { AnimationTiming } from '@pithead/ui';
import { fly, rectOf, useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { RockwellFact } from '../rules/index.ts';
import { vpNoun } from '../rules/index.ts';
import { lazyParts } from './lazyParts.tsx';

/** In milliseconds; facts that are not listed are not animated. */
const TIMES: Partial<Record<RockwellFact['type'], number>> = {
  bidRevealed: 450,
  managementOrder: 900,
  vpPlaced: 320,
  controlOrder: 400,
  crewMoved: 420,
  crewPulled: 260,
  crewBribed: 480,
  coreEntered: 450,
  dieHired: 280,
  dieReset: 280,
  tileRevealed: 650,
  cardDrawn: 750,
  bootyShared: 520,
  dangerStruck: 650,
  bootyTaken: 380,
  incomeReceived: 360,
  bought: 320,
  sold: 320,
  powerImproved: 320,
  alImproved: 320,
  shaftBuilt: 380,
  shaftMoved: 420,
  delivered: 420,
  achievementReached: 900,
};

export const duration = (fact: RockwellFact): number => TIMES[fact.type] ?? 0;

/** The seat whose stock is shown; cubes of others fly to the side with the seat cards. */
let shownSeat: number | undefined;

export const isShown = (seat: number): boolean => seat === shownSeat;

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly RockwellFact[],
  seat: number,
): void {
  shownSeat = seat;
  useFactAnimations(root, moving, { duration, animate: show });
}

function show(table: HTMLElement, fact: RockwellFact, timing: AnimationTiming): void {
  switch (fact.type) {
    case 'vpPlaced':
      return fly(
        table.querySelector(`[data-at="slot-${vpNoun(fact.board, fact.slot)}"] .rw-vice`),
        seatHome(table, fact.seat),
        timing,
      );
    case 'managementOrder':
    case 'controlOrder':
      return fact.order.forEach((seat) =>
        pulse(table.querySelector(`.rw-order [data-at="order-${seat}"]`) ?? undefined, timing),
      );
    default:
      lazyParts()?.animateLazyFact(table, fact, timing);
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
export function seatHome(table: HTMLElement, seat: number, metal?: number): DOMRect | undefined {
  if (seat === shownSeat)
    return rectOf(
      table.querySelector(metal === undefined ? '.rw-own-head, .rw-handle' : `[data-at="stock-${metal}"]`) ??
        undefined,
    );
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 110, 20, 20);
}
