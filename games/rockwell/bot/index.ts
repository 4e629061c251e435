import type { Kit } from '@pithead/bots';
import type { Rockwell } from '../rules/index.ts';
import { SOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import { leadOf } from './clock.ts';
import { evaluator } from './evaluate.ts';
import { thin } from './thin.ts';
import { Terms } from './weights.ts';

export const kit: Kit<Rockwell> = {
  judge(weights) {
    const terms = new Terms(weights);
    return {
      sources: SOURCES,
      unit: 1,
      evaluate: evaluator(terms),
      lead: (state) => leadOf(state, terms),
      thin,
    };
  },
  champions,
  levels: {
    apprentice: { noise: 0.035 },
    hewer: { noise: 0 },
    foreman: { iterations: 6 },
    director: { iterations: 90 },
  },
};
