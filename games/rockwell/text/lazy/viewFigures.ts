import type { RockwellView } from '../../rules/index.ts';
import {
  bonusPrestige,
  BONUSES,
  bootyOf,
  deliveryPrestige,
  DIE_LIMITS,
  extractedSpace,
  FIRST_SPACE,
  isPresentOn,
  lossAfterSafety,
  NOWHERE,
  placeOf,
  RESOURCES,
  waitingBooty,
  stratumOf,
  strengthOf,
  TILES,
  tileOn,
} from '../../rules/index.ts';
import { playerAt } from '../viewFigures.ts';

/** 0 where no die is allowed. RW-10.4 */
export function dieLimitAt(place: number): number {
  const space = FIRST_SPACE[place] ?? NOWHERE;
  return space === NOWHERE ? 0 : (DIE_LIMITS[stratumOf(space)] ?? 0);
}

/** Power on the border of two tiles counts on both. RW-8.3 */
export const powerBetween = (view: RockwellView, space: number, other: number): number =>
  view.crews.reduce((power, crew) => {
    const isBetween = isPresentOn(placeOf(crew), space) && isPresentOn(placeOf(crew), other);
    return isBetween ? power + strengthOf(crew) : power;
  }, 0);

/** Undefined until the tile is revealed. RW-13.1 */
export const incomeOf = (view: RockwellView, space: number): readonly number[] | undefined =>
  TILES[tileOn(view.spaces[space] ?? 0)]?.income;

export function dangerFor(
  view: RockwellView,
  seat: number,
): { space: number; loss: number; booty: readonly number[] } | undefined {
  const step = view.steps.at(-1);
  if (step?.at !== 'danger' || playerAt(view, seat) === undefined) return undefined;
  const space = extractedSpace(step.left);
  if (!view.crews.some((crew) => placeOf(crew) === space)) return undefined;
  const booty = waitingBooty(view, step.left);
  return {
    space,
    loss: lossAfterSafety(booty, view, seat),
    booty: RESOURCES.map((_, resource) => bootyOf(booty, seat, resource)),
  };
}

export function dearest(booty: readonly number[], cubes: number): number[] {
  let left = cubes;
  return booty
    .toReversed()
    .map((many) => {
      const taken = Math.min(left, many);
      left -= taken;
      return taken;
    })
    .toReversed();
}

/** Final only once all possessions are open. RW-19.4 */
export function totals({ players, zeroScores }: RockwellView): number[] {
  const bonuses = BONUSES.map((_, bonus) =>
    bonusPrestige(
      players.map(({ own }) => (bonus < RESOURCES.length ? own?.stock[bonus] : own?.money) ?? 0),
      zeroScores !== 0,
    ),
  );
  return players.map(({ own }, seat) => {
    const bonus = bonuses.reduce((sum, prestige) => sum + (prestige[seat] ?? 0), 0);
    return own === null ? bonus : own.prestige + deliveryPrestige(own) + bonus;
  });
}
