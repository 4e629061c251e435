import type { Move, Refusal } from '@pithead/kernel';
import { markDecided, removeAt } from '@pithead/kernel';
import { ACTIONS, FIRST_RESOURCE, MANAGER_TILE, NO_RESOURCE, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Player, Siberia } from '../state.ts';
import {
  countTiles,
  tileFits,
  HAND,
  hasRoom,
  kindOf,
  placeOfEntry,
  plannedFields,
  playerOf,
  RESEARCH,
  tileEntry,
  tileOfEntry,
  UNREVEALED,
} from '../state.ts';

const TARGETS = [...ACTIONS, 'research'] as const;
export const placeTileNoun = (tile: number, place: number): number => tile * TARGETS.length + place;
const NOUNS = TILES.flatMap(({ id }) => TARGETS.map((target) => `${id}>${target}`));
export const placedTile = (noun: number): number => Math.floor(noun / TARGETS.length);
export const placedAt = (noun: number): number => noun % TARGETS.length;

/** To a free field of the tile's person or resource, or to research. SB-4.3, SB-4.4 */
export const placeTile: Move<Siberia, SiberiaFact> = {
  verb: 'placeTile',
  rule: 'SB-4.3',
  nouns: NOUNS,
  secret: true,

  refuse(state, seat, noun) {
    const player = playerOf(state, seat);
    const tile = placedTile(noun);
    const place = placedAt(noun);
    if (!holds(player, tile)) return refusalFor('tileNotInHand', 'SB-4.7');
    if (!tileFits(tile, place)) return refuseFit(tile);
    return hasRoom(player, plannedFields(player), place) ? undefined : refusalFor('noFreeField', 'SB-4.6');
  },

  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    const planned = plannedFields(player);
    let seen = 0;
    for (let i = 0; i < player.tiles.length; i++) {
      const entry = player.tiles[i] as number;
      const tile = tileOfEntry(entry);
      if (placeOfEntry(entry) !== HAND || (seen & (1 << tile)) !== 0) continue;
      seen |= 1 << tile;
      const { person, resource } = kindOf(tile);
      if (hasRoom(player, planned, person)) offers.add(placeTileNoun(tile, person));
      if (resource !== NO_RESOURCE && hasRoom(player, planned, FIRST_RESOURCE + resource))
        offers.add(placeTileNoun(tile, FIRST_RESOURCE + resource));
      offers.add(placeTileNoun(tile, RESEARCH));
    }
  },

  play(state, seat, noun, tell) {
    const { tiles } = playerOf(state, seat);
    const tile = placedTile(noun);
    const place = placedAt(noun);
    removeAt(tiles, tiles.indexOf(tileEntry(tile, HAND)));
    tiles.push(tileEntry(tile, place) | UNREVEALED);
    tell?.({ type: 'tilePlaced', seat, tile, place });
  },
};

const refuseFit = (tile: number): Refusal =>
  refusalFor('tileDoesNotFit', tile === MANAGER_TILE ? 'SB-4.4' : 'SB-4.3');

const holds = (player: Player, tile: number): boolean => player.tiles.includes(tileEntry(tile, HAND));

/** Final; all six tiles must be placed. SB-4.7, SB-4.8 */
export const confirmPlacement: Move<Siberia, SiberiaFact> = {
  verb: 'confirmPlacement',
  rule: 'SB-4.8',
  nouns: ['confirm'],
  refuse(state, seat) {
    const tiles = countTiles(playerOf(state, seat), HAND, false);
    return tiles === 0 ? undefined : refusalFor('tilesToPlace', 'SB-4.7', { tiles });
  },
  play(state, seat, _noun, tell) {
    markDecided(state, seat);
    tell?.({ type: 'placementConfirmed', seat });
  },
};
