import type { Ply } from '@pithead/kernel';
import type { RockwellView } from '../../../rules/index.ts';
import {
  activatedCrew,
  activationEnd,
  AL,
  bribedCrew,
  bribeDestination,
  CORE,
  crewIndex,
  CREWS,
  dieOf,
  diePower,
  dieStepDestination,
  FIRST_SPACE,
  isPresentOn,
  isRevealed,
  ownerOf,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
  SECOND_SPACE,
  STAY,
  strengthOf,
} from '../../../rules/index.ts';
import { times } from '../../art/pieces.tsx';
import type { TableModel } from '../../tableModel.ts';

/** Crews on the borders are in `crewsPresentOn` only. RW-8.3 */
export const crewsOn = (view: RockwellView, space: number): number[] =>
  view.crews.flatMap((packed, crew) => (placeOf(packed) === space ? [crew] : []));

export const crewsPresentOn = (view: RockwellView, space: number): number[] =>
  view.crews.flatMap((packed, crew) => (isPresentOn(placeOf(packed), space) ? [crew] : []));

/** What a ply adds depends on these only. */
type Position = Pick<TableModel, 'view' | 'shownSeat'>;

function addedPower(table: Position, [verb, noun]: Ply, space: number): number {
  const { view, shownSeat } = table;
  const active = view.crews[view.active] ?? 0;
  switch (verb) {
    case 'activate':
      return activationEnd(noun) === STAY
        ? 0
        : arrivingPower(
            view.crews[crewIndex(shownSeat, activatedCrew(noun))] ?? 0,
            activationEnd(noun),
            0,
            space,
          );
    case 'takeAlong':
      return arrivingPower(active, dieStepDestination(view.steps.at(-1)?.left ?? 0), diePower(noun), space);
    case 'alDestination':
      return arrivingPower(active, noun, 0, space);
    case 'bribe': {
      const crew = view.crews[bribedCrew(view, noun)] ?? 0;
      return arrivingPower(crew, bribeDestination(noun), dieOf(crew), space);
    }
    case 'hire':
      return isPresentOn(placeOf(active), space) ? diePower(noun) - dieOf(active) : 0;
    case 'improve':
      return noun < CREWS && isPresentOn(placeOf(view.crews[crewIndex(shownSeat, noun)] ?? 0), space) ? 1 : 0;
    case 'alUpgrade':
      return isPresentOn(placeOf(view.crews[crewIndex(AL, noun)] ?? 0), space) ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * A die counts only if the ply names it, because it is decided after the movement. A straddling crew may
 * already count.
 */
function arrivingPower(packed: number, to: number, die: number, space: number): number {
  if (!isPresentOn(to, space)) return 0;
  return powerOf(packed) + die - (isPresentOn(placeOf(packed), space) ? strengthOf(packed) : 0);
}

/** The owner of each point of power on a tile, and how many points the previewed ply adds. */
export const gaugeAt = (table: TableModel, space: number): { owners: number[]; coming: number } => ({
  owners: crewsPresentOn(table.view, space).flatMap((crew) =>
    times(strengthOf(table.view.crews[crew] ?? 0), () => ownerOf(crew)),
  ),
  coming: table.preview === undefined ? 0 : addedPower(table, table.preview, space),
});

export interface PowerGain {
  readonly power: number;
  readonly drills: boolean;
}

export function powerGainAt(table: Position, ply: Ply, place: number): PowerGain | undefined {
  const { view } = table;
  const spaces = [FIRST_SPACE[place] ?? -1, SECOND_SPACE[place] ?? -1].filter(
    (space) => space >= 0 && !isRevealed(view, space),
  );
  if (spaces.length === 0 || place === CORE) return undefined;
  const gains = spaces.map((space) => addedPower(table, ply, space));
  const drills = spaces.some((space, i) => {
    const packed = view.spaces[space] ?? 0;
    return presentPower(packed) + (gains[i] ?? 0) >= requiredPower(packed);
  });
  return { power: Math.max(...gains), drills };
}

/** The ply would reveal a tile, so it can't be undone. */
export const revealsTile = (table: Position, ply: Ply): boolean =>
  table.view.spaces.some((packed, space) => {
    const coming = addedPower(table, ply, space);
    return (
      coming > 0 && !isRevealed(table.view, space) && presentPower(packed) + coming >= requiredPower(packed)
    );
  });
