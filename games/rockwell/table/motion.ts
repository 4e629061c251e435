import { useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { RockwellFact } from '../rules/index.ts';
import { lazyParts } from './lazyParts.tsx';

/** Nothing moves before the bids are revealed. */
export const duration = (fact: RockwellFact): number => lazyParts()?.duration(fact) ?? 0;

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly RockwellFact[],
  shownSeat: number,
): void {
  useFactAnimations(root, moving, {
    duration,
    animate: (table, fact, timing) => lazyParts()?.animateFact(table, fact, timing, shownSeat),
  });
}
