/** Nouns of plies with two parts, numbered as in the rules; nouns.test.ts compares them. */
import type { Ply } from '@pithead/kernel';
import { ACTIONS, EXCHANGES, FIRST_PLACE, TERRITORIES, TILES } from '../rules/index.ts';

export const placeTilePly = (tile: number, place: number): Ply => [
  'placeTile',
  tile * (ACTIONS.length + 1) + place,
];

export const moveWorkerPly = (from: number, to: number): Ply => [
  'moveWorker',
  from * TERRITORIES.length + to,
];

export const sendSalesmanPly = (source: number, field: number): Ply => [
  'sendSalesman',
  source * EXCHANGES + field,
];

export const returnTilePly = (tile: number, action: number): Ply => [
  'returnTile',
  action * TILES.length + tile,
];

export const sourceOfPlace = (place: number): number => FIRST_PLACE + place;
export const placeOfSource = (source: number): number => source - FIRST_PLACE;
