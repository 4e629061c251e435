import type { Move } from '@pithead/kernel';
import { currentStep } from '@pithead/kernel';
import { COALS } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { add, loadedIndex, playerOf, tileOf } from '../state.ts';

/** The supply of a tile's own coal is empty: choose another coal for each cart that is left. GA-5.8 */
export const loadOtherCoal: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'loadOtherCoal',
  rule: 'GA-5.8',
  nouns: COALS,
  forced: true,

  refuse(state, _seat, coal) {
    return (state.supply[coal] as number) > 0
      ? undefined
      : refusalFor('coalNotInSupply', 'GA-5.8', { coal: COALS[coal] as string });
  },

  play(state, seat, coal, tell) {
    const player = playerOf(state, seat);
    const level = tileOf(player.tiles[player.tiles.length - 1] as number).coal + 1;
    add(state.supply, coal, -1);
    add(player.loaded, loadedIndex(level, coal));
    tell?.({ type: 'cubesLoaded', seat, coal, cubes: 1, level });
    const step = currentStep(state);
    step.left--;
    if (step.left === 0) step.pending = 0;
  },
};
