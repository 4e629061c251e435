import { fly, rectOf, useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { GlueckAufFact } from '../rules/index.ts';
import { duration } from './duration.ts';
import { lazyParts } from './lazyParts.tsx';

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly GlueckAufFact[],
  shownSeat: number,
): void {
  useFactAnimations(root, moving, {
    duration: (fact) => duration(fact, { shownSeat }),
    animate(table, fact, timing) {
      if (fact.type !== 'orderDrafted') return lazyParts()?.animate(table, fact, timing, shownSeat);
      const chosen = table.querySelector('.ga-common .ga-chosen');
      fly(table.querySelector(`[data-at="order-${fact.order}"]`), rectOf(chosen ?? undefined), timing);
    },
  });
}
