import type { Kit } from '@pithead/bots';
import type { GlueckAuf } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import { judge } from './evaluate.ts';

export const kit: Kit<GlueckAuf> = {
  judge,
  champions,
  levels: {
    apprentice: { noise: 0.05 },
    hewer: { noise: 0 },
    foreman: { iterations: 9 },
    director: { iterations: 60 },
  },
};
