/** Test fixtures: a match with a known map, and plies in readable notation. */
import type { Options } from '@pithead/kernel';
import { bit, allSeats } from '@pithead/kernel';
import type { Scenario as TestScenario } from '@pithead/testkit/scenario';
import { scenarioTools } from '@pithead/testkit/scenario';
import type { Action, Resource, Territory } from '../components.ts';
import { ACTIONS, CITIES, MANAGER_TILE, PLACES, RESOURCES, TERRITORIES, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { siberia } from '../index.ts';
import type { Player, Siberia } from '../state.ts';
import {
  add,
  coverField,
  tileFits,
  HAND,
  placeOfEntry,
  playerOf,
  RESEARCH,
  tileEntry,
  tileOfEntry,
} from '../state.ts';

export type SiberiaScenario = TestScenario<Siberia, SiberiaFact>;
export const {
  freshTable,
  playPlies,
  whyNot,
  offersOf,
  auditOf,
  factsOf,
  phaseOf,
  pendingSeat,
  isFinished,
  whyNotBeyond,
} = scenarioTools(siberia);

const found = (place: number, name: string): number => {
  if (place < 0) throw new Error(`there is no ${name}`);
  return place;
};

export const tileNamed = (id: string): number =>
  found(
    TILES.findIndex((tile) => tile.id === id),
    id,
  );
export const actionNamed = (id: Action | 'research'): number =>
  id === 'research' ? RESEARCH : ACTIONS.indexOf(id);
export const resourceNamed = (id: Resource): number => RESOURCES.indexOf(id);
export const territoryNamed = (id: Territory): number => TERRITORIES.indexOf(id);
export const cityNamed = (id: string): number =>
  found(
    CITIES.findIndex((city) => city.id === id),
    id,
  );
const placeNamed = (id: (typeof PLACES)[number]): number => PLACES.indexOf(id);

const SIDES = ['tokyo', 'shanghai', 'newYork', 'zurich', 'toronto'];

/** Phase 2 of the first round with empty boards; seat 0 is on turn; gas and coal lie in every territory. */
export function tableInPlay(seats: number, options: Options = {}): SiberiaScenario {
  const scenario = freshTable(seats, { ...options, exchangeSides: 'chosen' });
  const { state } = scenario;
  playPlies(
    scenario,
    state.startPlayer,
    `${SIDES.map((city) => `chooseSide ${city}`).join(', ')}, confirmSides`,
  );
  emptyHands(scenario);
  for (const territory of TERRITORIES) layCubes(scenario, territory, 'gas', 'coal');
  state.startPlayer = 0;
  giveTurn(scenario, 0);
  scenario.facts.length = 0;
  return scenario;
}

/** The table of `tableInPlay` in phase 1, before anybody has drawn. */
export function tableAtPlacing(seats: number): SiberiaScenario {
  const scenario = tableInPlay(seats);
  scenario.state.steps = [{ at: 'placing', pending: allSeats(seats), left: 0 }];
  return scenario;
}

export function giveTurn({ state }: SiberiaScenario, seat: number): void {
  state.steps = [{ at: 'turn', pending: bit(seat), left: seat }];
}

export function passAll(scenario: SiberiaScenario): void {
  while (phaseOf(scenario) === 'turn') playPlies(scenario, pendingSeat(scenario), 'pass, endTurn');
}

/** Phase 1 without new tiles: drawn ones go back to the bag, and every seat confirms. */
export function placeNothing(scenario: SiberiaScenario): void {
  emptyHands(scenario);
  for (let seat = 0; seat < scenario.state.seats; seat++) playPlies(scenario, seat, 'confirmPlacement');
}

export function playIdleRound(scenario: SiberiaScenario): void {
  placeNothing(scenario);
  passAll(scenario);
}

export function emptyHands({ state }: SiberiaScenario): void {
  for (const playerAt of state.players) {
    for (const entry of playerAt.tiles) if (placeOfEntry(entry) === HAND) add(state.bag, tileOfEntry(entry));
    playerAt.tiles = playerAt.tiles.filter((entry) => placeOfEntry(entry) !== HAND);
  }
}

function takeFromBag(state: Siberia, id: string): number {
  const tile = tileNamed(id);
  if (state.bag[tile] === 0) throw new Error(`no ${id} in the bag`);
  add(state.bag, tile, -1);
  return tile;
}

export function drawTiles({ state }: SiberiaScenario, seat: number, ...ids: string[]): void {
  for (const id of ids) playerOf(state, seat).tiles.push(tileEntry(takeFromBag(state, id), HAND));
}

export function layTile(
  { state }: SiberiaScenario,
  seat: number,
  id: string,
  place: Action | 'research',
): void {
  const tile = takeFromBag(state, id);
  if (place === 'research') playerOf(state, seat).tiles.push(tileEntry(tile, RESEARCH));
  else coverField(playerOf(state, seat), tile, actionNamed(place));
}

/** Covers an action with fitting tiles, of the kinds that the bag has most of. */
export function coverAction(scenario: SiberiaScenario, seat: number, action: Action, count = 2): void {
  const { bag } = scenario.state;
  const left = (id: string): number => bag[tileNamed(id)] as number;
  for (let i = 0; i < count; i++) {
    const kinds = TILES.filter((_, tile) => tileFits(tile, actionNamed(action))).map(({ id }) => id);
    layTile(
      scenario,
      seat,
      kinds.reduce((most, id) => (left(id) >= left(most) ? id : most)),
      action,
    );
  }
}

export function investIn({ state }: SiberiaScenario, seat: number, ...actions: Action[]): void {
  for (const action of actions) {
    takeInvestment(state, action);
    playerOf(state, seat).invested |= 1 << actionNamed(action);
  }
}

export function showInvestments({ state }: SiberiaScenario, ...actions: Action[]): void {
  for (const action of state.faceUp.splice(0)) add(state.investments, action);
  for (const action of actions) {
    takeInvestment(state, action);
    state.faceUp.push(actionNamed(action));
  }
}

/** From the stack, or from the display in exchange for another one. */
function takeInvestment(state: Siberia, action: Action): void {
  const wanted = actionNamed(action);
  if ((state.investments[wanted] as number) > 0) return add(state.investments, wanted, -1);
  const other = state.investments.findIndex((tiles) => tiles > 0);
  state.faceUp[found(state.faceUp.indexOf(wanted), `investment tile for ${action}`)] = other;
  add(state.investments, other, -1);
}

export function layCubes({ state }: SiberiaScenario, territory: Territory, ...resources: Resource[]): void {
  const at = territoryNamed(territory);
  RESOURCES.forEach((_, resource) => {
    if (((state.cubes[at] as number) & (1 << resource)) !== 0) add(state.supply, resource);
  });
  state.cubes[at] = 0;
  for (const resource of resources.map(resourceNamed)) {
    add(state.supply, resource, -1);
    state.cubes[at] = (state.cubes[at] as number) | (1 << resource);
  }
}

export const cubesIn = ({ state }: SiberiaScenario, territory: Territory): Resource[] =>
  RESOURCES.filter(
    (_, resource) => ((state.cubes[territoryNamed(territory)] as number) & (1 << resource)) !== 0,
  );

export function closeTerritories(scenario: SiberiaScenario, ...territories: Territory[]): void {
  for (const territory of territories) {
    for (const resource of cubesIn(scenario, territory)) add(scenario.state.sold, resourceNamed(resource));
    scenario.state.cubes[territoryNamed(territory)] = 0;
    scenario.state.closed |= 1 << territoryNamed(territory);
  }
}

export function leaveSupply({ state }: SiberiaScenario, resource: Resource, cubes: number): void {
  const at = resourceNamed(resource);
  add(state.sold, at, (state.supply[at] as number) - cubes);
  state.supply[at] = cubes;
}

export function standWorkers(
  { state }: SiberiaScenario,
  seat: number,
  place: (typeof PLACES)[number],
  workers = 1,
): void {
  playerOf(state, seat).figures -= workers;
  add(playerOf(state, seat).workers, placeNamed(place), workers);
}

export function postSalesmen({ state }: SiberiaScenario, seat: number, city: string, salesmen = 1): void {
  playerOf(state, seat).figures -= salesmen;
  add(
    playerOf(state, seat).salesmen,
    found(state.cities.indexOf(cityNamed(city)), `${city} in play`),
    salesmen,
  );
}

export function withdrawFigures({ state }: SiberiaScenario, seat: number): void {
  const player = playerOf(state, seat);
  player.workers.fill(0);
  player.salesmen.fill(0);
  player.figures = 6;
}

export const player = ({ state }: SiberiaScenario, seat: number): Player => playerOf(state, seat);
export const workersIn = (scenario: SiberiaScenario, seat: number, place: (typeof PLACES)[number]): number =>
  player(scenario, seat).workers[placeNamed(place)] as number;
export const tilesIn = (scenario: SiberiaScenario, seat: number, place: Action | 'research'): string[] =>
  player(scenario, seat)
    .tiles.filter((entry) => placeOfEntry(entry) === actionNamed(place))
    .map((entry) => TILES[tileOfEntry(entry)]?.id ?? '');
export const tilesInBag = ({ state }: SiberiaScenario, id: string): number =>
  state.bag[tileNamed(id)] as number;
export const managersInBag = ({ state }: SiberiaScenario): number => state.bag[MANAGER_TILE] as number;
export const supplyOf = ({ state }: SiberiaScenario, resource: Resource): number =>
  state.supply[resourceNamed(resource)] as number;
