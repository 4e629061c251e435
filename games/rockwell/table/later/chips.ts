/**
 * The choices of the present step as chips. Narrow chips are shown only if the board is too small for touch.
 */
import {
  AL,
  bribedCrew,
  bribedTo,
  CREWS,
  dieOf,
  endOfDieStep,
  FEES,
  isInPlay,
  isRevealed,
  ownerOf,
  placeOf,
  powerOf,
  STAY,
} from '../../rules/index.ts';
import { dieLimitAt } from '../../text/later/reckoning.ts';
import { times } from '../art/pieces.tsx';
import { gainAt } from '../earth/gains.ts';
import { activation, isCrewOffered, isCrewChosen, stopAt, touchCrew } from '../earth/touches.ts';
import type { Sight } from '../sight.ts';
import { shortPlace } from '../words.ts';
import { stageChips, workChips } from './boardChips.ts';
import type { Chip } from '../console/chipOf.ts';
import { directChip, plyChip } from '../console/chipOf.ts';

export function chipsOf(sight: Sight): readonly Chip[] {
  switch (sight.at) {
    case 'drilling':
      return [...crewChips(sight), ...stayChip(sight), ...placeChips(sight)];
    case 'die':
      return dieChips(sight, 'takeAlong', endOfDieStep(sight.view.steps.at(-1)?.left ?? 0));
    case 'advantage':
      return sight.offers['hire'] === undefined
        ? briberyChips(sight)
        : dieChips(sight, 'hire', placeOf(sight.view.crews[sight.view.active] ?? 0));
    case 'extractionOrder':
      return placeChips(sight, false);
    case 'alCrew':
    case 'alUpgrade':
      return alChips(sight, sight.at);
    case 'alDestination':
      return placeChips(sight, false);
    case 'workshop':
      return sight.tool === undefined ? workChips(sight) : [...stageChips(sight), ...placeChips(sight)];
    default:
      return [];
  }
}

function crewChips(sight: Sight): Chip[] {
  const { view, seat, words, say } = sight;
  return times(CREWS, (i) => seat * CREWS + i)
    .filter((crew) => isInPlay(view.crews[crew] ?? 0))
    .map((crew) => {
      const packed = view.crews[crew] ?? 0;
      const die = dieOf(packed) > 0 ? `+${dieOf(packed)}` : '';
      return {
        key: `crew-${crew}`,
        kind: 'crew',
        owner: seat,
        power: `${powerOf(packed)}${die}`,
        label: shortPlace(sight, placeOf(packed)),
        detail: say(words.crew, { number: (crew % CREWS) + 1 }),
        isChosen: isCrewChosen(sight, crew),
        isOffered: isCrewOffered(sight, crew),
        isCalm: sight.crew !== undefined,
        isNarrow: false,
        touch: () => touchCrew(sight, crew),
      };
    });
}

function stayChip(sight: Sight): Chip[] {
  const { crew, words } = sight;
  if (crew === undefined) return [];
  return [plyChip(sight, activation(crew, STAY), { kind: 'stay', label: words.stay, isNarrow: false })];
}

function placeChips(sight: Sight, isNarrow = true): Chip[] {
  const { view, words, say } = sight;
  return times(STAY, (place) => place).flatMap((place) => {
    const ply = stopAt(sight, place);
    if (ply === undefined) return [];
    const gain = gainAt(sight, ply, place);
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
        ? say(words.firstHere, { place: shortPlace(sight, place) })
        : shortPlace(sight, place);
    return [
      plyChip(sight, ply, {
        kind: 'place',
        label,
        detail,
        isNarrow,
        drills: gain?.drills === true && isMove,
      }),
    ];
  });
}

function dieChips(sight: Sight, verb: 'takeAlong' | 'hire', place: number): Chip[] {
  const { words, say, things, view } = sight;
  const powers = times(dieLimitAt(place), (i) =>
    directChip(sight, [verb, i], say(words.diePower, { power: i + 1 }), things.money(FEES[i + 1] ?? 0)),
  ).filter(({ ply }) => verb === 'takeAlong' || dieOf(view.crews[view.active] ?? 0) !== (ply?.[1] ?? 0) + 1);
  return verb === 'takeAlong'
    ? [directChip(sight, ['leaveBehind', 0], words.leaveDie, undefined), ...powers]
    : powers;
}

function briberyChips(sight: Sight): Chip[] {
  const { view, offers, things } = sight;
  return (offers['bribe'] ?? []).map((noun) => {
    const crew = bribedCrew(view, noun);
    const packed = view.crews[crew] ?? 0;
    const die = dieOf(packed);
    return {
      ...plyChip(sight, ['bribe', noun], {
        kind: 'bribe',
        owner: ownerOf(crew),
        power: `${powerOf(packed)}${die > 0 ? `+${die}` : ''}`,
        label: `${shortPlace(sight, placeOf(packed))} → ${shortPlace(sight, bribedTo(noun))}`,
        ...(die > 0 && { detail: things.money(FEES[die] ?? 0) }),
        isNarrow: false,
      }),
      touch: () => sight.touch(['bribe', noun], crew),
    };
  });
}

function alChips(sight: Sight, verb: 'alCrew' | 'alUpgrade'): Chip[] {
  return (sight.offers[verb] ?? []).map((noun) => {
    const packed = sight.view.crews[AL * CREWS + noun] ?? 0;
    const power =
      verb === 'alUpgrade' ? `${powerOf(packed)} → ${powerOf(packed) + 1}` : String(powerOf(packed));
    return plyChip(sight, [verb, noun], {
      kind: verb,
      owner: AL,
      power,
      label: shortPlace(sight, placeOf(packed)),
      isNarrow: false,
    });
  });
}
