import type { Siberia } from '../rules/index.ts';
import { LOGISTICS, LOGISTICS_STEPS, TERRITORIES, VLADIVOSTOK, WORKER } from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { distances, FAR } from './distances.ts';
import type { EvaluationWeights } from './weights.ts';

const keptShares = new Float64Array(FAR + 1);

/** `steps` are those left of a logistics action in progress. SB-7.7 */
function countSteps(chances: Float64Array, steps: number, weights: EvaluationWeights): void {
  const journey = steps > 0 ? weights.stepThen : (chances[LOGISTICS] as number);
  let now = 1;
  let then = journey;
  keptShares[0] = 1;
  for (let distance = 1; distance <= FAR; distance++) {
    now *= weights.stepNow;
    then *= weights.step;
    if (distance === LOGISTICS_STEPS + 1) then *= weights.journey;
    keptShares[distance] = distance <= steps ? now : distance === FAR ? 0 : then;
  }
}

let taken = 0;
export interface JourneyGains {
  best: number;
  all: number;
}

/** Assigns the worker to the territory where it gains most, among those without another own worker. */
function assignWorker(
  { worth, journeys }: EvaluationBuffers,
  table: Uint8Array,
  from: number,
  has: number,
  part: number,
): void {
  const row = from * TERRITORIES.length;
  let most = 0;
  let target = -1;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if ((taken & (1 << territory)) !== 0 || (worth[territory] as number) <= has) continue;
    const gain =
      (keptShares[table[row + territory] as number] as number) * ((worth[territory] as number) - has);
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

export function workersWorth(
  buffers: EvaluationBuffers,
  state: Siberia,
  steps: number,
  weights: EvaluationWeights,
): number {
  const { chances, map, worth, journeys } = buffers;
  countSteps(chances, steps, weights);
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
    for (let i = 0; i < idle; i++) assignWorker(buffers, table, place, 0, 1);
  }
  const sent = weights.send * (chances[WORKER] as number);
  if (map.figures > 0) assignWorker(buffers, table, VLADIVOSTOK, 0, sent);
  for (let place = 0; place < VLADIVOSTOK; place++) {
    if ((map.workers[place] as number) > 0) assignWorker(buffers, table, place, worth[place] as number, 1);
  }
  return value + journeys.best + weights.others * (journeys.all - journeys.best);
}
