import type { Player, Siberia } from '../rules/index.ts';
import {
  countBits,
  countTiles,
  EXCHANGES,
  FIRST_RESOURCE,
  isExecutable,
  isInvested,
  LOGISTICS,
  minesOf,
  moneyOf,
  PERSONS,
  placeIn,
  playerOf,
  priceAt,
  RESEARCH,
  RESOURCES,
  stepsFrom,
  TERRITORIES,
  VLADIVOSTOK,
  WORKER,
} from '../rules/index.ts';

/** What things are worth in thousands before they are sold. Chosen by hand and tried against random players. */
const WORTH = {
  /** Part of an income that can be had at once, with one more tile, and without any. */
  ready: 0.85,
  halfReady: 0.4,
  idle: 0.15,
  /** Cubes one step away from a worker, in part of what they would bring. */
  near: 0.25,
  workerOut: 0.5,
  workerAtHome: 0.2,
  investment: 1.2,
  readyPerson: 0.35,
  halfPerson: 0.1,
  cardInResearch: -0.15,
  stepAhead: 0.6,
} as const;

/** An effect that is still to be decided. */
const AHEAD: Readonly<Record<string, number>> = { salesman: 0.9, worker: 0.9, investor: 1.3, joker: 0.6 };

/** Money, and what workers, salesmen and tiles promise together. */
export function evaluate(state: Siberia, seat: number): number {
  const player = playerOf(state, seat);
  let value = moneyOf(player) / 1000;
  if (state.steps.length === 0) return value;
  for (let resource = 0; resource < RESOURCES.length; resource++) value += promiseOf(state, player, resource);
  for (let person = 0; person < PERSONS.length; person++) value += personWorth(player, person);
  for (let place = 0; place < TERRITORIES.length; place++) value += WORTH.workerOut * Math.min(1, player.workers[place] as number);
  value += WORTH.workerAtHome * (player.workers[VLADIVOSTOK] as number) + WORTH.investment * countBits(player.invested);
  return value + WORTH.cardInResearch * countTiles(player, RESEARCH, true) + stepsAhead(state, seat);
}

/** Cubes in reach times the best own price, as far as the action is ready. */
function promiseOf(state: Siberia, player: Player, resource: number): number {
  const price = bestPrice(state, player, resource);
  const cubes = countBits(minesOf(state, player, resource)) + WORTH.near * countBits(nearby(state, player, resource));
  return cubes * price * readiness(player, FIRST_RESOURCE + resource);
}

function readiness(player: Player, action: number): number {
  const tiles = placedOn(player, action);
  if (tiles >= 2) return WORTH.ready;
  return tiles === 1 ? WORTH.halfReady : WORTH.idle;
}

/** Covered fields, those that are only planned in phase 1 included. */
function placedOn(player: Player, action: number): number {
  let covered = isInvested(player, action) ? 1 : 0;
  for (const entry of player.tiles) if (placeIn(entry) === action) covered++;
  return covered;
}

function personWorth(player: Player, person: number): number {
  const useful = person === LOGISTICS || person === WORKER ? 1.5 : 1;
  if (isExecutable(player, person) || placedOn(player, person) >= 2) return WORTH.readyPerson * useful;
  return placedOn(player, person) === 1 ? WORTH.halfPerson * useful : 0;
}

/** In thousands; an exchange without an own salesman counts a little, because one can be sent. */
function bestPrice(state: Siberia, player: Player, resource: number): number {
  let best = 0;
  for (let field = 0; field < EXCHANGES; field++) {
    const reach = (player.salesmen[field] as number) > 0 ? 1 : 0.3;
    best = Math.max(best, (reach * priceAt(state, field, resource)) / 1000);
  }
  return best;
}

/** Territories with the resource that some own worker reaches with one step, and no own worker is in. */
function nearby(state: Siberia, player: Player, resource: number): number {
  let near = 0;
  for (let place = 0; place <= VLADIVOSTOK; place++) if ((player.workers[place] as number) > 0) near |= stepsFrom(state, place);
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    const lies = ((state.cubes[territory] as number) & (1 << resource)) !== 0;
    if (!lies || (player.workers[territory] as number) > 0) near &= ~(1 << territory);
  }
  return near;
}

/** What the action that is being carried out will bring: its tiles are gone already. */
function stepsAhead(state: Siberia, seat: number): number {
  const player = playerOf(state, seat);
  const step = state.steps[state.steps.length - 1];
  if (step === undefined || (step.pending & (1 << seat)) === 0) return 0;
  if (step.at === 'logistics') return WORTH.stepAhead * step.left;
  if (step.at === 'selling') return countBits(minesOf(state, player, step.left)) * ownPrice(state, player, step.left);
  return AHEAD[step.at] ?? 0;
}

/** The best price in thousands where a salesman of the player stands. */
function ownPrice(state: Siberia, player: Player, resource: number): number {
  let best = 0;
  for (let field = 0; field < EXCHANGES; field++) {
    if ((player.salesmen[field] as number) > 0) best = Math.max(best, priceAt(state, field, resource) / 1000);
  }
  return best;
}
