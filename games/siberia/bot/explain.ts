import type { Siberia } from '../rules/index.ts';
import { moneyOf, playerOf, TILES_KEPT } from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { roundsLeft } from './chances.ts';
import { bestRival, evaluate, investmentWorth, jokerWorth, researchWorth, THOUSAND } from './evaluate.ts';
import type { EvaluationWeights } from './weights.ts';
import { workersWorth } from './workers.ts';

/** The terms of `evaluate`, whose sum is its value. */
export function explain(
  buffers: EvaluationBuffers,
  state: Siberia,
  seat: number,
  weights: EvaluationWeights,
): Record<string, number> {
  const player = playerOf(state, seat);
  const money = moneyOf(player) / THOUSAND;
  const step = state.steps.at(-1);
  if (step === undefined) return { money };
  // Fills the buffers for this seat.
  evaluate(buffers, state, seat, weights);
  const { board, map, rivals } = buffers;
  const rounds = roundsLeft(state, board.cubes, weights);
  const onTurn = step.at !== 'placing' && (step.pending & (1 << seat)) !== 0;
  return {
    money: money + map.sale + (weights.ahead * (money + map.sale - bestRival(state, seat))) / (1 + rounds),
    workers: workersWorth(buffers, state, onTurn && step.at === 'logistics' ? step.left : 0, weights),
    research: researchWorth(buffers, state, weights),
    joker: jokerWorth(buffers, rounds, weights),
    investments: investmentWorth(buffers, player, rounds, weights),
    tiles: board.tiles > TILES_KEPT ? weights.overflow * (TILES_KEPT - board.tiles) : 0,
    figures: weights.figure * Math.min(2, map.figures) * Math.min(1, rounds),
    rivals: -(weights.deny * rivals.ready) / (state.seats - 1) - weights.tempo * rivals.occupied * rounds,
  };
}
