import type { Champion, Kit } from '@pithead/bots';
import { FROZEN } from '@pithead/bots';
import type { Siberia } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import { leadOf } from './chances.ts';
import { evaluate } from './evaluate.ts';
import { FEATURES, readFeatures } from './features.ts';
import net from './forecast.json' with { type: 'json' };
import { thin } from './thin.ts';
import { scalesOf } from './weights.ts';

/** The net was trained with features computed from these weights. */
const counted = scalesOf((champions.find(({ name }) => name === FROZEN) as Champion).weights);

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
  forecast: {
    features: FEATURES,
    read: (state, seat, into) => readFeatures(state, seat, counted, into),
    net,
  },
  champions,
  levels: {
    apprentice: { noise: 0.05 },
    hewer: { noise: 0 },
    foreman: { iterations: 8 },
    director: { iterations: 300 },
  },
  // Six tiles are one layout (SB-4.8), so the root compares whole decisions; an accurate value net needs
  // less exploration; chance matters as much as choice, so plies are compared in the same worlds; an
  // opponent's turn may have three steps (SB-7.7) and is predicted as a whole.
  search: { lines: 24, again: 0.1, curiosity: 0.7, fairness: 0.7, foresight: 4 },
};
