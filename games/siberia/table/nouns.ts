/** Nouns of plies with two parts, numbered as in the rules; nouns.test.ts compares them. */
import type { Ply } from '@pithead/kernel';
import { ACTIONS, EXCHANGES, FIRST_PLACE, TERRITORIES, TILES } from '../rules/index.ts';

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

export const sourceOf = (place: number): number => FIRST_PLACE + place;
export const placeOf = (source: number): number => source - FIRST_PLACE;
