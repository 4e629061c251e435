/** What the bots know of this game. */
import type { Champion, Kit } from '@pithead/bots';
import { FROZEN } from '@pithead/bots';
import type { Siberia } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import { evaluate } from './evaluate.ts';
import { FEATURES, readFeatures } from './features.ts';
import net from './forecast.json' with { type: 'json' };
import { leadOf } from './lead.ts';
import { thin } from './thin.ts';
import { scalesOf } from './weights.ts';

/** What the features are counted with: what was learnt was learnt with these. */
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
    apprentice: { doubt: 0.05 },
    hewer: { doubt: 0 },
    foreman: { iterations: 8 },
    director: { iterations: 300 },
  },
  // Six tiles are one layout (SB-4.8); a forecast that is right more often needs less curiosity; what is
  // drawn decides as much as what is done;
  // and a turn of another, which may be three steps (SB-7.7), is better foreseen as a whole.
  search: { lines: 24, again: 0.1, curiosity: 0.7, fairness: 0.7, foresight: 4 },
};
