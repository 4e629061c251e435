import type { Move, Refusal } from '@pithead/kernel';
import { SHAFT_PRICES, SHAFTS, SPACES } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { FIRST_SPACE, isEntrance, NOWHERE, SECOND_SPACE, SPACE_NAMES } from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import { countsCrewsOnEntrances } from '../rulings.ts';
import type { Rockwell } from '../state.ts';
import {
  crewAt,
  crewIndex,
  lowestBit,
  ownerOf,
  pay,
  placeOf,
  playerOf,
  shaftOwner,
  stageOf,
} from '../state.ts';
import { endAction, refusePrice } from './improve.ts';
import { topologyOf } from '../earth/topology.ts';

const priceOf = (state: Rockwell, stage: number): number => SHAFT_PRICES[state.seats]?.[stage] as number;

/** As bits: spaces with a crew of the seat or, with `own` false, of anybody else. RW-15.7 */
function spacesHeld(state: Rockwell, seat: number, own: boolean): number {
  let held = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    if ((ownerOf(crew) === seat) !== own) continue;
    const place = placeOf(crewAt(state, crew));
    const first = FIRST_SPACE[place] as number;
    const second = SECOND_SPACE[place] as number;
    if (first !== NOWHERE) held |= 1 << first;
    if (second !== NOWHERE) held |= 1 << second;
  }
  return held;
}

/** As bits: the two A tiles beside each entrance with a crew of the seat. RW-2.4, RW-15.7 */
function spacesAtEntrances(state: Rockwell, seat: number): number {
  const reached = topologyOf(state).reachedSpaces[0] as readonly number[];
  let near = 0;
  for (let crew = crewIndex(seat, 0); crew < crewIndex(seat + 1, 0); crew++) {
    const place = placeOf(crewAt(state, crew));
    if (isEntrance(place)) near |= reached[place] as number;
  }
  return near;
}

function spacesNear(state: Rockwell, seat: number): number {
  const held = spacesHeld(state, seat, true);
  const { adjacent } = topologyOf(state);
  let near = countsCrewsOnEntrances(state) ? held | spacesAtEntrances(state, seat) : held;
  for (let rest = held; rest !== 0; rest &= rest - 1) near |= adjacent[lowestBit(rest)] as number;
  return near;
}

/** As bits: spaces where a stage allows a mineshaft, if there is none yet. RW-15.5 */
function spacesOfStage(state: Rockwell, seat: number, stage: number): number {
  if (stage === SHAFTS) return -1;
  const near = spacesNear(state, seat);
  const unrevealed = near & ~state.revealed & ~spacesHeld(state, seat, false);
  return stage === 1 ? unrevealed : unrevealed | (near & state.revealed);
}

function refuseSpace(state: Rockwell, seat: number, stage: number, space: number): Refusal | undefined {
  if (shaftOwner(state, space) >= 0) return refusalFor('shaftThere', 'RW-15.7');
  if ((spacesOfStage(state, seat, stage) & (1 << space)) !== 0) return undefined;
  if ((spacesNear(state, seat) & (1 << space)) === 0) return refusalFor('noOwnCrewNear', 'RW-15.5');
  return (state.revealed & (1 << space)) === 0
    ? refusalFor('opposingCrewThere', 'RW-15.5')
    : refusalFor('tileRevealed', 'RW-15.5');
}

export const buildShaft: Move<Rockwell, RockwellFact> = {
  verb: 'buildShaft',
  rule: 'RW-15.5',
  nouns: SPACE_NAMES,
  endsTurn: true,
  refuse(state, seat, space) {
    const stage = stageOf(playerOf(state, seat)) + 1;
    if (stage > SHAFTS) return refusalFor('lastLevel', 'RW-15.9');
    return refusePrice(state, seat, priceOf(state, stage)) ?? refuseSpace(state, seat, stage, space);
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    const stage = stageOf(player) + 1;
    if (stage > SHAFTS || player.money < priceOf(state, stage)) return;
    const open = spacesOfStage(state, seat, stage);
    for (let space = 0; space < SPACES; space++)
      if ((open & (1 << space)) !== 0 && shaftOwner(state, space) < 0) offers.add(space);
  },
  play(state, seat, space, tell) {
    const { shafts } = playerOf(state, seat);
    const built = stageOf({ shafts });
    const price = priceOf(state, built + 1);
    pay(state, seat, price);
    shafts[built] = space;
    tell?.({ type: 'shaftBuilt', seat, stage: built + 1, space, price });
    endAction(state, seat);
  },
};

/** `2:1>C4`: for the price of stage 2, the first mineshaft to C4. */
const nounsOfMoving = (): string[] =>
  Array.from({ length: SHAFTS * SHAFTS }, (_, i) =>
    SPACE_NAMES.map((space) => `${Math.floor(i / SHAFTS) + 1}:${(i % SHAFTS) + 1}>${space}`),
  ).flat();
const NOUNS = /* @__PURE__ */ nounsOfMoving();
export const moveShaftNoun = (stage: number, shaft: number, space: number): number =>
  ((stage - 1) * SHAFTS + shaft) * SPACES + space;
export const shaftMoveStage = (noun: number): number => Math.floor(noun / (SHAFTS * SPACES)) + 1;
export const movedShaft = (noun: number): number => Math.floor(noun / SPACES) % SHAFTS;
export const shaftMoveSpace = (noun: number): number => noun % SPACES;

export const moveShaft: Move<Rockwell, RockwellFact> = {
  verb: 'moveShaft',
  rule: 'RW-15.6',
  nouns: NOUNS,
  endsTurn: true,
  refuse(state, seat, noun) {
    const reached = stageOf(playerOf(state, seat));
    if (movedShaft(noun) >= reached) return refusalFor('noShaft', 'RW-15.6');
    if (shaftMoveStage(noun) > reached) return refusalFor('stageNotReached', 'RW-15.6');
    return (
      refusePrice(state, seat, priceOf(state, shaftMoveStage(noun))) ??
      refuseSpace(state, seat, shaftMoveStage(noun), shaftMoveSpace(noun))
    );
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    const reached = stageOf(player);
    for (let stage = 1; stage <= reached && priceOf(state, stage) <= player.money; stage++) {
      const open = spacesOfStage(state, seat, stage);
      for (let shaft = 0; shaft < reached; shaft++) {
        for (let space = 0; space < SPACES; space++) {
          if ((open & (1 << space)) !== 0 && shaftOwner(state, space) < 0)
            offers.add(moveShaftNoun(stage, shaft, space));
        }
      }
    }
  },
  play(state, seat, noun, tell) {
    const { shafts } = playerOf(state, seat);
    const stage = shaftMoveStage(noun);
    const price = priceOf(state, stage);
    const from = shafts[movedShaft(noun)] as number;
    pay(state, seat, price);
    shafts[movedShaft(noun)] = shaftMoveSpace(noun);
    tell?.({ type: 'shaftMoved', seat, stage, from, to: shaftMoveSpace(noun), price });
    endAction(state, seat);
  },
};
