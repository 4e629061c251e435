/** Arrow keys on the map follow the borders: each leads to the neighbour that lies most in its direction. SB-7.8 */
import { NEIGHBOURS, PLACES, TERRITORIES } from '../../rules/index.ts';
import { OUTLINES, VLADIVOSTOK_AT } from './outlines.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** The cosine of the widest angle at which a neighbour still lies in a direction: just over 60 degrees. */
const WIDEST = 0.49;

const pointOf = (place: number): { readonly x: number; readonly y: number } => {
  const id = TERRITORIES[place];
  return id === undefined ? VLADIVOSTOK_AT : OUTLINES[id];
};

/** Out of Vladivostok leads one way only; looking goes back as well. SB-7.10 */
const isBeside = (one: number, other: number): boolean =>
  (((NEIGHBOURS[one] ?? 0) & (1 << other)) | ((NEIGHBOURS[other] ?? 0) & (1 << one))) !== 0;

/** −1 where the map ends. */
export function placeTowards(from: number, key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const start = pointOf(from);
  let best = WIDEST;
  let found = -1;
  PLACES.forEach((_, place) => {
    if (!isBeside(from, place)) return;
    const { x, y } = pointOf(place);
    const along = ((x - start.x) * dx + (y - start.y) * dy) / Math.hypot(x - start.x, y - start.y);
    if (along > best) [best, found] = [along, place];
  });
  return found;
}
