import type { Champion, BotKit } from '@pithead/bots';
import { REFERENCE_CHAMPION } from '@pithead/bots';
import type { Siberia } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import champions from './champions.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import { leadScale } from './chances.ts';
import { evaluate } from './evaluate.ts';
import { explain } from './explain.ts';
import { newEvaluationBuffers } from './buffers.ts';
import { FEATURES, readFeatures } from './features.ts';
import net from './forecast.json' with { type: 'json' };
import { pruneOffers } from './pruneOffers.ts';
import { readWeights } from './weights.ts';

/** The net was trained with features computed from these weights. */
const counted = readWeights((champions.find(({ name }) => name === REFERENCE_CHAMPION) as Champion).weights);

const featureBuffers = newEvaluationBuffers();

export const botKit: BotKit<Siberia> = {
  createEvaluator(champion) {
    const weights = readWeights(champion);
    const buffers = newEvaluationBuffers();
    return {
      sources: RESOURCES,
      pointsPerUnit: 1000,
      evaluate: (state, seat, parts) => evaluate(buffers, state, seat, weights, parts),
      explain: (state, seat) => explain(buffers, state, seat, weights),
      leadScale: (state) => leadScale(state, weights),
      pruneOffers,
    };
  },
  valueNet: {
    features: FEATURES,
    read: (state, seat, into) => readFeatures(featureBuffers, state, seat, counted, into),
    net,
  },
  champions,
  ratings,
  levels: {
    apprentice: { noise: 0.05 },
    hewer: { noise: 0 },
    foreman: { iterations: 8 },
    director: { iterations: 300 },
  },
  // Six tiles are one layout (SB-4.8), so the root compares whole decisions; an accurate value net needs
  // less exploration; chance matters as much as choice, so plies are compared in the same worlds; an
  // opponent's turn may have three steps (SB-7.7) and is predicted as a whole.
  search: {
    rootDecisions: 24,
    followUpShare: 0.1,
    explorationConstant: 0.7,
    worldCorrection: 0.7,
    opponentBeam: 4,
  },
};
