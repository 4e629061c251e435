import type { AnimationContext } from '@pithead/ui';
import type { SiberiaFact } from '../rules/index.ts';

/** Milliseconds of a sale: the cubes leave the map, then the money counts up (moneyCounter.tsx). */
export const SALE_FLIGHT_MS = 420;
export const SALE_COUNTING_MS = 300;

/** In milliseconds; facts that are not listed are not animated. */
const TIMES: Partial<Record<SiberiaFact['type'], number>> = {
  tilePlaced: 250,
  placementRevealed: 400,
  cubePlaced: 350,
  jokerPlaced: 250,
  workerMoved: 380,
  salesmanSent: 380,
  workerSent: 380,
  invested: 350,
  investmentRevealed: 250,
  sold: SALE_FLIGHT_MS + SALE_COUNTING_MS,
  territoryClosed: 300,
  workersReturned: 300,
  tileReturned: 250,
};

/** Facts on boards that are not shown must not delay the animation queue. */
const ON_A_BOARD: readonly SiberiaFact['type'][] = [
  'tilePlaced',
  'placementRevealed',
  'jokerPlaced',
  'tileReturned',
];

/** Tiles that are placed again after an undo are where they were, so they do not move. */
export function duration(fact: SiberiaFact, { shownSeat, hasReplacedDecision }: AnimationContext): number {
  if (fact.type === 'tilePlaced' && hasReplacedDecision) return 0;
  if ('seat' in fact && fact.seat !== shownSeat && ON_A_BOARD.includes(fact.type)) return 0;
  return TIMES[fact.type] ?? 0;
}
