import type { Key, Options, Tell } from '@pithead/kernel';
import { chanceFrom, shuffle } from '@pithead/kernel';
import {
  BOARDS,
  BRIBERY_TILES,
  CARDS_PER_PILE,
  CREWS,
  DICE,
  LAYOUTS,
  PILES,
  SHAFTS,
  SLOTS,
  STARTING_CUBES,
  STARTING_MONEY,
} from './components.ts';
import type { Layout } from './components.ts';
import type { RockwellFact } from './facts.ts';
import { FIRST_ENTRANCE, NOWHERE } from './earth/geometry.ts';
import { layRings } from './earth/rings.ts';
import type { Player, Rockwell } from './state.ts';
import { crewWithinOwner, hasAl, INSURANCE_USED, packCrew } from './state.ts';
import { beginFirstTurn } from './phases/turn.ts';

/** V8 keeps arrays packed that grow by push. */
function many(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

const upTo = (count: number): number[] => many(count, 0).map((_, i) => i);

/** RW-2.1 to RW-2.10 */
export function setup(
  seats: number,
  options: Options,
  key: Key,
  tell: Tell<RockwellFact>,
  version: number,
): Rockwell {
  const chance = chanceFrom(key);
  const layout = LAYOUTS.indexOf(options['layout'] as Layout);
  const spaces = layRings(chance, layout);
  const management = upTo(seats);
  const control = upTo(seats);
  shuffle(chance, management);
  shuffle(chance, control);
  const state: Rockwell = {
    seats,
    steps: [],
    chance,
    seals: 0,
    layout,
    byManagement: options['phaseOrder'] === 'management' ? 1 : 0,
    zeroScores: options['zeroHoldingScores'] === true ? 1 : 0,
    hiddenLog: options['hiddenLog'] === true ? 1 : 0,
    turnLimit: options['turnLimit'] as number,
    turn: 1,
    round: 0,
    management,
    control,
    slots: many(BOARDS.length * SLOTS, -1),
    spaces,
    revealed: 0,
    crews: newCrews(seats),
    piles: many(PILES, (1 << CARDS_PER_PILE) - 1),
    briberyTiles: BRIBERY_TILES,
    dice: DICE,
    active: -1,
    hired: 0,
    ended: 0,
    players: [],
    known: [],
  };
  if (version > 1) state.version = version;
  for (let seat = 0; seat < seats; seat++) state.players.push(newPlayer());
  if (state.hiddenLog !== 0)
    for (let seat = 0; seat < seats; seat++) state.known.push(...STARTING_CUBES, ...STARTING_CUBES);
  tell?.({ type: 'ordersDrawn', management: management.slice(), control: control.slice() });
  beginFirstTurn(state, tell);
  return state;
}

/** Crew i of every owner, also of Al, at entrance i. RW-2.5, RW-21.3 */
function newCrews(seats: number): number[] {
  const crews: number[] = [];
  const owners = hasAl({ seats }) ? seats + 1 : seats;
  for (let crew = 0; crew < owners * CREWS; crew++)
    crews.push(packCrew(FIRST_ENTRANCE + crewWithinOwner(crew), 1, 0));
  return crews;
}

const newPlayer = (): Player => ({
  stock: STARTING_CUBES.slice(),
  money: STARTING_MONEY,
  insurance: 0,
  choice: many(INSURANCE_USED + 1, 0),
  mobility: 0,
  safety: 0,
  shafts: many(SHAFTS, NOWHERE),
  cards: 0,
  achievements: 0,
  prestige: 0,
  deliveries: 0,
  actions: 0,
  traded: 0,
});
