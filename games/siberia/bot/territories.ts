import type { Player, Siberia } from '../rules/index.ts';
import {
  countBits,
  FIRST_RESOURCE,
  isExecutable,
  RESOURCES,
  TERRITORIES,
  tilesOn,
  isInvested,
  VLADIVOSTOK,
} from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import type { EvaluationWeights } from './weights.ts';

/** Values in thousands: of a territory, and of a cube in a territory with an own worker. */
export interface TerritoryValues {
  readonly map: MapCounts;
  readonly rivals: RivalCounts;
  readonly worth: Float64Array;
  readonly cubeWorth: Float64Array;
  readonly mines: Int8Array;
}

/**
 * The map after the sale in progress, if any, with own workers; `occupied` are bits, `sale` is in thousands.
 */
interface MapCounts {
  readonly cubes: Uint8Array;
  readonly workers: Int8Array;
  figures: number;
  occupied: number;
  sale: number;
}

/** Cubes that opponents can sell at once, and territories with workers per opponent. */
interface RivalCounts {
  ready: number;
  occupied: number;
}

export const newTerritoryValues = (): TerritoryValues => ({
  map: {
    cubes: new Uint8Array(TERRITORIES.length),
    workers: new Int8Array(VLADIVOSTOK + 1),
    figures: 0,
    occupied: 0,
    sale: 0,
  },
  rivals: { ready: 0, occupied: 0 },
  worth: new Float64Array(TERRITORIES.length),
  cubeWorth: new Float64Array(RESOURCES.length),
  mines: new Int8Array(RESOURCES.length),
});

/**
 * By territory: bits of the resources that an opponent with a worker there can sell at once, or with one more
 * tile.
 */
const threats = new Uint8Array(TERRITORIES.length);
const eyes = new Uint8Array(TERRITORIES.length);

export function readMap({ map }: TerritoryValues, state: Siberia, player: Player): void {
  for (let territory = 0; territory < TERRITORIES.length; territory++)
    map.cubes[territory] = state.cubes[territory] as number;
  for (let place = 0; place <= VLADIVOSTOK; place++) map.workers[place] = player.workers[place] as number;
  map.figures = player.figures;
  map.sale = 0;
}

/** A sale takes all cubes in reach; emptied territories close, and their workers return. SB-7.21, SB-9.2 */
export function finishSale({ map, ownPrices }: EvaluationBuffers, resource: number): void {
  let cubes = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (map.workers[territory] === 0 || ((map.cubes[territory] as number) & (1 << resource)) === 0) continue;
    cubes++;
    map.cubes[territory] = (map.cubes[territory] as number) & ~(1 << resource);
    if (map.cubes[territory] !== 0) continue;
    map.figures += map.workers[territory] as number;
    map.workers[territory] = 0;
  }
  map.sale = cubes * (ownPrices[resource] as number);
}

/** An opponent in the same territory who can sell a resource may take the cube first. */
export function countRivals(values: TerritoryValues, state: Siberia, seat: number): void {
  const { rivals } = values;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    threats[territory] = 0;
    eyes[territory] = 0;
  }
  rivals.ready = 0;
  rivals.occupied = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) countRival(values, state, other);
  rivals.occupied /= state.seats - 1;
}

function countRival({ map, rivals }: TerritoryValues, state: Siberia, seat: number): void {
  const rival = state.players[seat] as Player;
  const passed = (state.passed & (1 << seat)) !== 0;
  let ready = 0;
  let half = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const action = FIRST_RESOURCE + resource;
    if (!passed && isExecutable(rival, action)) ready |= 1 << resource;
    else if (tilesOn(rival, action) > 0 || isInvested(rival, action)) half |= 1 << resource;
  }
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if ((rival.workers[territory] as number) === 0) continue;
    threats[territory] = (threats[territory] as number) | ready;
    eyes[territory] = (eyes[territory] as number) | half;
    rivals.occupied++;
    rivals.ready += countBits((map.cubes[territory] as number) & ready);
  }
}

/**
 * Cubes at the expected price, weighted by the probability that they are sold, plus what research may bring
 * later.
 */
export function countWorth(
  buffers: EvaluationBuffers,
  state: Siberia,
  rounds: number,
  weights: EvaluationWeights,
): void {
  const { board, chances, expected, prices, map, cubeWorth, mines } = buffers;
  let later = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    mines[resource] = 0;
    const action = FIRST_RESOURCE + resource;
    const price = prices[resource] as number;
    cubeWorth[resource] = price * (chances[action] as number);
    const supply = state.supply[resource] as number;
    later +=
      price *
      ((expected[action] as number) + (board.covered[action] as number) * weights.stock) *
      (supply / (supply + 4));
  }
  later *= weights.later * Math.min(1, rounds);
  map.occupied = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++)
    countTerritory(buffers, territory, later, weights);
}

function countTerritory(
  { map, worth, cubeWorth, mines }: TerritoryValues,
  territory: number,
  later: number,
  weights: EvaluationWeights,
): void {
  const cubes = map.cubes[territory] as number;
  const own = (map.workers[territory] as number) > 0;
  const threat = threats[territory] as number;
  const eye = eyes[territory] as number;
  if (own) map.occupied++;
  let sum = cubes === 0 ? 0 : (cubes & (cubes - 1)) === 0 ? later * weights.lastCube : later;
  for (let rest = cubes; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const resource = 31 - Math.clz32(bit);
    if (own) mines[resource] = (mines[resource] as number) + 1;
    const kept = (threat & bit) !== 0 ? weights.threatened : (eye & bit) !== 0 ? weights.eyed : 1;
    sum += kept * (cubeWorth[resource] as number);
  }
  worth[territory] = sum;
}
