import type { Rockwell } from '../rules/index.ts';
import {
  ALL_CREWS_DEEP,
  CORE,
  CORE_ACHIEVEMENT,
  crewIndex,
  CREWS,
  DEPTHS,
  placeOf,
  powerOf,
  THREE_CREWS_POWER_2,
  TWO_CREWS_POWER_4,
} from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import type { EvaluationWeights } from './weights.ts';

/** In thousands, by present power. RW-15.2 */
const TO_POWER_4 = [0, 7.5, 6, 3.5, 0] as const;
const BOTH_TO_POWER_4 = 15;
const TO_POWER_2 = 1.5;

/** Crews in the core count only for achievements. RW-16.1, RW-17.6 */
export function expectOfCrews(
  buffers: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  let worth = 0;
  let ofPower2 = 0;
  let least = BOTH_TO_POWER_4;
  let next = BOTH_TO_POWER_4;
  let deep = 0;
  let deepest = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[crewIndex(seat, i)] as number;
    const place = placeOf(crew);
    const power = powerOf(crew);
    const depth = (DEPTHS[place] as number) + 1;
    if (power > 1) ofPower2++;
    const cost = place === CORE && power < 4 ? BOTH_TO_POWER_4 : (TO_POWER_4[power] as number);
    if (cost < least) {
      next = least;
      least = cost;
    } else if (cost < next) next = cost;
    deep += depth < 3 ? depth : 3;
    if (depth > deepest) deepest = depth;
    if (place === CORE) continue;
    worth += weights.crew + (weights.depth + weights.strongDepth * (power - 1)) * depth;
    if (power === 2) worth += weights.power2;
    else if (power === 3) worth += weights.power3;
    else if (power === 4) worth += weights.power4;
  }
  return (
    worth * buffers.clock.rest +
    hopeForPower(buffers, ofPower2, least + next, weights) +
    hopeForDepth(buffers, deep, deepest, weights)
  );
}

function hopeForPower(
  { clock, holdings, tops }: EvaluationBuffers,
  ofPower2: number,
  cost: number,
  weights: EvaluationWeights,
): number {
  const money = holdings.have[4] as number;
  const affordable = money / TO_POWER_2;
  const lacking = 3 - ofPower2;
  const two = (ofPower2 + weights.powerByMoney * (affordable < lacking ? affordable : lacking)) / 3;
  const four =
    cost > BOTH_TO_POWER_4
      ? 0
      : (BOTH_TO_POWER_4 - cost + weights.powerByMoney * (money < cost ? money : cost)) / BOTH_TO_POWER_4;
  const hope = clock.actions > 0 && clock.fortune < 0.7 ? 0.7 : clock.fortune;
  return (
    hope *
    weights.powerGoal *
    ((tops[THREE_CREWS_POWER_2] as number) * two * two +
      (tops[TWO_CREWS_POWER_4] as number) * four * four * four)
  );
}

function hopeForDepth(
  { clock, tops }: EvaluationBuffers,
  deep: number,
  deepest: number,
  weights: EvaluationWeights,
): number {
  const all = deep / (3 * CREWS);
  const core = deepest / 5;
  return (
    clock.drilling *
    (weights.deepGoal * (tops[ALL_CREWS_DEEP] as number) * all * all * all +
      weights.coreGoal * (tops[CORE_ACHIEVEMENT] as number) * core * core)
  );
}
