/**
 * Places of a crew, their adjacency, and the reach of a movement: tables computed once per layout.
 * A place is a number: spaces A0 … D7 are 0 … 31, the border clockwise of space s is 32 + s, then the core
 * and the entrances.
 */
import type { Layout } from '../components.ts';
import { ENTRANCES, LAYOUTS, MOST_MOBILITY, RING, SPACES, STRATA } from '../components.ts';

export const FIRST_BORDER = SPACES;
export const CORE = 2 * SPACES;
export const FIRST_ENTRANCE = CORE + 1;
export const PLACE_COUNT = FIRST_ENTRANCE + ENTRANCES;
export const NOWHERE = -1;

export const isSpace = (place: number): boolean => place < SPACES;
export const isBorder = (place: number): boolean => place >= FIRST_BORDER && place < CORE;
export const isEntrance = (place: number): boolean => place >= FIRST_ENTRANCE;

export const stratumOf = (space: number): number => Math.floor(space / RING);
const inRing = (space: number, step: number): number =>
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

/** Spaces of the next ring inside that a space touches. RW-2.3 */
function spacesInside(space: number, layout: Layout): number[] {
  const below = space + RING;
  if (below >= SPACES) return [];
  if (layout === 'aligned') return [below];
  return [below, inRing(below, stratumOf(space) % 2 === 0 ? -1 : 1)];
}

function neighboursOf(space: number, layout: Layout): number[] {
  const outside = SPACE_NAMES.flatMap((_, other) =>
    spacesInside(other, layout).includes(space) ? [other] : [],
  );
  return [inRing(space, 1), inRing(space, -1), ...spacesInside(space, layout), ...outside].toSorted(
    (a, b) => a - b,
  );
}

const bitsOf = (list: readonly number[]): number => list.reduce((bits, item) => bits | (1 << item), 0);

export interface Topology {
  readonly neighbours: readonly (readonly number[])[];
  readonly adjacent: readonly number[];
  /** Ends of one movement by mobility and place, free borders or not. RW-7.3 to RW-7.8 */
  readonly reach: readonly (readonly (readonly number[])[])[];
  /** `reach` as bits of spaces, as bits of borders, and whether it includes the core. */
  readonly reachedSpaces: readonly (readonly number[])[];
  readonly reachedBorders: readonly (readonly number[])[];
  readonly reachedCore: readonly (readonly boolean[])[];
}

function makeTopology(layout: Layout): Topology {
  const neighbours = SPACE_NAMES.map((_, space) => neighboursOf(space, layout));
  const reach = Array.from({ length: MOST_MOBILITY + 1 }, (_, mobility) =>
    PLACE_NAMES.map((__, place) => reachOf(neighbours, mobility, place)),
  );
  const bits = (from: number, to: number): number[][] =>
    reach.map((places) =>
      places.map((ends) => bitsOf(ends.filter((end) => end >= from && end < to).map((end) => end - from))),
    );
  return {
    neighbours,
    adjacent: neighbours.map(bitsOf),
    reach,
    reachedSpaces: bits(0, FIRST_BORDER),
    reachedBorders: bits(FIRST_BORDER, CORE),
    reachedCore: reach.map((places) => places.map((ends) => ends.includes(CORE))),
  };
}

/**
 * To an adjacent tile, from D to the core, from an entrance inwards, off a border. RW-7.3 to RW-7.5, RW-8.4
 */
function basicMoves(neighbours: Topology['neighbours'], place: number): readonly number[] {
  if (isSpace(place))
    return stratumOf(place) === STRATA.length - 1
      ? [...(neighbours[place] as number[]), CORE]
      : (neighbours[place] as number[]);
  if (isBorder(place)) return [FIRST_SPACE[place] as number, SECOND_SPACE[place] as number];
  return isEntrance(place) ? spacesAtEntrance(place) : [];
}

/**
 * Level 1 adds the side jump, level 2 a move onto a border, level 3 a second move. RW-7.6, RW-7.7, RW-7.8,
 * RW-8.1
 */
function reachOf(neighbours: Topology['neighbours'], mobility: number, place: number): number[] {
  const moves = (from: number): readonly number[] => [
    ...basicMoves(neighbours, from),
    ...(mobility >= 2 && isSpace(from) ? bordersOf(from) : []),
  ];
  const once = moves(place);
  const jumps = mobility >= 1 && isSpace(place) ? [inRing(place, 2), inRing(place, -2)] : [];
  const twice = mobility >= 3 ? once.flatMap(moves) : [];
  return [...new Set([...once, ...jumps, ...twice])].filter((end) => end !== place).toSorted((a, b) => a - b);
}

export const TOPOLOGIES: readonly Topology[] = /* @__PURE__ */ LAYOUTS.map(makeTopology);
