import type { Move } from '@pithead/kernel';
import { decided, seal } from '@pithead/kernel';
import { ACTIONS, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { why } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { add, hasTooMany, placeIn, playerOf, RESEARCH, tileEntry, tileIn } from '../state.ts';

/** `salesman-gas<gas`: the tile, and the action it lies on. */
const NOUNS = ACTIONS.flatMap((action) => TILES.map(({ id }) => `${id}<${action}`));
export const returnedAction = (noun: number): number => Math.floor(noun / TILES.length);
export const returnedTile = (noun: number): number => noun % TILES.length;

/** Until ten are left; each return is final and public at once. SB-8.2, SB-8.5 */
export const returnTile: Move<Siberia, SiberiaFact> = {
  verb: 'returnTile',
  rule: 'SB-8.2',
  nouns: NOUNS,
  refuse(state, seat, noun) {
    const entry = tileEntry(returnedTile(noun), returnedAction(noun));
    return playerOf(state, seat).tiles.includes(entry) ? undefined : why('noTileThere', 'SB-8.5');
  },
  offer(state, seat, offers) {
    const { tiles } = playerOf(state, seat);
    for (let i = 0; i < tiles.length; i++) {
      const entry = tiles[i] as number;
      if (placeIn(entry) < RESEARCH && tiles.indexOf(entry) === i)
        offers.add(placeIn(entry) * TILES.length + tileIn(entry));
    }
  },
  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const action = returnedAction(noun);
    const tile = returnedTile(noun);
    player.tiles.splice(player.tiles.indexOf(tileEntry(tile, action)), 1);
    player.covered -= 1 << (action * 2);
    add(state.bag, tile);
    tell?.({ type: 'tileReturned', seat, tile, action });
    seal(state);
    if (!hasTooMany(player)) decided(state, seat);
  },
};
