/**
 * Arrow keys on the map follow the borders: each leads to the neighbour that lies most in its direction.
 * SB-7.8
 */
import { NEIGHBOURS, TERRITORIES, VLADIVOSTOK } from '../../rules/index.ts';
import { OUTLINES, VLADIVOSTOK_AT } from './outlines.ts';

/** Each a quarter further, as angles grow on a screen. */
const QUARTERS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** The cosine of the widest angle at which a neighbour still lies in a direction: just over 60 degrees. */
const WIDEST = 0.49;

const POINTS = [...TERRITORIES.map((id) => OUTLINES[id]), VLADIVOSTOK_AT];

/**
 * −1 where the map ends. Nobody walks into Vladivostok, but one can look there from where its arrows lead.
 * SB-7.10
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
