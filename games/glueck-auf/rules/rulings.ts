/**
 * What changed between the versions of the rules. A match keeps the rulings of the version that it
 * began with (promise P8).
 *
 * Version 2:
 * - GA-10.1, GA-13.4: delivered orders are laid open at every shift scoring, and stay known; before, only their owner
 *   saw them until the end of the game.
 */
import { rulesVersionOf } from '@pithead/kernel';
import type { GlueckAuf } from './state.ts';

/** GA-10.1, GA-13.4 */
export const revealsAtEveryScoring = (state: Pick<GlueckAuf, 'version'>): boolean =>
  rulesVersionOf(state) >= 2;
