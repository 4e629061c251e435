import type { Move, Refusal, Tell } from '@pithead/kernel';
import { bit, currentStep, replaceStep } from '@pithead/kernel';
import { awardForCrews } from '../phases/achievements.ts';
import { CREWS, DIE_LIMITS, FEES, MOST_POWER, SPACES } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import {
  CORE,
  FIRST_BORDER,
  FIRST_SPACE,
  isBorder,
  isSpace,
  PLACE_NAMES,
  SECOND_SPACE,
  stratumOf,
} from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import {
  crewAt,
  crewIndex,
  dieOf,
  isInPlay,
  isRevealed,
  ownerOf,
  pay,
  placeOf,
  playerOf,
  powerOf,
  setCrew,
} from '../state.ts';
import { topologyOf } from '../earth/topology.ts';

type Teller = Tell<RockwellFact>;

/** Ends of a movement: spaces, borders, the core, then `STAY`; no crew returns to an entrance (RW-7.4). */
export const STAY = CORE + 1;
const ENDS = STAY + 1;
/** `2>B4`, `2>B4-B5`, `2>core`, `2>stay`: crew 2 moves. */
const nounsOfActivation = (): string[] =>
  Array.from({ length: CREWS }, (_, crew) =>
    [...PLACE_NAMES.slice(0, STAY), 'stay'].map((end) => `${crew + 1}>${end}`),
  ).flat();
const NOUNS = /* @__PURE__ */ nounsOfActivation();
export const activateNoun = (crew: number, end: number): number => crew * ENDS + end;
export const activatedCrew = (noun: number): number => Math.floor(noun / ENDS);
export const activationEnd = (noun: number): number => noun % ENDS;

/** One of the own crews moves or stays. RW-7.1, RW-7.2 */
export const activate: Move<Rockwell, RockwellFact> = {
  verb: 'activate',
  rule: 'RW-7.1',
  nouns: NOUNS,
  endsTurn: true,

  refuse(state, seat, noun) {
    const crew = crewAt(state, crewIndex(seat, activatedCrew(noun)));
    const end = activationEnd(noun);
    if (!isInPlay(crew)) return refusalFor('crewInCore', 'RW-16.1');
    if (end === STAY) return undefined;
    if (end === placeOf(crew)) return refusalFor('alreadyThere', 'RW-7.9');
    return (
      refuseReach(state, seat, placeOf(crew), end) ??
      (isBorder(end) ? refuseBorder(state, seat, end) : undefined)
    );
  },

  offer(state, seat, offers) {
    const { reach } = topologyOf(state);
    const ends = reach[playerOf(state, seat).mobility] as readonly (readonly number[])[];
    for (let i = 0; i < CREWS; i++) {
      const crew = crewAt(state, crewIndex(seat, i));
      if (!isInPlay(crew)) continue;
      const from = ends[placeOf(crew)] as readonly number[];
      for (let n = 0; n < from.length; n++) {
        const end = from[n] as number;
        if (
          end < FIRST_BORDER ||
          end === CORE ||
          (!touchesRevealed(state, end) && !holdsCrewOf(state, seat, end))
        )
          offers.add(activateNoun(i, end));
      }
      offers.add(activateNoun(i, STAY));
    }
  },

  play(state, seat, noun, tell) {
    const crew = crewIndex(seat, activatedCrew(noun));
    const packed = crewAt(state, crew);
    const end = activationEnd(noun);
    const { left } = currentStep(state);
    state.active = crew;
    if (end === STAY) {
      tell?.({ type: 'crewStayed', owner: seat, crew, place: placeOf(packed) });
      replaceStep(state, 'moved', 0, left);
    } else if (dieOf(packed) > 0 && end !== CORE && mayAskForDie(state, seat)) {
      replaceStep(state, 'die', bit(seat), left | (end << 3));
    } else {
      moveActive(state, end, 0, left, tell);
    }
  },
};

function refuseReach(state: Rockwell, seat: number, from: number, end: number): Refusal | undefined {
  const topology = topologyOf(state);
  const { mobility } = playerOf(state, seat);
  let reached: boolean;
  if (isSpace(end)) reached = ((topology.reachedSpaces[mobility]?.[from] as number) & (1 << end)) !== 0;
  else if (end === CORE) reached = topology.reachedCore[mobility]?.[from] === true;
  else reached = ((topology.reachedBorders[mobility]?.[from] as number) & (1 << (end - SPACES))) !== 0;
  return reached
    ? undefined
    : refusalFor('notReachable', isBorder(end) ? 'RW-8.1' : (RULE_OF_MOBILITY[mobility] as string), {
        mobility,
      });
}

