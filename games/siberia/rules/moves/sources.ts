/** Where a figure can be taken from: the own supply, an exchange field, or a place in Siberia. SB-1.5 */
import { EXCHANGES, PLACES } from '../components.ts';
import type { Player } from '../state.ts';
import { add } from '../state.ts';

export const OWN_SUPPLY = 0;
export const FIRST_EXCHANGE = 1;
export const FIRST_PLACE = FIRST_EXCHANGE + EXCHANGES;
/** Exchange fields are named by number: which city lies on them is chosen in each game. */
export const SOURCES = [
  'supply',
  ...Array.from({ length: EXCHANGES }, (_, field) => `exchange-${field}`),
  ...PLACES,
] as const;

export function figuresAt(player: Player, source: number): number {
  if (source === OWN_SUPPLY) return player.figures;
  if (source < FIRST_PLACE) return player.salesmen[source - FIRST_EXCHANGE] as number;
  return player.workers[source - FIRST_PLACE] as number;
}

/** For those who are told: which city lies on the exchange field that is left. */
export function leftCity(cities: readonly number[], source: number): { readonly left?: number } {
  return source === OWN_SUPPLY || source >= FIRST_PLACE
    ? {}
    : { left: cities[source - FIRST_EXCHANGE] as number };
}

export function takeFigure(player: Player, source: number): void {
  if (source === OWN_SUPPLY) player.figures--;
  else if (source < FIRST_PLACE) add(player.salesmen, source - FIRST_EXCHANGE, -1);
  else add(player.workers, source - FIRST_PLACE, -1);
}
