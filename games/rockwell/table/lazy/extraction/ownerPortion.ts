/** For an extraction that waits for insurance. RW-11.4 to RW-12.4 */
import type { RockwellView } from '../../../rules/index.ts';
import {
  bootyOf,
  extractedSpace,
  lossAfterSafety,
  ownerOf,
  placeOf,
  RESOURCES,
  waitingBooty,
  strengthOf,
  sum,
} from '../../../rules/index.ts';
import { dearest } from '../../../text/lazy/viewFigures.ts';

export interface OwnerPortion {
  readonly owner: number;
  readonly power: number;
  readonly booty: readonly number[];
  readonly lost: readonly number[];
  readonly priority: 'none' | 'mineshaft' | 'power' | 'trigger';
  readonly isFinal: boolean;
}

const owners = (view: RockwellView): number[] => [...new Set(view.crews.map((_, crew) => ownerOf(crew)))];

export function portionsOf(view: RockwellView, left: number): OwnerPortion[] {
  const space = extractedSpace(left);
  const shared = waitingBooty(view, left);
  return owners(view).flatMap((owner) => {
    const power = powerOfOwnerOn(view, space, owner);
    const booty = RESOURCES.map((_, resource) => bootyOf(shared, owner, resource));
    if (power === 0 && sum(booty) === 0) return [];
    const loss = owner < view.seats && power > 0 ? lossAfterSafety(shared, view, owner) : 0;
    return [{ owner, power, booty, lost: dearest(booty, loss), priority: 'none' as const, isFinal: false }];
  });
}

export const powerOfOwnerOn = (view: RockwellView, space: number, owner: number): number =>
  sum(
    view.crews.filter((packed, crew) => ownerOf(crew) === owner && placeOf(packed) === space).map(strengthOf),
  );
