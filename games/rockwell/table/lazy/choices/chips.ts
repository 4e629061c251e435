/** Narrow chips are shown only if the board is too small for touch. */
import type { Ply } from '@pithead/kernel';
import {
  AL,
  bribedCrew,
  bribeDestination,
  crewIndex,
  crewWithinOwner,
  CREWS,
  dieOf,
  diePowerNoun,
  dieStepDestination,
  FEES,
  FIRST_SPACE,
  isInPlay,
  isRevealed,
  ownerOf,
  placeOf,
  powerOf,
  SECOND_SPACE,
  STAY,
} from '../../../rules/index.ts';
import { dieLimitAt } from '../../../text/lazy/viewFigures.ts';
import { times } from '../../art/pieces.tsx';
import { powerGainAt } from '../earth/powerGain.ts';
import { activatePly, isCrewOffered, isCrewChosen, offeredPlyAt, touchCrew } from '../earth/targets.ts';
import type { TableModel } from '../../tableModel.ts';
import { shortPlace } from '../../words.ts';
import { stageChips, workshopChips } from './workshopChips.ts';
import type { Chip } from './chip.ts';
import { oneClickChip, plyChip } from './chip.ts';

export function chipsOf(table: TableModel): readonly Chip[] {
  switch (table.at) {
    case 'drilling':
      return [...crewChips(table), ...stayChip(table), ...placeChips(table)];
    case 'die':
      return dieChips(table, 'takeAlong', dieStepDestination(table.view.steps.at(-1)?.left ?? 0));
    case 'advantage':
      return table.offers['hire'] === undefined
        ? briberyChips(table)
        : dieChips(table, 'hire', placeOf(table.view.crews[table.view.active] ?? 0));
    case 'extractionOrder':
      return placeChips(table, false);
    case 'alCrew':
    case 'alUpgrade':
      return alChips(table, table.at);
    case 'alDestination':
      return placeChips(table, false);
    case 'workshop':
      return table.tool === undefined ? workshopChips(table) : [...stageChips(table), ...placeChips(table)];
    default:
      return [];
  }
}

function crewChips(table: TableModel): Chip[] {
  const { view, shownSeat, words, say } = table;
  return times(CREWS, (i) => crewIndex(shownSeat, i))
    .filter((crew) => isInPlay(view.crews[crew] ?? 0))
    .map((crew) => {
      const packed = view.crews[crew] ?? 0;
      const die = dieOf(packed) > 0 ? `+${dieOf(packed)}` : '';
      return {
        key: `crew-${crew}`,
        kind: 'crew',
        owner: shownSeat,
        power: `${powerOf(packed)}${die}`,
        label: shortPlace(table, placeOf(packed)),
        detail: say(words.crew, { number: crewWithinOwner(crew) + 1 }),
        isChosen: isCrewChosen(table, crew),
        isOffered: isCrewOffered(table, crew),
        isCalm: table.crew !== undefined,
        isNarrow: false,
        touch: () => touchCrew(table, crew),
      };
    });
}

function stayChip(table: TableModel): Chip[] {
  const { crew, words } = table;
  if (crew === undefined) return [];
  return [plyChip(table, activatePly(crew, STAY), { kind: 'stay', label: words.stay, isNarrow: false })];
}

function placeChips(table: TableModel, isNarrow = true): Chip[] {
  const { view, words, say } = table;
  return times(STAY, (place) => place).flatMap((place) => {
    const ply = offeredPlyAt(table, place);
    if (ply === undefined) return [];
    const gain = powerGainAt(table, ply, place);
    const isOpen = place < view.spaces.length && isRevealed(view, place);
    const isMove = ply[0] === 'activate' || ply[0] === 'alDestination';
    const detail =
      gain?.drills === true && isMove
        ? words.drills
        : isOpen
          ? words.open
          : isMove && gain !== undefined
            ? `+${gain.power}`
            : '';
    const label =
      ply[0] === 'extractionOrder'
        ? say(words.firstHere, { place: shortPlace(table, place) })
        : shortPlace(table, place);
    return [
      plyChip(table, ply, {
        kind: 'place',
        label,
        detail,
        isNarrow,
        drills: gain?.drills === true && isMove,
      }),
    ];
  });
}

function dieChips(table: TableModel, verb: 'takeAlong' | 'hire', place: number): Chip[] {
  const { words, say, things, view } = table;
  const present = verb === 'hire' ? dieOf(view.crews[view.active] ?? 0) : 0;
  /** A fee for nothing is confirmed by a second click. */
  const hasEffect = [FIRST_SPACE[place] ?? -1, SECOND_SPACE[place] ?? -1].some(
    (space) => space >= 0 && !isRevealed(view, space),
  );
  const powers = times(dieLimitAt(place), (i) => i + 1)
    .filter((power) => power !== present)
    .map((power) => {
      const ply: Ply = [verb, diePowerNoun(power)];
      const label = say(words.diePower, { power });
      const fee = things.money(FEES[power] ?? 0);
      return hasEffect
        ? oneClickChip(table, ply, label, fee)
        : plyChip(table, ply, { kind: verb, label, detail: fee, isNarrow: false });
    });
  return verb === 'takeAlong'
    ? [oneClickChip(table, ['leaveBehind', 0], words.leaveDie, undefined), ...powers]
    : powers;
}

function briberyChips(table: TableModel): Chip[] {
  const { view, offers, things } = table;
  return (offers['bribe'] ?? []).map((noun) => {
    const crew = bribedCrew(view, noun);
    const packed = view.crews[crew] ?? 0;
    const die = dieOf(packed);
    return {
      ...plyChip(table, ['bribe', noun], {
        kind: 'bribe',
        owner: ownerOf(crew),
        power: `${powerOf(packed)}${die > 0 ? `+${die}` : ''}`,
        label: `${shortPlace(table, placeOf(packed))} → ${shortPlace(table, bribeDestination(noun))}`,
        ...(die > 0 && { detail: things.money(FEES[die] ?? 0) }),
        isNarrow: false,
      }),
      touch: () => table.touch(['bribe', noun], crew),
    };
  });
}

function alChips(table: TableModel, verb: 'alCrew' | 'alUpgrade'): Chip[] {
  return (table.offers[verb] ?? []).map((noun) => {
    const packed = table.view.crews[crewIndex(AL, noun)] ?? 0;
    const power =
      verb === 'alUpgrade' ? `${powerOf(packed)} → ${powerOf(packed) + 1}` : String(powerOf(packed));
    return plyChip(table, [verb, noun], {
      kind: verb,
      owner: AL,
      power,
      label: shortPlace(table, placeOf(packed)),
      isNarrow: false,
    });
  });
}
