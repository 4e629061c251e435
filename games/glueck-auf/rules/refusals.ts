import type { Params, Refusal } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';

export const REASONS = [
  'notInDraftRow',
  'spaceLocked',
  'tooFewWorkers',
  'noTileThere',
  'tooLittleMoney',
  'tileStackEmpty',
  'tileNotDrawn',
  'coalNotInSupply',
  'notDeeper',
  'notHigher',
  'cageAtSurface',
  'cageFull',
  'noSuchCubeOnLevel',
  'cageNotAtSurface',
  'noSuchCubeInCage',
  'noSuchCubeInStorage',
  'orderNotYours',
  'noEmptySlot',
  'noHalfFilledSlot',
  'noSecondCube',
  'secondCubeFirst',
  'noCompleteOrder',
  'noOrderThere',
  'orderStackEmpty',
  'orderNotDrawn',
] as const;
export type Reason = (typeof REASONS)[number];

export function neverRefused(): never {
  throw new Error('asked why not, although it can be done');
}

export const refusalFor = (reason: Reason, rule: string, params?: Params): Refusal<Reason> =>
  refusal(reason, rule, params);
