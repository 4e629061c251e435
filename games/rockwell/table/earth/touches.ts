/** What a click on a place, a crew or a mineshaft means in the present step. */
import type { Ply } from '@pithead/kernel';
import type { RockwellView } from '../../rules/index.ts';
import {
  AL,
  bribedCrew,
  crewOfNoun,
  CREWS,
  dieOf,
  FEES,
  FIRST_SPACE,
  hasAl,
  isPresentOn,
  ownerOf,
  placeOf,
  POWER_PRICES,
  powerOf,
  SHAFTS,
  shaftOfNoun,
  SPACES,
  STAY,
  stageOfNoun,
} from '../../rules/index.ts';
import type { Sight, Tool } from '../sight.ts';
import type { Gain } from './gains.ts';
import { gainAt } from './gains.ts';

/** Crews on a space, without those on its borders. */
export const crewsOn = (view: RockwellView, space: number): number[] =>
  view.crews.flatMap((packed, crew) => (placeOf(packed) === space ? [crew] : []));

/** Crews whose power counts on a space. RW-8.3 */
export const crewsPresentOn = (view: RockwellView, space: number): number[] =>
  view.crews.flatMap((packed, crew) => (isPresentOn(placeOf(packed), space) ? [crew] : []));

export const activation = (crew: number, end: number): Ply => ['activate', (crew % CREWS) * (STAY + 1) + end];

const AL_NOUN = 4;
const bribery = (view: RockwellView, crew: number, space: number): Ply => {
  const owner = hasAl(view) && ownerOf(crew) === AL ? AL_NOUN : ownerOf(crew);
  return ['bribe', (owner * CREWS + (crew % CREWS)) * SPACES + space];
};

const shaftWork = ({ shaft, stage }: Tool, space: number): Ply =>
  shaft === undefined
    ? ['buildShaft', space]
    : ['moveShaft', ((stage - 1) * SHAFTS + shaft) * SPACES + space];

/** The ply of a click on a place, offered or not. */
export function plyAt({ at, crew, tool, view }: Sight, place: number): Ply | undefined {
  if (at === 'drilling') return crew === undefined ? undefined : activation(crew, place);
  if (place >= SPACES) return undefined;
  if (at === 'extractionOrder' || at === 'alDestination') return [at, place];
  if (at === 'advantage' && crew !== undefined) return bribery(view, crew, place);
  if (at === 'workshop' && tool !== undefined) return shaftWork(tool, place);
  return undefined;
}

export function stopAt(sight: Sight, place: number): Ply | undefined {
  const ply = plyAt(sight, place);
  return ply !== undefined && sight.isOffered(ply) ? ply : undefined;
}

/** The power that a click on an offered place would add. */
export function hintAt(sight: Sight, place: number): Gain | undefined {
  const ply = stopAt(sight, place);
  return ply === undefined ||
    ply[0] === 'buildShaft' ||
    ply[0] === 'moveShaft' ||
    ply[0] === 'extractionOrder'
    ? undefined
    : gainAt(sight, ply, place);
}

const briberiesOf = ({ offers, view }: Sight, crew: number): Ply[] =>
  (offers['bribe'] ?? [])
    .filter((noun) => bribedCrew(view, noun) === crew)
    .map((noun): Ply => ['bribe', noun]);

/** The ply of a click on a crew, where no place is needed. */
function plyOfCrew(sight: Sight, crew: number): Ply | undefined {
  const { at, view, seat } = sight;
  if (at === 'workshop' && ownerOf(crew) === seat) return ['improve', crew % CREWS];
  if ((at === 'alCrew' || at === 'alUpgrade') && hasAl(view) && ownerOf(crew) === AL)
    return [at, crew % CREWS];
  return undefined;
}

export function isCrewOffered(sight: Sight, crew: number): boolean {
  const { at, seat, offers } = sight;
  if (at === 'drilling') {
    return (
      ownerOf(crew) === seat && offers['activate']?.some((noun) => crewOfNoun(noun) === crew % CREWS) === true
    );
  }
  if (at === 'advantage') return briberiesOf(sight, crew).length > 0;
  const ply = plyOfCrew(sight, crew);
  return ply !== undefined && sight.tool === undefined && sight.isOffered(ply);
}

export function isCrewChosen(sight: Sight, crew: number): boolean {
  const ply = plyOfCrew(sight, crew);
  return sight.crew === crew || (ply !== undefined && sight.isArmed(ply));
}

export function touchCrew(sight: Sight, crew: number): void {
  if (sight.at === 'drilling') return sight.chooseCrew(sight.crew === crew ? undefined : crew);
  if (sight.at === 'advantage') {
    const [only, ...more] = briberiesOf(sight, crew);
    return only !== undefined && more.length === 0 ? sight.touch(only, crew) : sight.chooseCrew(crew);
  }
  const ply = plyOfCrew(sight, crew);
  if (ply !== undefined) sight.touch(ply);
}

/** Price label of an offered crew: its improvement, or the fee of its die. RW-15.2, RW-9.6 */
export function tagOfCrew(sight: Sight, crew: number): string | undefined {
  if (!isCrewOffered(sight, crew)) return undefined;
  const packed = sight.view.crews[crew] ?? 0;
  if (sight.at === 'workshop') return sight.things.money(POWER_PRICES[powerOf(packed) + 1] ?? 0);
  return sight.at === 'advantage' && dieOf(packed) > 0
    ? sight.things.money(FEES[dieOf(packed)] ?? 0)
    : undefined;
}

export const stagesOf = ({ offers }: Sight, shaft: number): number[] => [
  ...new Set((offers['moveShaft'] ?? []).filter((noun) => shaftOfNoun(noun) === shaft).map(stageOfNoun)),
];

const shaftOn = ({ own }: Sight, space: number): number => own.shafts.indexOf(space);

export const isShaftOffered = (sight: Sight, space: number): boolean =>
  sight.at === 'workshop' && shaftOn(sight, space) >= 0 && stagesOf(sight, shaftOn(sight, space)).length > 0;

export function touchShaft(sight: Sight, space: number): void {
  if (sight.tool?.from === space) return sight.takeTool(undefined);
  const shaft = shaftOn(sight, space);
  const stage = stagesOf(sight, shaft).at(-1);
  if (stage !== undefined) sight.takeTool({ shaft, stage, from: space });
}

/** A ply to ask the rules about when a crew in this place can't be chosen. */
export function refusedCrew(sight: Sight, place: number): Ply | undefined {
  const { at, view, seat, offers } = sight;
  const crews = view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  if (at === 'alCrew' || at === 'alUpgrade') {
    const crew = crews.find((each) => ownerOf(each) === AL);
    return crew === undefined ? undefined : [at, crew % CREWS];
  }
  const crew = crews.find((each) => ownerOf(each) !== seat);
  const to = FIRST_SPACE[placeOf(view.crews[view.active] ?? 0)];
  return at === 'advantage' &&
    offers['bribe'] !== undefined &&
    crew !== undefined &&
    to !== undefined &&
    to >= 0
    ? bribery(view, crew, to)
    : undefined;
}
