/** What Al must do, and what a player may choose for him. RW-21.3 to RW-21.10 */
import { CREWS, MOST_POWER } from '../components.ts';
import { depthOf, FIRST_SPACE, isEntrance, NOWHERE } from '../earth/geometry.ts';
import type { Rockwell } from '../state.ts';
import {
  AL,
  crewAt,
  crewIndex,
  isRevealed,
  lowestBit,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
} from '../state.ts';
import { topologyOf } from '../earth/topology.ts';

type Table = Pick<Rockwell, 'crews' | 'revealed' | 'spaces' | 'layout' | 'active'>;

const alsCrew = (state: Pick<Table, 'crews'>, crew: number): number => crewAt(state, crewIndex(AL, crew));

function isFree(state: Table, crew: number): boolean {
  const place = placeOf(alsCrew(state, crew));
  return isEntrance(place) || isRevealed(state, FIRST_SPACE[place] as number);
}

/** As bits: of the free crews, or else of all, the strongest; of these the shallowest. RW-21.5 */
export function alCandidates(state: Table): number {
  let some = 0;
  for (let crew = 0; crew < CREWS; crew++) if (isFree(state, crew)) some |= 1 << crew;
  if (some === 0) some = (1 << CREWS) - 1;
  let best = -1;
  let candidates = 0;
  for (let crew = 0; crew < CREWS; crew++) {
    if ((some & (1 << crew)) === 0) continue;
    const rank = powerOf(alsCrew(state, crew)) * 8 - depthOf(placeOf(alsCrew(state, crew)));
    if (rank < best) continue;
    candidates = rank > best ? 1 << crew : candidates | (1 << crew);
    best = rank;
  }
  return withoutTwins(state, candidates);
}

/** Crews of equal power in one place are one choice: the lowest. */
function withoutTwins(state: Table, crews: number): number {
  if (isOne(crews)) return crews;
  let different = 0;
  for (let crew = 0; crew < CREWS; crew++) {
    if ((crews & (1 << crew)) === 0) continue;
    let twin = false;
    for (let other = 0; other < crew; other++) {
      if ((different & (1 << other)) !== 0 && alsCrew(state, other) === alsCrew(state, crew)) twin = true;
    }
    if (!twin) different |= 1 << crew;
  }
  return different;
}

/** As bits: the adjacent unrevealed tiles that lack least, or all adjacent tiles if none is. RW-21.6 */
export function alDestinations(state: Table): number {
  const place = placeOf(crewAt(state, state.active));
  const { adjacent, reachedSpaces } = topologyOf(state);
  const near =
    FIRST_SPACE[place] === NOWHERE ? (reachedSpaces[0]?.[place] as number) : (adjacent[place] as number);
  const unrevealed = near & ~state.revealed;
  if (unrevealed === 0) return near;
  let least = Infinity;
  let destinations = 0;
  for (let rest = unrevealed; rest !== 0; rest &= rest - 1) {
    const space = lowestBit(rest);
    const packed = state.spaces[space] as number;
    const missing = requiredPower(packed) - presentPower(packed);
    if (missing > least) continue;
    destinations = missing < least ? 1 << space : destinations | (1 << space);
    least = missing;
  }
  return destinations;
}

export function alUpgrades(state: Table): number {
  let crews = 0;
  for (let crew = 0; crew < CREWS; crew++) if (powerOf(alsCrew(state, crew)) < MOST_POWER) crews |= 1 << crew;
  return withoutTwins(state, crews);
}

const isOne = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

export const onlyOne = (bits: number): number => (isOne(bits) ? lowestBit(bits) : -1);
