import { describe, expect, it } from 'vitest';
import type { Layout } from '../components.ts';
import { LAYOUTS } from '../components.ts';
import {
  bordersOf,
  depthOf,
  FIRST_SPACE,
  isBorder,
  isEntrance,
  isPresentOn,
  isSpace,
  NOWHERE,
  PLACE_NAMES,
  SECOND_SPACE,
  SPACE_NAMES,
  stratumOf,
} from './geometry.ts';
import { placeNamed, spaceNamed } from '../testing/scenario.ts';
import { TOPOLOGIES } from './topology.ts';

const nameOf = (place: number): string => PLACE_NAMES[place] as string;
const groundOf = (layout: Layout) => TOPOLOGIES[LAYOUTS.indexOf(layout)] as (typeof TOPOLOGIES)[number];
const reachIn = (layout: Layout, mobility: number, place: number): string[] =>
  (((groundOf(layout).reach[mobility] ?? [])[place] ?? []) as number[]).map(nameOf);
const neighboursIn = (layout: Layout, space: string): string[] =>
  (groundOf(layout).neighbours[spaceNamed(space)] as number[]).map(nameOf);

/** `insideOf`, `stepsFrom` and `endsOf` are a second implementation by names, one move at a time. */
function insideOf(layout: Layout, space: string): string[] {
  const ring = 'ABCD'.indexOf(space[0] as string);
  const i = Number(space[1]);
  if (ring === 3) return [];
  const below = (n: number): string => `${'ABCD'[ring + 1]}${(n + 8) % 8}`;
  if (layout === 'aligned') return [below(i)];
  return ring === 1 ? [below(i), below(i + 1)] : [below(i), below(i - 1)];
}
const beside = (space: string, step: number): string => `${space[0]}${(Number(space[1]) + step + 8) % 8}`;
function touching(layout: Layout, space: string): Set<string> {
  const outside = SPACE_NAMES.filter((other) => insideOf(layout, other).includes(space));
  return new Set([beside(space, 1), beside(space, -1), ...insideOf(layout, space), ...outside]);
}

function stepsFrom(layout: Layout, mobility: number, place: string): string[] {
  if (place === 'core') return [];
  if (place.startsWith('entrance')) {
    const k = Number(place.slice(-1)) - 1;
    return [`A${2 * k}`, `A${2 * k + 1}`];
  }
  if (place.includes('-')) return place.split('-');
  const steps = [...touching(layout, place)];
  if (place.startsWith('D')) steps.push('core');
  if (mobility >= 2) steps.push(`${place}-${beside(place, 1)}`, `${beside(place, -1)}-${place}`);
  return steps;
}

function endsOf(layout: Layout, mobility: number, place: string): Set<string> {
  const ends = new Set<string>();
  let frontier = [place];
  for (let moves = mobility === 3 ? 2 : 1; moves > 0; moves--) {
    frontier = frontier.flatMap((from) => stepsFrom(layout, mobility, from));
    for (const end of frontier) ends.add(end);
  }
  if (mobility >= 1 && place.length === 2) ends.add(beside(place, 2)).add(beside(place, -2));
  ends.delete(place);
  return ends;
}

