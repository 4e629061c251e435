/** Nouns of plies with two parts, numbered as the rules do it; nouns.test.ts compares them. */
import type { Ply } from '@pithead/kernel';
import { ACTIONS, EXCHANGES, FIRST_PLACE, TERRITORIES, TILES } from '../rules/index.ts';

/** Places are the actions, then research. */
export const placeTile = (tile: number, place: number): Ply => [
  'placeTile',
  tile * (ACTIONS.length + 1) + place,
];

export const moveWorker = (from: number, to: number): Ply => ['moveWorker', from * TERRITORIES.length + to];

export const sendSalesman = (source: number, field: number): Ply => [
  'sendSalesman',
  source * EXCHANGES + field,
];

export const returnTile = (tile: number, action: number): Ply => ['returnTile', action * TILES.length + tile];

/** A place of the map as a source of figures. */
export const sourceOf = (place: number): number => FIRST_PLACE + place;
export const placeOf = (source: number): number => source - FIRST_PLACE;
