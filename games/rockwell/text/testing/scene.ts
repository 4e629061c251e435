/** A table of two with Al in turn 3, for sentences with numbers in them. */
import type { Ply } from '@pithead/kernel';
import type { PlayerView, RockwellView } from '../../rules/index.ts';
import {
  AL,
  CARDS,
  CREWS,
  crewOf,
  NOWHERE,
  PLACE_NAMES,
  rockwell,
  spaceOf,
  TILES,
  turnedUp,
} from '../../rules/index.ts';
import { startMatch } from './randomPlay.ts';

export const NAMES = ['Änne', 'Bo'];

export const place = (id: string): number => PLACE_NAMES.indexOf(id);
export const nounOf = (verb: string, id: string): Ply => [
  verb,
  rockwell.moves.find((move) => move.verb === verb)?.nouns.indexOf(id) ?? -1,
];

/** The present power is stored above the required one. */
const lacking = (required: number, present: number): number => spaceOf(required) + 32 * present;

const before = startMatch(NAMES, { hiddenLog: true }, 'sentences').view(0);
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
  shafts: [place('B3'), NOWHERE, NOWHERE],
  actions: 1,
};
/**
 * Änne on B3, with a die on the border A0–A1, on entrance 3 and on D0; Bo next to B3, with a die on B4; Al on
 * B2.
 */
const crews = [...before.crews];
crews[0] = crewOf(place('B3'), 2, 0);
crews[1] = crewOf(place('A0-A1'), 1, 1);
crews[3] = crewOf(place('D0'), 1, 0);
crews[CREWS] = crewOf(place('B4'), 1, 2);
crews[AL * CREWS] = crewOf(place('B2'), 1, 0);
const spaces = [...before.spaces];
spaces[place('A0')] = lacking(3, 2);
spaces[place('A1')] = lacking(4, 2);
spaces[place('B2')] = lacking(4, 3);
spaces[place('B3')] = lacking(5, 2);
spaces[place('B4')] = turnedUp(
  spaceOf(4),
  TILES.findIndex(({ id }) => id === 'B3'),
);
export const at = (name: string, active: number, left = 0, pending = 1): RockwellView => ({
  ...before,
  turn: 3,
  round: 2,
  steps: [{ at: name, pending, left }],
  active,
  crews,
  spaces,
  revealed: 1 << place('B4'),
  slots: [0, ...before.slots.slice(1)],
  players: [me, ...before.players.slice(1)],
});
/**
 * Änne with 4 and Bo with 1 share the 3 zinc and 1 copper of X2-1; the leftovers go to Änne, so 3 cubes are
 * in danger.
 */
export const danger: RockwellView = {
  ...at('danger', 0, place('B3') | (CARDS.findIndex(({ id }) => id === 'X2-1') << 5)),
  crews: crews.map((crew, i) =>
    i === 0 ? crewOf(place('B3'), 4, 0) : i === CREWS ? crewOf(place('B3'), 1, 0) : crew,
  ),
};
