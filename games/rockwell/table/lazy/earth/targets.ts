import type { Ply } from '@pithead/kernel';
import {
  activatedCrew,
  activateNoun,
  AL,
  bribedCrew,
  bribeNoun,
  crewWithinOwner,
  dieOf,
  FEES,
  FIRST_SPACE,
  hasAl,
  movedShaft,
  moveShaftNoun,
  ownerOf,
  placeOf,
  POWER_PRICES,
  powerOf,
  shaftMoveStage,
  SPACES,
} from '../../../rules/index.ts';
import type { TableModel, ShaftTool } from '../../tableModel.ts';
import { crewSentence } from '../../sentences.ts';
import type { PowerGain } from './powerGain.ts';
import { powerGainAt } from './powerGain.ts';

export const activatePly = (crew: number, end: number): Ply => [
  'activate',
  activateNoun(crewWithinOwner(crew), end),
];

const shaftPly = ({ shaft, stage }: ShaftTool, space: number): Ply =>
  shaft === undefined ? ['buildShaft', space] : ['moveShaft', moveShaftNoun(stage, shaft, space)];

export function plyAt({ at, crew, tool, view }: TableModel, place: number): Ply | undefined {
  if (at === 'drilling') return crew === undefined ? undefined : activatePly(crew, place);
  if (place >= SPACES) return undefined;
  if (at === 'extractionOrder' || at === 'alDestination') return [at, place];
  if (at === 'advantage' && crew !== undefined) return ['bribe', bribeNoun(view, crew, place)];
  if (at === 'workshop' && tool !== undefined) return shaftPly(tool, place);
  return undefined;
}

export function offeredPlyAt(table: TableModel, place: number): Ply | undefined {
  const ply = plyAt(table, place);
  return ply !== undefined && table.isOffered(ply) ? ply : undefined;
}

export function previewedGainAt(table: TableModel, place: number): PowerGain | undefined {
  const ply = offeredPlyAt(table, place);
  return ply === undefined ||
    ply[0] === 'buildShaft' ||
    ply[0] === 'moveShaft' ||
    ply[0] === 'extractionOrder'
    ? undefined
    : powerGainAt(table, ply, place);
}

const briberiesOf = ({ offers, view }: TableModel, crew: number): Ply[] =>
  (offers['bribe'] ?? [])
    .filter((noun) => bribedCrew(view, noun) === crew)
    .map((noun): Ply => ['bribe', noun]);

function plyOfCrew(table: TableModel, crew: number): Ply | undefined {
  const { at, view, shownSeat } = table;
  if (at === 'workshop' && ownerOf(crew) === shownSeat) return ['improve', crewWithinOwner(crew)];
  if ((at === 'alCrew' || at === 'alUpgrade') && hasAl(view) && ownerOf(crew) === AL)
    return [at, crewWithinOwner(crew)];
  return undefined;
}

export function isCrewOffered(table: TableModel, crew: number): boolean {
  const { at, shownSeat, offers } = table;
  if (at === 'drilling') {
    return (
      ownerOf(crew) === shownSeat &&
      offers['activate']?.some((noun) => activatedCrew(noun) === crewWithinOwner(crew)) === true
    );
  }
  if (at === 'advantage') return briberiesOf(table, crew).length > 0;
  const ply = plyOfCrew(table, crew);
  return ply !== undefined && table.tool === undefined && table.isOffered(ply);
}

export function isCrewChosen(table: TableModel, crew: number): boolean {
  const ply = plyOfCrew(table, crew);
  return table.crew === crew || (ply !== undefined && table.isArmed(ply));
}

export function touchCrew(table: TableModel, crew: number): void {
  if (table.at === 'drilling') return table.chooseCrew(table.crew === crew ? undefined : crew);
  if (table.at === 'advantage') {
    const [only, ...more] = briberiesOf(table, crew);
    return only !== undefined && more.length === 0 ? table.touch(only, crew) : table.chooseCrew(crew);
  }
  const ply = plyOfCrew(table, crew);
  if (ply !== undefined) table.touch(ply);
}

function crewPriceLabel(table: TableModel, crew: number): string | undefined {
  if (!isCrewOffered(table, crew)) return undefined;
  const packed = table.view.crews[crew] ?? 0;
  if (table.at === 'workshop') return table.things.money(POWER_PRICES[powerOf(packed) + 1] ?? 0);
  return table.at === 'advantage' && dieOf(packed) > 0
    ? table.things.money(FEES[dieOf(packed)] ?? 0)
    : undefined;
}

interface CrewChoice {
  readonly look: string;
  readonly price: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** How a pawn looks and answers while its crew can be selected. */
export function crewChoice(table: TableModel, crew: number): CrewChoice {
  const isOffered = isCrewOffered(table, crew);
  const isChosen = isCrewChosen(table, crew);
  /** Once a crew is selected only its destinations are highlighted. */
  const glows = isOffered && table.crew === undefined;
  const price = crewPriceLabel(table, crew);
  return {
    look: isChosen ? 'rw-chosen' : glows ? 'is-offered' : '',
    price,
    attributes: {
      ...((isOffered || isChosen) && {
        'data-stop': true,
        role: 'button',
        'aria-pressed': isChosen,
        'aria-label': crewSentence(table, crew, price),
        onClick: (event: Event) => {
          event.stopPropagation();
          touchCrew(table, crew);
        },
      }),
    },
  };
}

export const offeredMoveStages = ({ offers }: TableModel, shaft: number): number[] => [
  ...new Set((offers['moveShaft'] ?? []).filter((noun) => movedShaft(noun) === shaft).map(shaftMoveStage)),
];

const shaftOn = ({ own }: TableModel, space: number): number => own.shafts.indexOf(space);

export const isShaftOffered = (table: TableModel, space: number): boolean =>
  table.at === 'workshop' &&
  shaftOn(table, space) >= 0 &&
  offeredMoveStages(table, shaftOn(table, space)).length > 0;

export function touchShaft(table: TableModel, space: number): void {
  if (table.tool?.from === space) return table.takeTool(undefined);
  const shaft = shaftOn(table, space);
  const stage = offeredMoveStages(table, shaft).at(-1);
  if (stage !== undefined) table.takeTool({ shaft, stage, from: space });
}

/** The rules are asked about this ply to explain why no crew in the place can be chosen. */
export function plyToExplainAt(table: TableModel, place: number): Ply | undefined {
  const { at, view, shownSeat, offers } = table;
  const crews = view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  if (at === 'alCrew' || at === 'alUpgrade') {
    const crew = crews.find((each) => ownerOf(each) === AL);
    return crew === undefined ? undefined : [at, crewWithinOwner(crew)];
  }
  const crew = crews.find((each) => ownerOf(each) !== shownSeat);
  const to = FIRST_SPACE[placeOf(view.crews[view.active] ?? 0)];
  return at === 'advantage' &&
    offers['bribe'] !== undefined &&
    crew !== undefined &&
    to !== undefined &&
    to >= 0
    ? ['bribe', bribeNoun(view, crew, to)]
    : undefined;
}
