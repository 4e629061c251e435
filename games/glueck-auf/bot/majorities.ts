/** Expected points of each element of the clock at each remaining scoring. GA-10.2 */
import type { ClockElement, GlueckAuf } from '../rules/index.ts';
import { CLOCK, SHIFTS } from '../rules/index.ts';
import { SLOT_ELEMENTS, sigmoid, rowOf } from './shown.ts';
import { COAL_COUNT, WORKERS } from './tables.ts';
import type { EvaluationWeights } from './weights.ts';

const FIRST = Float64Array.from(CLOCK, (element) => element.first);
const SECOND = Float64Array.from(CLOCK, (element) => element.second);
const FROM_SHIFT = Uint8Array.from(CLOCK, (element: ClockElement) => element.fromShift);

const parameters = { seat: 0, seats: 2, doubt: 1, tie: 0.5 };

function setParameters(state: GlueckAuf, seat: number, weights: EvaluationWeights): void {
  parameters.seat = seat;
  parameters.seats = state.seats;
  parameters.tie = weights.tie;
}

/** A tie for first gives the full points; with two players there is no second place. GA-10.6 to GA-10.8 */
function placePoints(element: number, mine: number, best: number, next: number): number {
  const first = sigmoid((mine - best) / parameters.doubt);
  const points = (FIRST[element] as number) * first;
  if (parameters.seats === 2) return points;
  return points + (SECOND[element] as number) * (sigmoid((mine - next) / parameters.doubt) - first);
}

/**
 * `from` is the index of the element's count for seat 0, `stride` the distance to the next seat's. A place
 * needs a count of at least one. GA-10.5
 */
function elementPoints(element: number, counts: Float64Array, from: number, stride: number): number {
  let best = 1;
  let next = 1;
  for (let other = 0; other < parameters.seats; other++) {
    if (other === parameters.seat) continue;
    const count = counts[from + other * stride] as number;
    if (count > best) {
      next = best;
      best = count;
    } else if (count > next) next = count;
  }
  return placePoints(
    element,
    (counts[from + parameters.seat * stride] as number) + parameters.tie,
    best,
    next,
  );
}

/** Shifts until a scoring, measured by the workers that all players have left. */
export function shiftsUntil(state: GlueckAuf, shift: number): number {
  let workers = 0;
  for (let seat = 0; seat < state.seats; seat++)
    workers += (state.players[seat] as { workers: number }).workers;
  return workers / (state.seats * (WORKERS[state.seats] as number)) + shift - state.shift;
}

export function slotPoints(
  shown: Float64Array,
  state: GlueckAuf,
  seat: number,
  from: number,
  to: number,
  weights: EvaluationWeights,
): number {
  setParameters(state, seat, weights);
  const until = shiftsUntil(state, state.shift);
  let points = 0;
  for (let shift = state.shift; shift <= SHIFTS; shift++) {
    parameters.doubt = weights.slotDoubtNow + weights.slotDoubtLater * Math.sqrt(until + shift - state.shift);
    for (let element = from; element < to; element++) {
      if ((FROM_SHIFT[element] as number) > shift) continue;
      points += elementPoints(element, shown, rowOf(0, shift) + element, rowOf(1, 0));
    }
  }
  return points;
}

export function cartPoints(
  carts: Float64Array,
  state: GlueckAuf,
  seat: number,
  weights: EvaluationWeights,
): number {
  setParameters(state, seat, weights);
  parameters.doubt = weights.cartDoubtNow + weights.cartDoubtLater * Math.sqrt(shiftsUntil(state, SHIFTS));
  let points = 0;
  for (let level = 0; level < COAL_COUNT; level++) {
    points += elementPoints(SLOT_ELEMENTS + level, carts, level, COAL_COUNT);
  }
  return points;
}
