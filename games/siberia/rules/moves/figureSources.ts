/** A figure comes from the own supply, an exchange field or a place on the map. SB-1.5 */
import { EXCHANGES, PLACES } from '../components.ts';
import type { Player } from '../state.ts';
import { add } from '../state.ts';

export const OWN_SUPPLY = 0;
const FIRST_EXCHANGE = 1;
const FIRST_PLACE = FIRST_EXCHANGE + EXCHANGES;
export const exchangeSource = (field: number): number => FIRST_EXCHANGE + field;
export const placeSource = (place: number): number => FIRST_PLACE + place;
/** Both give −1 for a source of another kind. */
export const sourceExchange = (source: number): number =>
  source < FIRST_PLACE ? source - FIRST_EXCHANGE : -1;
export const sourcePlace = (source: number): number => (source < FIRST_PLACE ? -1 : source - FIRST_PLACE);
/** Exchange fields are numbered, because their cities differ from game to game. */
export const FIGURE_SOURCES = [
  'supply',
  ...Array.from({ length: EXCHANGES }, (_, field) => `exchange-${field}`),
  ...PLACES,
] as const;

export function figuresAt(player: Player, source: number): number {
  if (source === OWN_SUPPLY) return player.figures;
  if (source < FIRST_PLACE) return player.salesmen[source - FIRST_EXCHANGE] as number;
  return player.workers[source - FIRST_PLACE] as number;
}

export function leftCity(cities: readonly number[], source: number): { readonly left?: number } {
  const field = sourceExchange(source);
  return field < 0 ? {} : { left: cities[field] as number };
}

export function removeFigure(player: Player, source: number): void {
  if (source === OWN_SUPPLY) player.figures--;
  else if (source < FIRST_PLACE) add(player.salesmen, source - FIRST_EXCHANGE, -1);
  else add(player.workers, source - FIRST_PLACE, -1);
}
