import type { Rockwell } from '../rules/index.ts';
import {
  CORE,
  crewIndex,
  CREWS,
  FIRST_SPACE,
  isRevealed,
  NOWHERE,
  placeOf,
  playerOf,
  powerOf,
  presentPower,
  requiredPower,
  ROUNDS,
  SAVED_BY_SAFETY,
  SECOND_SPACE,
  shaftOwner,
  SPACES,
  strengthOf,
  topologyOf,
} from '../rules/index.ts';
import {
  EXPECTED_CUBES,
  DANGER_PROBABILITY,
  LOST_CUBE_VALUE,
  frontOf,
  EXPECTED_LEFTOVERS,
  EXPECTED_SHARE,
  sharedBy,
} from './expectedBooty.ts';
import type { EvaluationWeights } from './weights.ts';

const strength = new Float64Array(4);

/**
 * In thousands: tiles where the seat is present, by how soon they are extracted, and tiles next to idle
 * crews.
 */
export function expectBooty(
  state: Rockwell,
  seat: number,
  insurance: number,
  weights: EvaluationWeights,
): number {
  let worth = 0;
  let seen = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[crewIndex(seat, i)] as number;
    const place = placeOf(crew);
    if (place === CORE) continue;
    const first = FIRST_SPACE[place] as number;
    const second = SECOND_SPACE[place] as number;
    if (first === NOWHERE || (second === NOWHERE && isRevealed(state, first))) {
      worth += weights.near * besides(state, seat, place, strengthOf(crew));
      continue;
    }
    if ((seen & (1 << first)) === 0 && !isRevealed(state, first))
      worth += bootyOn(state, seat, first, insurance, weights);
    seen |= 1 << first;
    if (second === NOWHERE) continue;
    if ((seen & (1 << second)) === 0 && !isRevealed(state, second))
      worth += bootyOn(state, seat, second, insurance, weights);
    seen |= 1 << second;
  }
  return worth;
}

/** The best unrevealed tile in reach, weighted by the share of its power that would be present. */
function besides(state: Rockwell, seat: number, place: number, own: number): number {
  const ends = topologyOf(state).reach[playerOf(state, seat).mobility]?.[place] as readonly number[];
  let best = 0;
  for (let i = 0; i < ends.length; i++) {
    const space = ends[i] as number;
    if (space >= SPACES) break;
    if (isRevealed(state, space)) continue;
    const ground = state.spaces[space] as number;
    const required = requiredPower(ground);
    const part = (presentPower(ground) + own) / required;
    const sharers = presentPower(ground) > 0 ? 2 : 1;
    const worth =
      (EXPECTED_SHARE[sharedBy(frontOf(space, required), sharers)] as number) * (part < 1 ? part : 1);
    if (worth > best) best = worth;
  }
  return best;
}

/** Share and leftovers if nobody else joins, minus the expected loss. RW-11.4 to RW-11.6, RW-12.3 */
function bootyOn(
  state: Rockwell,
  seat: number,
  space: number,
  insurance: number,
  weights: EvaluationWeights,
): number {
  const sharers = readStrength(state, space);
  const own = strength[seat] as number;
  const ground = state.spaces[space] as number;
  const front = frontOf(space, requiredPower(ground));
  const at = sharedBy(front, sharers);
  let worth = EXPECTED_SHARE[at] as number;
  const shaft = shaftOwner(state, space);
  if (shaft >= 0 ? shaft === seat : isStrongest(seat, own)) worth += EXPECTED_LEFTOVERS[at] as number;
  const most = EXPECTED_CUBES[at] as number;
  let lost =
    (own < most ? own : most) - (SAVED_BY_SAFETY[playerOf(state, seat).safety] as number) - insurance;
  if (lost < 0) lost = 0;
  worth -=
    weights.danger * (DANGER_PROBABILITY[front] as number) * lost * (LOST_CUBE_VALUE[space >> 3] as number);
  return worth * soon(state, seat, space, requiredPower(ground) - presentPower(ground), weights);
}

function readStrength(state: Rockwell, space: number): number {
  strength[0] = strength[1] = strength[2] = strength[3] = 0;
  const { crews } = state;
  for (let i = 0; i < crews.length; i++) {
    const crew = crews[i] as number;
    const place = placeOf(crew);
    if (FIRST_SPACE[place] === space || SECOND_SPACE[place] === space)
      strength[i >> 2] = (strength[i >> 2] as number) + strengthOf(crew);
  }
  let sharers = 0;
  for (let owner = 0; owner < 4; owner++) if ((strength[owner] as number) > 0) sharers++;
  return sharers;
}

/** The player who triggers wins ties, and that may be this seat. */
function isStrongest(seat: number, own: number): boolean {
  for (let owner = 0; owner < 4; owner++)
    if (owner !== seat && (strength[owner] as number) > own) return false;
  return true;
}

/** The weight falls with the own activations that would supply the missing power. */
function soon(
  state: Rockwell,
  seat: number,
  space: number,
  missing: number,
  weights: EvaluationWeights,
): number {
  const reached = topologyOf(state).reachedSpaces[playerOf(state, seat).mobility] as readonly number[];
  let first = 0;
  let second = 0;
  let third = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[crewIndex(seat, i)] as number;
    const place = placeOf(crew);
    if (
      ((reached[place] as number) & (1 << space)) === 0 ||
      FIRST_SPACE[place] === space ||
      SECOND_SPACE[place] === space
    )
      continue;
    const power = powerOf(crew);
    if (power > first) {
      third = second;
      second = first;
      first = power;
    } else if (power > second) {
      third = second;
      second = power;
    } else if (power > third) third = power;
  }
  if (missing <= first) return weights.soon1;
  if (missing <= first + second) return weights.soon2;
  return missing <= first + second + third
    ? weights.soon3
    : weights.soonNever / (missing - first - second - third);
}

/**
 * In thousands, if the four activations of each remaining Phase I are spent on gathering and moving;
 * opponents take their part.
 */
export function expectYield(state: Rockwell, seat: number, drills: number): number {
  let power = 0;
  let crews = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[crewIndex(seat, i)] as number;
    if (placeOf(crew) === CORE) continue;
    power += powerOf(crew);
    crews++;
  }
  if (crews === 0) return 0;
  let tiles = 0;
  let required = 0;
  let worth = 0;
  for (let open = ~state.revealed; open !== 0; open &= open - 1) {
    const space = 31 - Math.clz32(open & -open);
    const needed = requiredPower(state.spaces[space] as number);
    tiles++;
    required += needed;
    worth += EXPECTED_SHARE[sharedBy(frontOf(space, needed), 1)] as number;
  }
  if (tiles === 0) return 0;
  const possible = (ROUNDS * drills) / (1 + (required * crews) / (tiles * power));
  const left = tiles / state.seats;
  return ((possible * left) / (possible + left)) * (worth / tiles);
}
