/** Value of workers where they stand, and of territories they can move to. */
import type { Siberia } from '../rules/index.ts';
import { LOGISTICS, STEPS, TERRITORIES, VLADIVOSTOK, WORKER } from '../rules/index.ts';
import { chances } from './chances.ts';
import { distances, FAR } from './distances.ts';
import { map, worth } from './territories.ts';
import type { EvaluationWeights } from './weights.ts';

/** Remaining share of a territory's value by distance. */
const kept = new Float64Array(FAR + 1);

/** `steps` are those left of a logistics action in progress. SB-7.7 */
function countSteps(steps: number, scales: EvaluationWeights): void {
  const journey = steps > 0 ? scales.stepThen : (chances[LOGISTICS] as number);
  let now = 1;
  let then = journey;
  kept[0] = 1;
  for (let distance = 1; distance <= FAR; distance++) {
    now *= scales.stepNow;
    then *= scales.step;
    if (distance === STEPS + 1) then *= scales.journey;
    kept[distance] = distance <= steps ? now : distance === FAR ? 0 : then;
  }
}

let taken = 0;
export const journeys = { best: 0, all: 0 };

/**
 * Assigns the worker to the territory where it gains most and that has no other own worker, standing or
 * assigned.
 */
function goFor(table: Uint8Array, from: number, has: number, part: number): void {
  const row = from * TERRITORIES.length;
  let most = 0;
  let target = -1;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if ((taken & (1 << territory)) !== 0 || (worth[territory] as number) <= has) continue;
    const gain = (kept[table[row + territory] as number] as number) * ((worth[territory] as number) - has);
    if (gain <= most) continue;
    most = gain;
    target = territory;
  }
  if (target < 0) return;
  taken |= 1 << target;
  const gain = part * most;
  journeys.all += gain;
  if (gain > journeys.best) journeys.best = gain;
}

export function workersWorth(state: Siberia, steps: number, scales: EvaluationWeights): number {
  countSteps(steps, scales);
  const table = distances(state);
  taken = state.closed;
  journeys.best = 0;
  journeys.all = 0;
  let value = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (map.workers[territory] === 0) continue;
    value += worth[territory] as number;
    taken |= 1 << territory;
  }
  for (let place = VLADIVOSTOK; place >= 0; place--) {
    const idle = (map.workers[place] as number) - (place === VLADIVOSTOK ? 0 : 1);
    for (let i = 0; i < idle; i++) goFor(table, place, 0, 1);
  }
  const sent = scales.send * (chances[WORKER] as number);
  if (map.figures > 0) goFor(table, VLADIVOSTOK, 0, sent);
  for (let place = 0; place < VLADIVOSTOK; place++) {
    if ((map.workers[place] as number) > 0) goFor(table, place, worth[place] as number, 1);
  }
  return value + journeys.best + scales.others * (journeys.all - journeys.best);
}
