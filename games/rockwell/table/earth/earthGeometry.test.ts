import { describe, expect, it } from 'vitest';
import {
  bordersOf,
  CORE,
  spacesAtEntrance,
  FIRST_ENTRANCE,
  TOPOLOGIES,
  LAYOUTS,
  RING,
  SPACES,
  STRATA,
  stratumOf,
} from '../../rules/index.ts';
import { layOutTile } from '../lazy/earth/tileLayout.ts';
import { openingLayout } from './openingTile.ts';
import { EARTH_CENTRE, neighbourInRing, sectorOf, centreOf } from './earthGeometry.ts';

const layouts = LAYOUTS.map((name, layout) => ({ name, layout }));
const spaces = Array.from({ length: SPACES }, (_, space) => space);

function overlap(a: number, b: number, layout: number): number {
  const apart = Math.abs(sectorOf(a, layout).from - sectorOf(b, layout).from);
  return Math.max(0, 45 - Math.min(apart, 360 - apart));
}

describe('the drawing of the Earth', () => {
  it.each(layouts)('RW-2.3: tiles touch on the drawing where the rules say so, rings $name', ({ layout }) => {
    const touching = (a: number, b: number): boolean => {
      const rings = Math.abs(stratumOf(a) - stratumOf(b));
      if (rings === 1) return overlap(a, b, layout) > 0;
      return rings === 0 && a !== b && [1, RING - 1].includes(Math.abs(a - b));
    };
    for (const space of spaces) {
      const drawn = spaces.filter((other) => touching(space, other));
      expect(drawn).toEqual(TOPOLOGIES[layout]?.neighbours[space]);
    }
  });

  it.each(layouts)(
    'RW-2.4: an entrance lies before the two tiles that it leads to, rings $name',
    ({ layout }) => {
      for (let entrance = FIRST_ENTRANCE; entrance < FIRST_ENTRANCE + 4; entrance++) {
        const [first, second] = spacesAtEntrance(entrance);
        expect(centreOf(entrance, layout).angle).toBe(sectorOf(second, layout).from);
        expect(sectorOf(first, layout).from + 45).toBe(sectorOf(second, layout).from);
      }
    },
  );

  it('RW-8.1: a border lies between its two tiles, the core in the middle', () => {
    for (const { layout } of layouts) {
      for (const space of spaces) {
        const [behind = 0] = bordersOf(space);
        expect(centreOf(behind, layout).angle).toBe((sectorOf(space, layout).from + 45) % 360);
      }
      expect(centreOf(CORE, layout)).toMatchObject({ x: EARTH_CENTRE, y: EARTH_CENTRE });
    }
  });

  it('the up and down keys lead to a tile that touches', () => {
    for (const { layout } of layouts) {
      for (const space of spaces) {
        for (const stratum of [stratumOf(space) - 1, stratumOf(space) + 1]) {
          if (stratum < 0 || stratum >= STRATA.length) continue;
          expect(TOPOLOGIES[layout]?.neighbours[space]).toContain(neighbourInRing(space, stratum, layout));
        }
      }
    }
  });
});

describe('pieces that share a tile', () => {
  it.each([0, 1, 2, 4, 8])('RW-7.5: %i crews and a shaft stay inside their tile', (many) => {
    for (const space of spaces) {
      const sector = sectorOf(space, 0);
      const placed = layOutTile(space, sector, {
        isOpen: false,
        hasHint: true,
        hasShaft: true,
        crews: Array.from({ length: many }, (_, crew) => crew === 0),
        isTightBefore: false,
        isTightBehind: false,
      });
      for (const { x, y, scale } of [placed.figure, placed.hint, placed.shaft, ...placed.crews]) {
        const radius = Math.hypot(x - EARTH_CENTRE, y - EARTH_CENTRE);
        expect(radius).toBeGreaterThan(sector.inner);
        expect(radius).toBeLessThan(sector.outer);
        expect(scale).toBeGreaterThan(0.4);
      }
    }
  });

  it.each(layouts)(
    'a tile without pieces looks the same before and after the first auction, rings $name',
    ({ layout }) => {
      for (const space of spaces) {
        const { figure } = layOutTile(space, sectorOf(space, layout), {
          isOpen: false,
          hasHint: false,
          hasShaft: false,
          crews: [],
          isTightBefore: false,
          isTightBehind: false,
        });
        expect(openingLayout(space, layout).figure).toEqual(figure);
      }
    },
  );
});
