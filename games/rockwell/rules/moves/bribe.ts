import type { Move, Offers, Refusal } from '@pithead/kernel';
import { currentStep, replaceStep } from '@pithead/kernel';
import { awardForCrews } from '../phases/achievements.ts';
import { BRIBERY, CREWS, FEES, SPACES } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import {
  CORE,
  FIRST_SPACE,
  isEntrance,
  isPresentOn,
  NOWHERE,
  SECOND_SPACE,
  SPACE_NAMES,
} from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import {
  advantageOf,
  AL,
  crewAt,
  crewIndex,
  crewWithinOwner,
  dieOf,
  hasAl,
  isRevealed,
  moveCrew,
  ownerOf,
  pay,
  placeOf,
  playerOf,
} from '../state.ts';
import { dieLimit } from './activate.ts';
import { topologyOf } from '../earth/topology.ts';

/** `b-3>C4`: the third crew of seat B to C4; Al's crews are al-1 to al-4. */
const OWNERS = ['a', 'b', 'c', 'd', 'al'] as const;
const AL_NOUN = 4;
const NOUNS = /* @__PURE__ */ OWNERS.flatMap((owner) =>
  Array.from({ length: CREWS }, (_, i) => SPACE_NAMES.map((space) => `${owner}-${i + 1}>${space}`)).flat(),
);
export function bribeNoun(state: { readonly seats: number }, crew: number, space: number): number {
  const owner = hasAl(state) && ownerOf(crew) === AL ? AL_NOUN : ownerOf(crew);
  return crewIndex(owner, crewWithinOwner(crew)) * SPACES + space;
}

/** Infinity if there is no such crew. RW-21.9 */
export function bribedCrew(state: { readonly seats: number }, noun: number): number {
  const crew = Math.floor(noun / SPACES);
  const owner = Math.floor(crew / CREWS);
  if (owner === AL_NOUN) return hasAl(state) ? crewIndex(AL, crewWithinOwner(crew)) : Infinity;
  return owner < state.seats ? crew : Infinity;
}
export const bribeDestination = (noun: number): number => noun % SPACES;

export const bribe: Move<Rockwell, RockwellFact> = {
  verb: 'bribe',
  rule: 'RW-9.1',
  nouns: NOUNS,
  endsTurn: true,

  refuse(state, seat, noun) {
    if (advantageOf(state, seat) !== BRIBERY) return refusalFor('noBribery', 'RW-9.1');
    if (state.briberyTiles === 0) return refusalFor('noBriberyTile', 'RW-9.7');
    const crew = bribedCrew(state, noun);
    if (crew === Infinity) return refusalFor('noSuchCrew', 'RW-9.1');
    return (
      refuseTarget(state, seat, crew, bribeDestination(noun)) ??
      refuseDie(state, seat, crew, bribeDestination(noun))
    );
  },

  offer(state, seat, offers) {
    if (advantageOf(state, seat) !== BRIBERY || state.briberyTiles === 0) return;
    const place = placeOf(crewAt(state, state.active));
    offerBribesTo(state, seat, FIRST_SPACE[place] as number, offers);
    offerBribesTo(state, seat, SECOND_SPACE[place] as number, offers);
  },

  play(state, seat, noun, tell) {
    const crew = bribedCrew(state, noun);
    const from = placeOf(crewAt(state, crew));
    const to = bribeDestination(noun);
    const fee = FEES[dieOf(crewAt(state, crew))] as number;
    state.briberyTiles--; // RW-9.7
    if (fee > 0) pay(state, seat, fee); // RW-9.6; the bribery itself is free, RW-9.8
    moveCrew(state, crew, to);
    tell?.({ type: 'crewBribed', seat, owner: ownerOf(crew), crew, from, to, fee });
    awardForCrews(state, ownerOf(crew), tell); // RW-17.8
    replaceStep(state, 'advantaged', 0, currentStep(state).left);
  },
};

function offerBribesTo(state: Rockwell, seat: number, to: number, offers: Offers): void {
  if (!isDestination(state, to)) return;
  for (let crew = 0; crew < state.crews.length; crew++) {
    if (isTarget(state, seat, crew, to) && isPayable(state, seat, crew, to))
      offers.add(bribeNoun(state, crew, to));
  }
}

