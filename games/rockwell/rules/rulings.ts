/**
 * What changed between the versions of the rules. A match keeps the rulings of the version that it
 * began with (promise P8).
 *
 * Version 2:
 * - RW-10.6: a crew that stays can't change its die; before, another power could be bought as this round's hire.
 * - RW-15.1: a vice president leaves the workshop at once when its player is out of phase III; before, in the
 *   clean-up.
 * - RW-15.7: a crew on an entrance is adjacent to its two A tiles for mineshafts; before, it did not count.
 * - RW-21.10: Al's crews are not improved in the last turn; before, in every turn.
 */
import { rulesVersionOf } from '@pithead/kernel';
import type { Rockwell } from './state.ts';

type HasVersion = Pick<Rockwell, 'version'>;

/** RW-10.6 */
export const canResetDie = (state: HasVersion): boolean => rulesVersionOf(state) < 2;

/** RW-15.1 */
export const leavesWorkshopAtOnce = (state: HasVersion): boolean => rulesVersionOf(state) >= 2;

/** RW-15.7 */
export const countsCrewsOnEntrances = (state: HasVersion): boolean => rulesVersionOf(state) >= 2;

/** RW-21.10 */
export const improvesAlInLastTurn = (state: HasVersion): boolean => rulesVersionOf(state) < 2;
