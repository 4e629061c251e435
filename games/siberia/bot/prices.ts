/** Income in thousands per cube of each resource. */
import type { Player, Siberia } from '../rules/index.ts';
import { CITIES, EXCHANGES, RESOURCES } from '../rules/index.ts';

export interface CubePrices {
  /** The best price at an exchange with an own salesman. SB-7.22 */
  readonly ownPrices: Float64Array;
  /** `ownPrices`, raised by the chance that a salesman is sent to a better exchange. SB-7.12 */
  readonly prices: Float64Array;
}

export const newCubePrices = (): CubePrices => ({
  ownPrices: new Float64Array(RESOURCES.length),
  prices: new Float64Array(RESOURCES.length),
});

/** By city × 5 + resource, in thousands; row 0 is an exchange whose side is not chosen yet. */
const TABLE = new Float64Array((CITIES.length + 1) * RESOURCES.length);
CITIES.forEach((city, at) =>
  city.prices.forEach((price, resource) => (TABLE[(at + 1) * RESOURCES.length + resource] = price / 1000)),
);

export function countPrices(
  { ownPrices, prices }: CubePrices,
  state: Siberia,
  player: Player,
  salesmanChance: number,
): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    ownPrices[resource] = 0;
    prices[resource] = 0;
  }
  for (let field = 0; field < EXCHANGES; field++) {
    const row = ((state.cities[field] as number) + 1) * RESOURCES.length;
    const own = (player.salesmen[field] as number) > 0;
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      const price = TABLE[row + resource] as number;
      if (price > (prices[resource] as number)) prices[resource] = price;
      if (own && price > (ownPrices[resource] as number)) ownPrices[resource] = price;
    }
  }
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const own = ownPrices[resource] as number;
    prices[resource] = own + salesmanChance * ((prices[resource] as number) - own);
  }
}
