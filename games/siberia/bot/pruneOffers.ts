import type { Offers } from '@pithead/kernel';
import { nounOf, verbIndexOf } from '@pithead/kernel';
import type { Siberia } from '../rules/index.ts';
import { siberia, placedTile } from '../rules/index.ts';

const PLACE_TILE = siberia.verbs.get('placeTile') as number;
const NAME_TILE = siberia.verbs.get('nameTile') as number;

/**
 * Only the final layout of the six tiles counts (SB-4.8), and the order of research hardly matters (SB-6.1):
 * offering one tile at a time avoids comparing every layout in all its orders. Managers, which have the least
 * choice, come last.
 */
export function pruneOffers(_state: Siberia, _seat: number, offers: Offers): void {
  const verb = verbIndexOf(offers.at(0));
  if (verb === NAME_TILE) offers.length = 1;
  else if (verb === PLACE_TILE) keepTile(offers, tileAt(offers, offers.length - 1));
}

const tileAt = (offers: Offers, place: number): number => placedTile(nounOf(offers.at(place)));

function keepTile(offers: Offers, tile: number): void {
  let kept = 0;
  for (let i = 0; i < offers.length; i++) {
    if (tileAt(offers, i) === tile) offers.codes[kept++] = offers.at(i);
  }
  offers.length = kept;
}
