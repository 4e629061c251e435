/** Arrow keys on the map: each leads to the neighbour that lies most in its direction. SB-7.8 */
import { NEIGHBOURS, TERRITORIES, VLADIVOSTOK } from '../../rules/index.ts';
import { OUTLINES, VLADIVOSTOK_AT } from '../art/outlines.ts';

/** In clockwise order from the right, since screen angles grow clockwise. */
const QUARTERS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Cosine of the widest angle at which a neighbour still counts: just over 60 degrees. */
const WIDEST = 0.49;

const POINTS = [...TERRITORIES.map((id) => OUTLINES[id]), VLADIVOSTOK_AT];

/**
 * −1 at the edge of the map. Vladivostok can be focused from its arrows, although nobody moves there. SB-7.10
 */
export function placeTowards(from: number, key: string): number {
  const direction = (QUARTERS.indexOf(key) * Math.PI) / 2;
  const start = POINTS[from] ?? VLADIVOSTOK_AT;
  let best = WIDEST;
  let found = -1;
  POINTS.forEach(({ x, y }, place) => {
    const [one, other] = place === VLADIVOSTOK ? [place, from] : [from, place];
    const along = Math.cos(Math.atan2(y - start.y, x - start.x) - direction);
    if (((NEIGHBOURS[one] ?? 0) & (1 << other)) !== 0 && along > best) [best, found] = [along, place];
  });
  return found;
}
