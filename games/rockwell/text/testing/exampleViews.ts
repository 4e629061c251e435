import type { Ply } from '@pithead/kernel';
import type { PlayerView, RockwellView } from '../../rules/index.ts';
import {
  AL,
  CARDS,
  crewIndex,
  CREWS,
  NOWHERE,
  packCrew,
  packSpace,
  PLACE_NAMES,
  rockwell,
  TILES,
  withRevealedTile,
} from '../../rules/index.ts';
import { startMatch } from './randomPlay.ts';

export const EXAMPLE_NAMES = ['Änne', 'Bo'];

export const placeIndex = (id: string): number => PLACE_NAMES.indexOf(id);
export const namedPly = (verb: string, id: string): Ply => [
  verb,
  rockwell.moves.find((move) => move.verb === verb)?.nouns.indexOf(id) ?? -1,
];

/** The present power is stored above the required one. */
const lacking = (required: number, present: number): number => packSpace(required) + 32 * present;

const before = startMatch(EXAMPLE_NAMES, { hiddenLog: true }, 'sentences').view(0);
const own = {
  stock: [2, 0, 0, 1],
  money: 3000,
  insurance: 2,
  deliveries: 0,
  prestige: 0,
  choice: [500, 0, 0, 0, 1],
  traded: 0,
};
const me: PlayerView = {
  ...(before.players[0] as PlayerView),
  own,
  mobility: 1,
  shafts: [placeIndex('B3'), NOWHERE, NOWHERE],
  actions: 1,
};
/**
 * Änne on B3, with a die on the border A0–A1, on entrance 3 and on D0; Bo next to B3, with a die on B4; Al on
 * B2.
 */
const crews = [...before.crews];
crews[0] = packCrew(placeIndex('B3'), 2, 0);
crews[1] = packCrew(placeIndex('A0-A1'), 1, 1);
crews[3] = packCrew(placeIndex('D0'), 1, 0);
crews[CREWS] = packCrew(placeIndex('B4'), 1, 2);
crews[crewIndex(AL, 0)] = packCrew(placeIndex('B2'), 1, 0);
const spaces = [...before.spaces];
spaces[placeIndex('A0')] = lacking(3, 2);
spaces[placeIndex('A1')] = lacking(4, 2);
spaces[placeIndex('B2')] = lacking(4, 3);
spaces[placeIndex('B3')] = lacking(5, 2);
spaces[placeIndex('B4')] = withRevealedTile(
  packSpace(4),
  TILES.findIndex(({ id }) => id === 'B3'),
);
export const viewAt = (name: string, active: number, left = 0, pending = 1): RockwellView => ({
  ...before,
  turn: 3,
  round: 2,
  steps: [{ at: name, pending, left }],
  active,
  crews,
  spaces,
  revealed: 1 << placeIndex('B4'),
  slots: [0, ...before.slots.slice(1)],
  players: [me, ...before.players.slice(1)],
});
/**
 * Änne with 4 and Bo with 1 share the 3 zinc and 1 copper of X2-1; the leftovers go to Änne, so 3 cubes are
 * in danger.
 */
export const dangerView: RockwellView = {
  ...viewAt('danger', 0, placeIndex('B3') | (CARDS.findIndex(({ id }) => id === 'X2-1') << 5)),
  crews: crews.map((crew, i) =>
    i === 0 ? packCrew(placeIndex('B3'), 4, 0) : i === CREWS ? packCrew(placeIndex('B3'), 1, 0) : crew,
  ),
};
