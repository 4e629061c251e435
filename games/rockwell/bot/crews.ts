import type { Rockwell } from '../rules/index.ts';
import {
  ALL_CREWS_DEEP,
  CORE,
  CORE_ACHIEVEMENT,
  CREWS,
  DEPTHS,
  placeOf,
  powerOf,
  THREE_CREWS_POWER_2,
  TWO_CREWS_POWER_4,
} from '../rules/index.ts';
import { clock } from './clock.ts';
import { tops } from './goals.ts';
import { have } from './holdings.ts';
import type { EvaluationWeights } from './weights.ts';

/** Price in thousands to raise a crew to power 4. RW-15.2 */
const TO_POWER_4 = [0, 7.5, 6, 3.5, 0] as const;
const BOTH_TO_POWER_4 = 15;
const TO_POWER_2 = 1.5;

/**
 * Value of powers and depth, and of achievements in reach. Crews in the core count only for achievements.
 * RW-16.1, RW-17.6
 */
export function expectOfCrews(state: Rockwell, seat: number, terms: EvaluationWeights): number {
  let worth = 0;
  let ofPower2 = 0;
  let least = BOTH_TO_POWER_4;
  let next = BOTH_TO_POWER_4;
  let deep = 0;
  let deepest = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[seat * CREWS + i] as number;
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
    worth += terms.crew + (terms.depth + terms.strongDepth * (power - 1)) * depth;
    if (power === 2) worth += terms.power2;
    else if (power === 3) worth += terms.power3;
    else if (power === 4) worth += terms.power4;
  }
  return (
    worth * clock.rest + hopeForPower(ofPower2, least + next, terms) + hopeForDepth(deep, deepest, terms)
  );
}

function hopeForPower(ofPower2: number, cost: number, terms: EvaluationWeights): number {
  const money = have[4] as number;
  const affordable = money / TO_POWER_2;
  const lacking = 3 - ofPower2;
  const two = (ofPower2 + terms.powerByMoney * (affordable < lacking ? affordable : lacking)) / 3;
  const four =
    cost > BOTH_TO_POWER_4
      ? 0
      : (BOTH_TO_POWER_4 - cost + terms.powerByMoney * (money < cost ? money : cost)) / BOTH_TO_POWER_4;
  const hope = clock.actions > 0 && clock.fortune < 0.7 ? 0.7 : clock.fortune;
  return (
    hope *
    terms.powerGoal *
    ((tops[THREE_CREWS_POWER_2] as number) * two * two +
      (tops[TWO_CREWS_POWER_4] as number) * four * four * four)
  );
}

function hopeForDepth(deep: number, deepest: number, terms: EvaluationWeights): number {
  const all = deep / (3 * CREWS);
  const core = deepest / 5;
  return (
    clock.drilling *
    (terms.deepGoal * (tops[ALL_CREWS_DEEP] as number) * all * all * all +
      terms.coreGoal * (tops[CORE_ACHIEVEMENT] as number) * core * core)
  );
}
