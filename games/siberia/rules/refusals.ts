import type { Params, Refusal } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';

export const REASONS = [
  'otherTile',
  'sidesMissing',
  'tileNotInHand',
  'tileDoesNotFit',
  'noFreeField',
  'tilesToPlace',
  'researchFirst',
  'nothingToResearch',
  'notExecutable',
  'tileNotInResearch',
  'resourceNotAvailable',
  'territoryClosed',
  'resourceLiesThere',
  'noJokerThere',
  'noWorkerThere',
  'notAdjacent',
  'noFigureThere',
  'sameExchange',
  'supplyFirst',
  'notFaceUp',
  'investedAlready',
  'noSalesmanThere',
  'notBoughtThere',
  'noTileThere',
] as const;
export type Reason = (typeof REASONS)[number];

export const refusalFor = (reason: Reason, rule: string, params?: Params): Refusal<Reason> =>
  refusal(reason, rule, params);
