/** Test fixtures: a match after the draft, and plies in readable notation. */
import type { Options } from '@pithead/kernel';
import { bit, playPly } from '@pithead/kernel';
import type { Scenario as TestScenario } from '@pithead/testkit/scenario';
import { scenarioTools } from '@pithead/testkit/scenario';
import type { GlueckAufFact } from '../facts.ts';
import { glueckAuf } from '../index.ts';
import { ORDERS, SPACES, TILES } from '../components.ts';
import type { GlueckAuf, Player } from '../state.ts';
import { playerOf } from '../state.ts';

export type GlueckAufScenario = TestScenario<GlueckAuf, GlueckAufFact>;
export const { freshTable, playPlies, whyNot, offersOf, auditOf, factsOf } = scenarioTools(glueckAuf);

export const tileNamed = (id: string): number => TILES.findIndex((tile) => tile.id === id);
export const orderNamed = (id: string): number => ORDERS.findIndex((card) => card.id === id);
export const spaceNamed = (id: string): number => SPACES.findIndex((space) => space.id === id);

/** After a draft of no importance: seat 0 starts, nobody holds an order. */
export function tableInPlay(seats: number, options: Options = {}, version?: number): GlueckAufScenario {
  const scenario = freshTable(seats, options, undefined, version);
  const { state } = scenario;
  while (state.steps[0]?.at === 'draft') {
    const seat = Math.log2(state.steps[0].pending);
    playPly(glueckAuf, state, seat, ['draftOrder', state.draftRow[0] as number], undefined);
  }
  state.startPlayer = 0;
  state.steps[0] = { at: 'turn', pending: bit(0), left: 0 };
  for (const playerAt of state.players)
    state.orderStack.entries.unshift(...freshEntries(playerAt.orders.splice(0)));
  scenario.facts.length = 0;
  return scenario;
}

export const freshEntries = (items: readonly number[]): number[] => items.map((item) => (7 << 10) | item);

export function giveTurn({ state }: GlueckAufScenario, seat: number): void {
  state.steps = [{ at: 'turn', pending: bit(seat), left: seat }];
}

/** Moves an order from the stack or the display to a player; the display is refilled. */
export function giveOrder({ state }: GlueckAufScenario, seat: number, id: string): number {
  const order = orderNamed(id);
  const inStack = state.orderStack.entries.findIndex((entry) => (entry & 63) === order);
  const place = state.display.indexOf(order);
  if (inStack >= 0) state.orderStack.entries.splice(inStack, 1);
  else if (place >= 0) state.display[place] = (state.orderStack.entries.pop() as number) & 63;
  else throw new Error(`${id} is not to be had`);
  playerOf(state, seat).orders.push(order);
  return order;
}

export function fillOrder({ state }: GlueckAufScenario, id: string): void {
  const card = ORDERS[orderNamed(id)] as (typeof ORDERS)[number];
  const slots = ORDERS.slice(0, orderNamed(id)).reduce((before, { slotCount }) => before + slotCount, 0);
  let slot = slots;
  card.slots.forEach((count, coal) => {
    for (let i = 0; i < count; i++) {
      state.slots[slot++] = coal + 1;
      state.supply[coal] = (state.supply[coal] as number) - 1;
    }
  });
  state.unfilled[orderNamed(id)] = 0;
}

export function deliverFor(scenario: GlueckAufScenario, seat: number, id: string): void {
  const order = giveOrder(scenario, seat, id);
  const player = playerOf(scenario.state, seat);
  player.orders.splice(player.orders.indexOf(order), 1);
  player.delivered.push(order);
}

export function displayTile({ state }: GlueckAufScenario, place: number, id: string): void {
  const tile = tileNamed(id);
  const there = state.factory[place] as number;
  const at = state.tileStack.entries.findIndex((entry) => (entry & 63) === tile);
  if (at < 0) throw new Error(`no ${id} in the stack`);
  state.tileStack.entries[at] = freshEntries([there])[0] as number;
  state.factory[place] = tile;
}

export function installTile({ state }: GlueckAufScenario, seat: number, id: string): void {
  const tile = tileNamed(id);
  const { coal, carts } = TILES[tile] as (typeof TILES)[number];
  const at = state.tileStack.entries.findIndex((entry) => (entry & 63) === tile);
  state.tileStack.entries.splice(at, 1);
  const player = playerOf(state, seat);
  player.tiles.push(tile);
  player.carts[coal] = (player.carts[coal] as number) + carts;
  player.loaded[coal * 4 + coal] = (player.loaded[coal * 4 + coal] as number) + carts;
  state.supply[coal] = (state.supply[coal] as number) - carts;
}

export function leaveWorkers({ state }: GlueckAufScenario, seat: number, workers: number): void {
  const player = playerOf(state, seat);
  state.canteen[seat] = (state.canteen[seat] as number) + player.workers - workers;
  player.workers = workers;
}

export function standWorkers({ state }: GlueckAufScenario, seat: number, id: string, workers: number): void {
  state.workersOn[spaceNamed(id)] = workers;
  state.ownerOn[spaceNamed(id)] = seat;
  playerOf(state, seat).workers -= workers;
}

export const player = ({ state }: GlueckAufScenario, seat: number): Player => playerOf(state, seat);
