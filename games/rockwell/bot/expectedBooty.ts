/** Expected extractions by front, that is stratum and required power. RW-11.3 to RW-11.6 */
import type { Cubes, Tile } from '../rules/index.ts';
import { CARDS, CARDS_PER_PILE, PRICES, RING, STRATA, TILES } from '../rules/index.ts';

const POWERS = 16;
const MOST_SHARERS = 4;
const FRONTS = STRATA.length * POWERS;

/** By front and number of sharers; values in thousands, EXPECTED_CUBES in cubes. */
export const EXPECTED_SHARE = new Float64Array(FRONTS * (MOST_SHARERS + 1));
export const EXPECTED_LEFTOVERS = new Float64Array(FRONTS * (MOST_SHARERS + 1));
export const EXPECTED_CUBES = new Float64Array(FRONTS * (MOST_SHARERS + 1));
export const DANGER_PROBABILITY = new Float64Array(FRONTS);
export const FRONT_INCOME = new Float64Array(FRONTS);
export const TILE_INCOME = new Float64Array(TILES.length);
/** By stratum: the dearest cubes are lost first. RW-12.6 */
export const LOST_CUBE_VALUE = [0.65, 0.75, 0.85, 0.95] as const;

export const frontOf = (space: number, required: number): number => (space >> 3) * POWERS + required;
export const sharedBy = (front: number, sharers: number): number => sharers * FRONTS + front;

const worth = (cubes: Cubes): number =>
  cubes.reduce((sum, many, kind) => sum + (many * (PRICES[kind] as number)) / 1000, 0);
const cardsOf = ({ pile }: Tile) => CARDS.slice((pile - 1) * CARDS_PER_PILE, pile * CARDS_PER_PILE);

for (const [i, tile] of TILES.entries()) TILE_INCOME[i] = worth(tile.income);
for (let stratum = 0; stratum < STRATA.length; stratum++) {
  const tiles = TILES.slice(stratum * RING, (stratum + 1) * RING);
  for (const { power } of tiles)
    fill(
      stratum * POWERS + power,
      tiles.filter((tile) => tile.power === power),
    );
}

function fill(front: number, tiles: readonly Tile[]): void {
  const cards = tiles.flatMap(cardsOf);
  const mean = (of: (card: (typeof CARDS)[number]) => number): number =>
    cards.reduce((sum, card) => sum + of(card), 0) / cards.length;
  DANGER_PROBABILITY[front] = mean(({ danger }) => (danger ? 1 : 0));
  FRONT_INCOME[front] = tiles.reduce((sum, { income }) => sum + worth(income), 0) / tiles.length;
  for (let sharers = 1; sharers <= MOST_SHARERS; sharers++) {
    const part = ({ cubes }: { readonly cubes: Cubes }): Cubes =>
      cubes.map((many) => Math.floor(many / sharers)) as unknown as Cubes;
    const at = sharedBy(front, sharers);
    EXPECTED_SHARE[at] = mean((card) => worth(part(card)));
    EXPECTED_LEFTOVERS[at] = mean((card) => worth(card.cubes)) - sharers * (EXPECTED_SHARE[at] as number);
    EXPECTED_CUBES[at] = mean((card) => part(card).reduce((sum, many) => sum + many, 0));
  }
}
