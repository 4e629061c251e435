import type { Move } from '@pithead/kernel';
import { markDecided, forbidUndo, removeAt } from '@pithead/kernel';
import { ACTIONS, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import {
  add,
  hasTooMany,
  oneTileOn,
  placeOfEntry,
  playerOf,
  RESEARCH,
  tileEntry,
  tileOfEntry,
} from '../state.ts';

const NOUNS = ACTIONS.flatMap((action) => TILES.map(({ id }) => `${id}<${action}`));
export const returnTileNoun = (tile: number, action: number): number => action * TILES.length + tile;
export const returnedAction = (noun: number): number => Math.floor(noun / TILES.length);
export const returnedTile = (noun: number): number => noun % TILES.length;

/** Until ten are left; each return is final and public at once. SB-8.2, SB-8.5 */
export const returnTile: Move<Siberia, SiberiaFact> = {
  verb: 'returnTile',
  rule: 'SB-8.2',
  nouns: NOUNS,
  refuse(state, seat, noun) {
    const entry = tileEntry(returnedTile(noun), returnedAction(noun));
    return playerOf(state, seat).tiles.includes(entry) ? undefined : refusalFor('noTileThere', 'SB-8.5');
  },
  offer(state, seat, offers) {
    const { tiles } = playerOf(state, seat);
    for (let i = 0; i < tiles.length; i++) {
      const entry = tiles[i] as number;
      if (placeOfEntry(entry) < RESEARCH && tiles.indexOf(entry) === i)
        offers.add(returnTileNoun(tileOfEntry(entry), placeOfEntry(entry)));
    }
  },
  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const action = returnedAction(noun);
    const tile = returnedTile(noun);
    removeAt(player.tiles, player.tiles.indexOf(tileEntry(tile, action)));
    player.covered -= oneTileOn(action);
    add(state.bag, tile);
    tell?.({ type: 'tileReturned', seat, tile, action });
    forbidUndo(state);
    if (!hasTooMany(player)) markDecided(state, seat);
  },
};
