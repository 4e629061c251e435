import type { Params, Refusal } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';

/** Every reason of this game why something can't be done. The words for them are in ../text. */
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

/** For an action that can always be carried out. */
export function impossible(): never {
  throw new Error('asked why not, although it can be done');
}

export const why = (reason: Reason, rule: string, params?: Params): Refusal<Reason> =>
  refusal(reason, rule, params);
