import type { AnimationContext } from '@pithead/ui';
import type { GlueckAufFact } from '../rules/index.ts';

/** In milliseconds; facts that are not listed are not animated. */
const TIMES: Partial<Record<GlueckAufFact['type'], number>> = {
  workersDisplaced: 300,
  workersPlaced: 300,
  bankUsed: 300,
  tileBought: 450,
  cubesLoaded: 250,
  cageMoved: 370,
  coalLoaded: 250,
  cubeLaid: 250,
  coalStored: 250,
  orderDelivered: 450,
  moneyTaken: 300,
  orderTaken: 350,
  orderKept: 350,
  orderDrafted: 300,
  tileRevealed: 250,
  orderRevealed: 250,
  elementScored: 1100,
  shiftBegun: 700,
};

const IN_THE_MINE: readonly GlueckAufFact['type'][] = [
  'tileBought',
  'cubesLoaded',
  'cageMoved',
  'coalLoaded',
  'cubeLaid',
  'coalStored',
  'orderDelivered',
  'moneyTaken',
  'orderTaken',
  'orderKept',
  'orderDrafted',
];

/** Steps in mines that are not shown must not delay the animation queue. */
export function duration(fact: GlueckAufFact, { shownSeat }: Pick<AnimationContext, 'shownSeat'>): number {
  if ('seat' in fact && fact.seat !== shownSeat && IN_THE_MINE.includes(fact.type)) return 0;
  return TIMES[fact.type] ?? 0;
}
