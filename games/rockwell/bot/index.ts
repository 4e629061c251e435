import type { BotKit } from '@pithead/bots';
import type { Rockwell } from '../rules/index.ts';
import { SCORE_SOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import { rockwellLeadScale } from './clock.ts';
import { createEvaluate, createExplain } from './evaluate.ts';
import { pruneOffers } from './pruneOffers.ts';
import { EvaluationWeights } from './weights.ts';

export const botKit: BotKit<Rockwell> = {
  createEvaluator(champion) {
    const weights = new EvaluationWeights(champion);
    return {
      sources: SCORE_SOURCES,
      pointsPerUnit: 1,
      evaluate: createEvaluate(weights),
      explain: createExplain(weights),
      leadScale: (state) => rockwellLeadScale(state, weights),
      pruneOffers,
    };
  },
  champions,
  ratings,
  levels: {
    apprentice: { noise: 0.035 },
    hewer: { noise: 0 },
    foreman: { iterations: 6 },
    director: { iterations: 90 },
  },
};
