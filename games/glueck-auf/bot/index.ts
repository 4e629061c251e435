import type { BotKit } from '@pithead/bots';
import type { GlueckAuf } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import { createGlueckAufEvaluator } from './evaluate.ts';

export const botKit: BotKit<GlueckAuf> = {
  createEvaluator: createGlueckAufEvaluator,
  champions,
  ratings,
  levels: {
    apprentice: { noise: 0.05 },
    hewer: { noise: 0 },
    foreman: { iterations: 9 },
    director: { iterations: 60 },
  },
};
