/** What the bots know of this game. */
import type { Kit } from '@pithead/bots';
import type { Siberia } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import { evaluate } from './evaluate.ts';
import { leadOf } from './lead.ts';
import { thin } from './thin.ts';
import { scalesOf } from './weights.ts';

export const kit: Kit<Siberia> = {
  judge(weights) {
    const scales = scalesOf(weights);
    return {
      sources: RESOURCES,
      unit: 1000,
      evaluate: (state, seat, parts) => evaluate(state, seat, scales, parts),
      lead: (state) => leadOf(state, scales),
      thin,
    };
  },
  champions,
  levels: { apprentice: { doubt: 0.05 }, hewer: { doubt: 0 }, foreman: { iterations: 60 }, director: { iterations: 450 } },
};
