import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEIGHBOURS, TERRITORIES } from '../../rules/index.ts';
import type { MapPoint } from './roughOutlines.ts';
import { mapPointsOf, shapeOf } from './roughOutlines.ts';
import { OUTLINES, VLADIVOSTOK_AT } from './outlines.ts';

interface Data {
  map: {
    startCity: MapPoint & { x: number; y: number };
    territories: { id: string; x: number; y: number; outline: MapPoint[] }[];
  };
}
const { map } = JSON.parse(
  readFileSync(new URL('../../data/components.json', import.meta.url), 'utf8'),
) as Data;

const key = ([x, y]: MapPoint): string => `${x} ${y}`;

describe('the drawing of the map (SB-1.1)', () => {
  it('territories and Vladivostok lie where the data has them', () => {
    for (const { id, x, y, outline } of map.territories) {
      const drawn = OUTLINES[id as keyof typeof OUTLINES];
      expect([drawn.x, drawn.y, mapPointsOf(drawn.outline)], id).toEqual([x, y, outline]);
    }
    expect(VLADIVOSTOK_AT).toEqual({ x: map.startCity.x, y: map.startCity.y });
  });

  it('SB-7.8: exactly neighbours share the same rough line of their border', () => {
    TERRITORIES.forEach((one, i) => {
      const points = new Set(shapeOf(one).map(key));
      TERRITORIES.forEach((other, j) => {
        if (i === j) return;
        const common = shapeOf(other).filter((point) => points.has(key(point))).length;
        const isNeighbour = ((NEIGHBOURS[i] as number) & (1 << j)) !== 0;
        // Neighbours share at least one edge of eight pieces; others at most a corner.
        expect(common >= 9, `${one} and ${other}: ${common}`).toBe(isNeighbour);
      });
    });
  });
});