const RULE_OF_MOBILITY = ['RW-7.3', 'RW-7.6', 'RW-7.7', 'RW-7.8'];

function refuseBorder(state: Rockwell, seat: number, border: number): Refusal | undefined {
  if (touchesRevealed(state, border)) return refusalFor('borderRevealed', 'RW-8.2');
  return holdsCrewOf(state, seat, border) ? refusalFor('ownCrewOnBorder', 'RW-8.6') : undefined;
}

const touchesRevealed = (state: Rockwell, border: number): boolean =>
  isRevealed(state, FIRST_SPACE[border] as number) || isRevealed(state, SECOND_SPACE[border] as number);

function holdsCrewOf(state: Rockwell, seat: number, border: number): boolean {
  for (let crew = crewIndex(seat, 0); crew < crewIndex(seat + 1, 0); crew++)
    if (placeOf(crewAt(state, crew)) === border) return true;
  return false;
}

/**
 * A seat that can't pay must leave the die and is not asked. With the hidden log every seat is asked, so that
 * nobody learns about its money. RW-10.5, RW-3.6
 */
const mayAskForDie = (state: Rockwell, seat: number): boolean =>
  state.hiddenLog !== 0 || playerOf(state, seat).money >= (FEES[1] as number);

/** The die comes along with its new power or returns to board I. RW-7.10, RW-10.8 */
function moveActive(state: Rockwell, end: number, die: number, order: number, tell: Teller): void {
  const crew = state.active;
  const before = crewAt(state, crew);
  if (dieOf(before) > 0 && die === 0) {
    state.dice++;
    tell?.({ type: 'dieReturned', seat: ownerOf(crew), crew });
  }
  setCrew(state, crew, end, powerOf(before), die);
  tell?.({ type: 'crewMoved', owner: ownerOf(crew), crew, from: placeOf(before), to: end });
  if (end === CORE) tell?.({ type: 'coreEntered', seat: ownerOf(crew), crew });
  awardForCrews(state, ownerOf(crew), tell);
  replaceStep(state, 'moved', 0, order);
}

/** `left` of the die step is destination × 8 + index in Control order. */
export const dieStepDestination = (left: number): number => left >> 3;
const orderOfDieStep = (left: number): number => left & 7;

export const dieLimit = (place: number): number =>
  DIE_LIMITS[stratumOf(FIRST_SPACE[place] as number)] as number;

export const DIE_POWER_NOUNS = /* @__PURE__ */ Array.from({ length: MOST_POWER }, (_, i) => String(i + 1));
export const diePowerNoun = (power: number): number => power - 1;
export const diePower = (noun: number): number => noun + 1;

/** For a full fee; counts as this round's hire. RW-10.5 */
export const takeAlong: Move<Rockwell, RockwellFact> = {
  verb: 'takeAlong',
  rule: 'RW-10.5',
  nouns: DIE_POWER_NOUNS,
  endsTurn: true,
  refuse(state, seat, noun) {
    const limit = dieLimit(dieStepDestination(currentStep(state).left));
    if (diePower(noun) > limit) return refusalFor('dieTooStrong', 'RW-10.4', { limit });
    return refuseFee(state, seat, diePower(noun));
  },
  play(state, seat, noun, tell) {
    const { left } = currentStep(state);
    const power = diePower(noun);
    const fee = FEES[power] as number;
    pay(state, seat, fee);
    state.hired = 1;
    tell?.({ type: 'dieTakenAlong', seat, crew: state.active, power, fee });
    moveActive(state, dieStepDestination(left), power, orderOfDieStep(left), tell);
  },
};

export function refuseFee(state: Rockwell, seat: number, power: number): Refusal | undefined {
  const needed = FEES[power] as number;
  const { money } = playerOf(state, seat);
  return money >= needed ? undefined : refusalFor('tooLittleMoney', 'RW-1.11', { needed, money });
}

export const leaveBehind: Move<Rockwell, RockwellFact> = {
  verb: 'leaveBehind',
  rule: 'RW-10.5',
  nouns: ['leave'],
  endsTurn: true,
  refuse: () => undefined,
  play(state, _seat, _noun, tell) {
    const { left } = currentStep(state);
    moveActive(state, dieStepDestination(left), 0, orderOfDieStep(left), tell);
  },
};
