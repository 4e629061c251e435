import type { Params, Refusal } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';

export const REASONS = [
  'tooLittleMoney',
  'tooFewCubes',
  'bidAlready',
  'noSuchSlot',
  'slotTaken',
  'otherBoard',
  'crewInCore',
  'alreadyThere',
  'notReachable',
  'borderRevealed',
  'ownCrewOnBorder',
  'dieTooStrong',
  'noBribery',
  'noBriberyTile',
  'noSuchCrew',
  'ownCrew',
  'activeCrewElsewhere',
  'tileRevealed',
  'crewOnEntrance',
  'crewThereAlready',
  'notAdjacent',
  'noSubcontracting',
  'hiredAlready',
  'noDieThere',
  'noDieLeft',
  'samePower',
  'notReady',
  'tooMuchInsurance',
  'tooFewTiles',
  'tradedAlready',
  'fullPower',
  'lastLevel',
  'shaftThere',
  'opposingCrewThere',
  'noOwnCrewNear',
  'stageNotReached',
  'noShaft',
  'pileEmpty',
  'notAlsCrew',
  'notAlsDestination',
] as const;
export type Reason = (typeof REASONS)[number];

export const refusalFor = (reason: Reason, rule: string, params?: Params): Refusal<Reason> =>
  refusal(reason, rule, params);
