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

export function stopAt(table: Sight, place: number): Ply | undefined {
  const ply = plyAt(table, place);
  return ply !== undefined && table.isOffered(ply) ? ply : undefined;
}

/** The power that a click on an offered place would add. */
export function hintAt(table: Sight, place: number): Gain | undefined {
  const ply = stopAt(table, place);
  return ply === undefined ||
    ply[0] === 'buildShaft' ||
    ply[0] === 'moveShaft' ||
    ply[0] === 'extractionOrder'
    ? undefined
    : gainAt(table, ply, place);
}

const briberiesOf = ({ offers, view }: Sight, crew: number): Ply[] =>
  (offers['bribe'] ?? [])
    .filter((noun) => bribedCrew(view, noun) === crew)
    .map((noun): Ply => ['bribe', noun]);

/** The ply of a click on a crew, where no place is needed. */
function plyOfCrew(table: Sight, crew: number): Ply | undefined {
  const { at, view, seat } = table;
  if (at === 'workshop' && ownerOf(crew) === seat) return ['improve', crew % CREWS];
  if ((at === 'alCrew' || at === 'alUpgrade') && hasAl(view) && ownerOf(crew) === AL)
    return [at, crew % CREWS];
  return undefined;
}

export function isCrewOffered(table: Sight, crew: number): boolean {
  const { at, seat, offers } = table;
  if (at === 'drilling') {
    return (
      ownerOf(crew) === seat && offers['activate']?.some((noun) => crewOfNoun(noun) === crew % CREWS) === true
    );
  }
  if (at === 'advantage') return briberiesOf(table, crew).length > 0;
  const ply = plyOfCrew(table, crew);
  return ply !== undefined && table.tool === undefined && table.isOffered(ply);
}

export function isCrewChosen(table: Sight, crew: number): boolean {
  const ply = plyOfCrew(table, crew);
  return table.crew === crew || (ply !== undefined && table.isArmed(ply));
}

export function touchCrew(table: Sight, crew: number): void {
  if (table.at === 'drilling') return table.chooseCrew(table.crew === crew ? undefined : crew);
  if (table.at === 'advantage') {
    const [only, ...more] = briberiesOf(table, crew);
    return only !== undefined && more.length === 0 ? table.touch(only, crew) : table.chooseCrew(crew);
  }
  const ply = plyOfCrew(table, crew);
  if (ply !== undefined) table.touch(ply);
}

/** Price label of an offered crew: its improvement, or the fee of its die. RW-15.2, RW-9.6 */
export function tagOfCrew(table: Sight, crew: number): string | undefined {
  if (!isCrewOffered(table, crew)) return undefined;
  const packed = table.view.crews[crew] ?? 0;
  if (table.at === 'workshop') return table.things.money(POWER_PRICES[powerOf(packed) + 1] ?? 0);
  return table.at === 'advantage' && dieOf(packed) > 0
    ? table.things.money(FEES[dieOf(packed)] ?? 0)
    : undefined;
}

export const stagesOf = ({ offers }: Sight, shaft: number): number[] => [
  ...new Set((offers['moveShaft'] ?? []).filter((noun) => shaftOfNoun(noun) === shaft).map(stageOfNoun)),
];

const shaftOn = ({ own }: Sight, space: number): number => own.shafts.indexOf(space);

export const isShaftOffered = (table: Sight, space: number): boolean =>
  table.at === 'workshop' && shaftOn(table, space) >= 0 && stagesOf(table, shaftOn(table, space)).length > 0;

export function touchShaft(table: Sight, space: number): void {
  if (table.tool?.from === space) return table.takeTool(undefined);
  const shaft = shaftOn(table, space);
  const stage = stagesOf(table, shaft).at(-1);
  if (stage !== undefined) table.takeTool({ shaft, stage, from: space });
}

/** A ply to ask the rules about when a crew in this place can't be chosen. */
export function refusedCrew(table: Sight, place: number): Ply | undefined {
  const { at, view, seat, offers } = table;
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
