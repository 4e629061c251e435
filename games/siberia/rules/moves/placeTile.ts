import type { Move, Refusal } from '@pithead/kernel';
import { decided } from '@pithead/kernel';
import { ACTIONS, FIRST_RESOURCE, MANAGER_TILE, NO_RESOURCE, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { why } from '../refusals.ts';
import type { Player, Siberia } from '../state.ts';
import {
  countTiles,
  fits,
  freeFields,
  HAND,
  kindOf,
  placeIn,
  playerOf,
  RESEARCH,
  tileEntry,
  tileIn,
  UNREVEALED,
} from '../state.ts';

const TARGETS = [...ACTIONS, 'research'] as const;
const nounOf = (tile: number, place: number): number => tile * TARGETS.length + place;
/** `salesman-gas>research`. */
const NOUNS = TILES.flatMap(({ id }) => TARGETS.map((target) => `${id}>${target}`));
export const tileOfNoun = (noun: number): number => Math.floor(noun / TARGETS.length);
export const placeOfNoun = (noun: number): number => noun % TARGETS.length;

/** To a free field of the tile's person or resource, or to research. SB-4.3, SB-4.4 */
export const placeTile: Move<Siberia, SiberiaFact> = {
  verb: 'placeTile',
  rule: 'SB-4.3',
  nouns: NOUNS,
  secret: true,

  refuse(state, seat, noun) {
    const player = playerOf(state, seat);
    const tile = tileOfNoun(noun);
    const place = placeOfNoun(noun);
    if (!holds(player, tile)) return why('tileNotInHand', 'SB-4.7');
    if (!fits(tile, place)) return refuseFit(tile);
    return hasRoom(player, place) ? undefined : why('noFreeField', 'SB-4.6');
  },

  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    let seen = 0;
    for (let i = 0; i < player.tiles.length; i++) {
      const entry = player.tiles[i] as number;
      const tile = tileIn(entry);
      if (placeIn(entry) !== HAND || (seen & (1 << tile)) !== 0) continue;
      seen |= 1 << tile;
      const { person, resource } = kindOf(tile);
      if (hasRoom(player, person)) offers.add(nounOf(tile, person));
      if (resource !== NO_RESOURCE && hasRoom(player, FIRST_RESOURCE + resource))
        offers.add(nounOf(tile, FIRST_RESOURCE + resource));
      offers.add(nounOf(tile, RESEARCH));
    }
  },

  play(state, seat, noun, tell) {
    const { tiles } = playerOf(state, seat);
    const tile = tileOfNoun(noun);
    const place = placeOfNoun(noun);
    tiles.splice(tiles.indexOf(tileEntry(tile, HAND)), 1);
    tiles.push(tileEntry(tile, place) | UNREVEALED);
    tell?.({ type: 'tilePlaced', seat, tile, place });
  },
};

const refuseFit = (tile: number): Refusal =>
  why('tileDoesNotFit', tile === MANAGER_TILE ? 'SB-4.4' : 'SB-4.3');

const holds = (player: Player, tile: number): boolean => player.tiles.includes(tileEntry(tile, HAND));

/**
 * Research takes any number; an action's field is free if nothing lies or is planned on it. SB-4.5, SB-4.6
 */
function hasRoom(player: Player, place: number): boolean {
  return place === RESEARCH || freeFields(player, place) > countTiles(player, place, true);
}

/** Final; all six tiles must be placed. SB-4.7, SB-4.8 */
export const confirmPlacement: Move<Siberia, SiberiaFact> = {
  verb: 'confirmPlacement',
  rule: 'SB-4.8',
  nouns: ['confirm'],
  refuse(state, seat) {
    const tiles = countTiles(playerOf(state, seat), HAND, false);
    return tiles === 0 ? undefined : why('tilesToPlace', 'SB-4.7', { tiles });
  },
  play(state, seat, _noun, tell) {
    decided(state, seat);
    tell?.({ type: 'placementConfirmed', seat });
  },
};
