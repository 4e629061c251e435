/** Adjacency of places and the reach of a movement: tables computed once per layout. */
import type { Layout } from '../components.ts';
import { LAYOUTS, MOST_MOBILITY, RING, SPACES, STRATA } from '../components.ts';
import {
  bordersOf,
  CORE,
  FIRST_BORDER,
  FIRST_SPACE,
  inRing,
  isBorder,
  isEntrance,
  isSpace,
  PLACE_NAMES,
  SECOND_SPACE,
  SPACE_NAMES,
  spacesAtEntrance,
  stratumOf,
} from './geometry.ts';

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

export const topologyOf = (state: { readonly layout: number }): Topology =>
  TOPOLOGIES[state.layout] as Topology;
