/**
 * Places of a crew. A place is a number: spaces A0 … D7 are 0 … 31, the border clockwise of space s is 32 + s,
 * then the core and the entrances.
 */
import { ENTRANCES, RING, SPACES, STRATA } from '../components.ts';

export const FIRST_BORDER = SPACES;
export const CORE = 2 * SPACES;
export const FIRST_ENTRANCE = CORE + 1;
export const PLACE_COUNT = FIRST_ENTRANCE + ENTRANCES;
export const NOWHERE = -1;

export const isSpace = (place: number): boolean => place < SPACES;
export const isBorder = (place: number): boolean => place >= FIRST_BORDER && place < CORE;
export const isEntrance = (place: number): boolean => place >= FIRST_ENTRANCE;

export const stratumOf = (space: number): number => Math.floor(space / RING);
export const inRing = (space: number, step: number): number =>
  stratumOf(space) * RING + ((space + step + RING) % RING);

export const SPACE_NAMES: readonly string[] = STRATA.flatMap((stratum) =>
  Array.from({ length: RING }, (_, i) => `${stratum}${i}`),
);
export const PLACE_NAMES: readonly string[] = [
  ...SPACE_NAMES,
  ...SPACE_NAMES.map((name, space) => `${name}-${SPACE_NAMES[inRing(space, 1)]}`),
  'core',
  ...Array.from({ length: ENTRANCES }, (_, i) => `entrance-${i + 1}`),
];

/**
 * Spaces on which a crew is present: one, both sides of a border (RW-8.3), none in the core (RW-16.3) or at
 * an entrance.
 */
export const FIRST_SPACE: readonly number[] = PLACE_NAMES.map((_, place) => {
  if (isSpace(place)) return place;
  return isBorder(place) ? place - FIRST_BORDER : NOWHERE;
});
export const SECOND_SPACE: readonly number[] = PLACE_NAMES.map((_, place) =>
  isBorder(place) ? inRing(place - FIRST_BORDER, 1) : NOWHERE,
);

export const isPresentOn = (place: number, space: number): boolean =>
  FIRST_SPACE[place] === space || SECOND_SPACE[place] === space;

/** Stratum of a space or border; −1 for entrances, 4 for the core. */
export function depthOf(place: number): number {
  if (isEntrance(place)) return -1;
  return place === CORE ? STRATA.length : stratumOf(FIRST_SPACE[place] as number);
}

export const DEPTHS: readonly number[] = /* @__PURE__ */ PLACE_NAMES.map((_, place) => depthOf(place));

export const bordersOf = (space: number): readonly number[] => [
  FIRST_BORDER + space,
  FIRST_BORDER + inRing(space, -1),
];

/** RW-2.4 */
export function spacesAtEntrance(entrance: number): readonly [number, number] {
  const first = 2 * (entrance - FIRST_ENTRANCE);
  return [first, first + 1];
}