describe('spaces', () => {
  it('RW-2.1: rings A to D have eight spaces each, and a border between each two', () => {
    expect(SPACE_NAMES).toHaveLength(32);
    expect([SPACE_NAMES[0], SPACE_NAMES[7], SPACE_NAMES[8], SPACE_NAMES[31]]).toEqual([
      'A0',
      'A7',
      'B0',
      'D7',
    ]);
    expect(PLACE_NAMES).toHaveLength(32 + 32 + 1 + 4);
    expect(new Set(PLACE_NAMES).size).toBe(PLACE_NAMES.length);
    PLACE_NAMES.forEach((name, place) => {
      expect([isSpace(place), isBorder(place), isEntrance(place)]).toEqual([
        name.length === 2,
        name.length === 5,
        name.startsWith('entrance'),
      ]);
    });
  });

  it('RW-8.1: every space has two borders, with its left and its right neighbour in the ring', () => {
    SPACE_NAMES.forEach((name, space) => {
      expect(bordersOf(space).map(nameOf)).toEqual([
        `${name}-${beside(name, 1)}`,
        `${beside(name, -1)}-${name}`,
      ]);
    });
  });

  it('RW-8.3: a crew on a tile is present on one tile, on a border on both, elsewhere on none', () => {
    PLACE_NAMES.forEach((name, place) => {
      const present = SPACE_NAMES.filter((_, space) => isPresentOn(place, space));
      const expected = name.length === 2 ? [name] : name.length === 5 ? name.split('-') : [];
      expect(new Set(present)).toEqual(new Set(expected));
      expect([FIRST_SPACE[place], SECOND_SPACE[place]]).toEqual(
        [0, 1].map((i) => SPACE_NAMES.indexOf(expected[i] ?? '')),
      );
    });
    expect(NOWHERE).toBe(-1);
  });

  it('RW-17.8, RW-21.5: entrances are the shallowest, then A, B, C, D with their borders, then the core', () => {
    const depths = ['entrance-3', 'A5', 'A7-A0', 'B0', 'B3-B4', 'C7', 'C1-C2', 'D0', 'D7-D0', 'core'].map(
      (name) => depthOf(placeNamed(name)),
    );
    expect(depths).toEqual([-1, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
    expect(SPACE_NAMES.map((name, space) => [name[0], stratumOf(space)])).toEqual(
      SPACE_NAMES.map((name) => [name[0], 'ABCD'.indexOf(name[0] ?? '')]),
    );
  });
});

describe('what touches what', () => {
  it('RW-2.3: staggered rings touch as in these examples', () => {
    const staggered = (space: string): string => neighboursIn('staggered', space).join(' ');
    expect(staggered('A0')).toBe('A1 A7 B0 B7');
    expect(staggered('A5')).toBe('A4 A6 B4 B5');
    expect(staggered('B0')).toBe('A0 A1 B1 B7 C0 C1');
    expect(staggered('B7')).toBe('A0 A7 B0 B6 C0 C7');
    expect(staggered('C0')).toBe('B0 B7 C1 C7 D0 D7');
    expect(staggered('C3')).toBe('B2 B3 C2 C4 D2 D3');
    expect(staggered('D0')).toBe('C0 C1 D1 D7');
    expect(staggered('D7')).toBe('C0 C7 D0 D6');
  });

  it('RW-2.3: aligned rings touch as in these examples', () => {
    const aligned = (space: string): string => neighboursIn('aligned', space).join(' ');
    expect(aligned('A0')).toBe('A1 A7 B0');
    expect(aligned('B7')).toBe('A7 B0 B6 C7');
    expect(aligned('C3')).toBe('B3 C2 C4 D3');
    expect(aligned('D0')).toBe('C0 D1 D7');
  });

  it.each(LAYOUTS)('RW-2.3: %s: every space touches exactly the spaces of the rule', (layout) => {
    for (const space of SPACE_NAMES) {
      expect([space, ...neighboursIn(layout, space)]).toEqual([
        space,
        ...[...touching(layout, space)].toSorted(),
      ]);
    }
  });

  it.each(LAYOUTS)('RW-2.3: %s: touching is symmetric, and no tile touches itself', (layout) => {
    const { neighbours, adjacent } = groundOf(layout);
    neighbours.forEach((list, space) => {
      expect(list).not.toContain(space);
      expect(new Set(list).size).toBe(list.length);
      for (const other of list) expect(neighbours[other]).toContain(space);
      expect(adjacent[space]).toBe(list.reduce((bits, other) => bits | (1 << other), 0));
    });
  });

  it.each([
    ['staggered', [4, 6, 6, 4]],
    ['aligned', [3, 4, 4, 3]],
  ] as const)('RW-2.3: %s: spaces have %j neighbours in ring A, B, C, D', (layout, counts) => {
    SPACE_NAMES.forEach((name) =>
      expect(neighboursIn(layout, name)).toHaveLength(counts['ABCD'.indexOf(name[0] as string)] as number),
    );
  });

  it.each(LAYOUTS)('RW-2.3: %s: every D tile touches the core, and no other does', (layout) => {
    const { reachedCore } = groundOf(layout);
    SPACE_NAMES.forEach((name, space) => {
      expect(reachIn(layout, 0, space).includes('core')).toBe(name.startsWith('D'));
      expect(reachedCore[0]?.[space]).toBe(name.startsWith('D'));
    });
  });

  it.each(LAYOUTS)(
    'RW-2.4: %s: each entrance touches two A spaces, and every A space has one entrance',
    (layout) => {
      const entered = [1, 2, 3, 4].map((k) => reachIn(layout, 0, placeNamed(`entrance-${k}`)));
      expect(entered).toEqual([
        ['A0', 'A1'],
        ['A2', 'A3'],
        ['A4', 'A5'],
        ['A6', 'A7'],
      ]);
    },
  );
});

describe('where a crew can go', () => {
  for (const layout of LAYOUTS) {
    it.each([0, 1, 2, 3])(
      `RW-7.3 to RW-7.8, RW-8.1, RW-8.4: ${layout}, mobility %i: movements from every place have these ends`,
      (mobility) => {
        const { reachedSpaces, reachedBorders, reachedCore } = groundOf(layout);
        PLACE_NAMES.forEach((name, place) => {
          const expected = endsOf(layout, mobility, name);
          expect([name, new Set(reachIn(layout, mobility, place))]).toEqual([name, expected]);
          expect(reachIn(layout, mobility, place)).toHaveLength(expected.size);
          const bits = (names: readonly string[]): number =>
            names.reduce((all, end, i) => (expected.has(end) ? all | (1 << i) : all), 0);
          expect(reachedSpaces[mobility]?.[place]).toBe(bits(SPACE_NAMES));
          expect(reachedBorders[mobility]?.[place]).toBe(bits(PLACE_NAMES.slice(32, 64)));
          expect(reachedCore[mobility]?.[place]).toBe(expected.has('core'));
        });
      },
    );

    it(`RW-7.8: ${layout}: a higher level keeps the lower ones`, () => {
      PLACE_NAMES.forEach((_, place) => {
        for (const mobility of [1, 2, 3])
          expect(reachIn(layout, mobility, place)).toEqual(
            expect.arrayContaining(reachIn(layout, mobility - 1, place)),
          );
      });
    });

    it(`RW-7.4: ${layout}: no movement ends on an entrance, and none begins in the core`, () => {
      for (const places of groundOf(layout).reach) {
        for (const ends of places) expect(ends.some(isEntrance)).toBe(false);
        expect(places[placeNamed('core')]).toEqual([]);
      }
    });
  }
});
