/** How much power a ply would add to tiles, and whether that is enough for an extraction. */
import type { Ply } from '@pithead/kernel';
import {
  AL,
  bribedCrew,
  bribedTo,
  CORE,
  crewOfNoun,
  CREWS,
  dieOf,
  endOfDieStep,
  endOfNoun,
  FIRST_SPACE,
  isPresentOn,
  isRevealed,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
  SECOND_SPACE,
  STAY,
  strengthOf,
} from '../../rules/index.ts';
import type { Sight } from '../sight.ts';

function comingTo(table: Sight, [verb, noun]: Ply, space: number): number {
  const { view, seat } = table;
  const active = view.crews[view.active] ?? 0;
  switch (verb) {
    case 'activate':
      return endOfNoun(noun) === STAY
        ? 0
        : arriving(view.crews[seat * CREWS + crewOfNoun(noun)] ?? 0, endOfNoun(noun), 0, space);
    case 'takeAlong':
      return arriving(active, endOfDieStep(view.steps.at(-1)?.left ?? 0), noun + 1, space);
    case 'alDestination':
      return arriving(active, noun, 0, space);
    case 'bribe': {
      const crew = view.crews[bribedCrew(view, noun)] ?? 0;
      return arriving(crew, bribedTo(noun), dieOf(crew), space);
    }
    case 'hire':
      return isPresentOn(placeOf(active), space) ? noun + 1 - dieOf(active) : 0;
    case 'improve':
      return noun < CREWS && isPresentOn(placeOf(view.crews[seat * CREWS + noun] ?? 0), space) ? 1 : 0;
    case 'alUpgrade':
      return isPresentOn(placeOf(view.crews[AL * CREWS + noun] ?? 0), space) ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * A die counts only if the ply says so, because it is decided after the movement. A straddling crew may
 * already count.
 */
function arriving(packed: number, to: number, die: number, space: number): number {
  if (!isPresentOn(to, space)) return 0;
  return powerOf(packed) + die - (isPresentOn(placeOf(packed), space) ? strengthOf(packed) : 0);
}

export const powerComing = (table: Sight, space: number): number =>
  table.preview === undefined ? 0 : comingTo(table, table.preview, space);

export interface Gain {
  readonly power: number;
  /** RW-11.1 */
  readonly drills: boolean;
}

/** For the unrevealed tiles of a place. */
export function gainAt(table: Sight, ply: Ply, place: number): Gain | undefined {
  const { view } = table;
  const spaces = [FIRST_SPACE[place] ?? -1, SECOND_SPACE[place] ?? -1].filter(
    (space) => space >= 0 && !isRevealed(view, space),
  );
  if (spaces.length === 0 || place === CORE) return undefined;
  const gains = spaces.map((space) => comingTo(table, ply, space));
  const drills = spaces.some((space, i) => {
    const ground = view.spaces[space] ?? 0;
    return presentPower(ground) + (gains[i] ?? 0) >= requiredPower(ground);
  });
  return { power: Math.max(...gains), drills };
}

/** The ply would reveal a tile, so it can't be undone. */
export const isDrilling = (table: Sight, ply: Ply): boolean =>
  table.view.spaces.some((ground, space) => {
    const coming = comingTo(table, ply, space);
    return (
      coming > 0 && !isRevealed(table.view, space) && presentPower(ground) + coming >= requiredPower(ground)
    );
  });