/** Of the tiles of the active crew, two on a border, the unrevealed ones. RW-9.2, RW-9.5 */
const isDestination = (state: Rockwell, space: number): boolean =>
  space !== NOWHERE && !isRevealed(state, space);

function refuseTarget(state: Rockwell, seat: number, crew: number, to: number): Refusal | undefined {
  if (ownerOf(crew) === seat) return refusalFor('ownCrew', 'RW-9.4');
  if (!isPresentOn(placeOf(crewAt(state, state.active)), to))
    return refusalFor('activeCrewElsewhere', 'RW-9.1');
  if (isRevealed(state, to)) return refusalFor('tileRevealed', 'RW-9.2');
  const from = placeOf(crewAt(state, crew));
  if (isEntrance(from)) return refusalFor('crewOnEntrance', 'RW-9.4');
  if (from === CORE) return refusalFor('crewInCore', 'RW-16.1');
  if (from === to) return refusalFor('crewThereAlready', 'RW-9.4');
  return isNextTo(state, from, to) ? undefined : refusalFor('notAdjacent', 'RW-9.3');
}

/** On a tile that borders the destination, or straddling the destination itself. RW-9.3 */
function isNextTo(state: Rockwell, from: number, to: number): boolean {
  const adjacent = topologyOf(state).adjacent[to] as number;
  const first = FIRST_SPACE[from] as number;
  const second = SECOND_SPACE[from] as number;
  return (adjacent & (1 << first)) !== 0 || (second !== NOWHERE && (adjacent & (1 << second)) !== 0);
}

function isTarget(state: Rockwell, seat: number, crew: number, to: number): boolean {
  const from = placeOf(crewAt(state, crew));
  return (
    ownerOf(crew) !== seat &&
    from !== to &&
    (FIRST_SPACE[from] as number) !== NOWHERE &&
    isNextTo(state, from, to)
  );
}

/** The die keeps its power, which the destination must allow, and the briber pays its fee. RW-9.6 */
function refuseDie(state: Rockwell, seat: number, crew: number, to: number): Refusal | undefined {
  const die = dieOf(crewAt(state, crew));
  if (die > dieLimit(to)) return refusalFor('dieTooStrong', 'RW-9.6', { limit: dieLimit(to) });
  const needed = FEES[die] as number;
  const { money } = playerOf(state, seat);
  return needed <= money ? undefined : refusalFor('tooLittleMoney', 'RW-9.6', { needed, money });
}

function isPayable(state: Rockwell, seat: number, crew: number, to: number): boolean {
  const die = dieOf(crewAt(state, crew));
  return die <= dieLimit(to) && (FEES[die] as number) <= playerOf(state, seat).money;
}

/** With the hidden log every seat is asked, so that nobody learns about its money. RW-3.6 */
export function canBribe(state: Rockwell, seat: number): boolean {
  if (state.briberyTiles === 0) return false;
  const place = placeOf(crewAt(state, state.active));
  return (
    canBribeTo(state, seat, FIRST_SPACE[place] as number) ||
    canBribeTo(state, seat, SECOND_SPACE[place] as number)
  );
}

function canBribeTo(state: Rockwell, seat: number, to: number): boolean {
  if (!isDestination(state, to)) return false;
  for (let crew = 0; crew < state.crews.length; crew++) {
    if (!isTarget(state, seat, crew, to)) continue;
    if (state.hiddenLog !== 0 ? dieOf(crewAt(state, crew)) <= dieLimit(to) : isPayable(state, seat, crew, to))
      return true;
  }
  return false;
}

export const noAdvantage: Move<Rockwell, RockwellFact> = {
  verb: 'noAdvantage',
  rule: 'RW-7.10',
  nouns: ['none'],
  endsTurn: true,
  refuse: () => undefined,
  play(state, seat, _noun, tell) {
    tell?.({ type: 'noAdvantage', seat });
    replaceStep(state, 'advantaged', 0, currentStep(state).left);
  },
};
