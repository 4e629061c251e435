/**
 * Fits weights so that the evaluation of a position predicts the winner, which is what a search needs of its
 * leaves. Every position of a game is used, so this needs far fewer games than contests between candidates.
 */
import type { Evaluator, Weights } from '@pithead/bots';
import { estimateWinShares } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { adamOptimizer } from './adamOptimizer.ts';
import type { TrainingSample, SampleSettings } from './trainingSamples.ts';
import { isHeldOut, sampleGames } from './trainingSamples.ts';

export interface FitSettings extends SampleSettings {
  readonly players: Weights;
  readonly steps: number;
  /** Cost of moving a weight by its own spread. */
  readonly ties: number;
  readonly fixed: ReadonlySet<string>;
}

/** In spreads of a weight. */
const GRADIENT_STEP = 0.1;
const LEARNING_RATE = 0.15;
/** A smaller predicted share would let a single game outweigh all others. */
const MIN_SHARE = 0.001;

function lossOf({ game }: GameParts, evaluator: Evaluator, samples: readonly TrainingSample[]): number {
  const predicted: number[] = [];
  const parts: number[] = [];
  let loss = 0;
  for (const { state, shares } of samples) {
    estimateWinShares(game, evaluator, state, predicted, 0, parts);
    shares.forEach(
      (share, seat) => (loss -= share * Math.log(Math.max(MIN_SHARE, predicted[seat] as number))),
    );
  }
  return loss / samples.length;
}

export function fitWeights(
  gameParts: GameParts,
  start: Weights,
  settings: FitSettings,
  log: (line: string) => void,
): Weights {
  const games = [...sampleGames(gameParts, gameParts.kit.createEvaluator(settings.players), settings)];
  const training = games.filter((_, i) => !isHeldOut(i)).flat();
  const validation = games.filter((_, i) => isHeldOut(i)).flat();
  const names = Object.keys(start).filter((name) => !settings.fixed.has(name));
  const spreads = names.map((name) => 0.02 + 0.2 * Math.abs(start[name] as number));
  const weightsAt = (at: Float64Array): Weights => ({
    ...start,
    ...Object.fromEntries(
      names.map((name, i) => [name, (start[name] as number) + (at[i] as number) * (spreads[i] as number)]),
    ),
  });
  const rate = (at: Float64Array, samples: readonly TrainingSample[]): number =>
    lossOf(gameParts, gameParts.kit.createEvaluator(weightsAt(at)), samples);
  const gradientAt = (at: Float64Array): Float64Array =>
    at.map((each, i) => {
      const [up, down] = [at.with(i, each + GRADIENT_STEP), at.with(i, each - GRADIENT_STEP)];
      return (rate(up, training) - rate(down, training)) / (2 * GRADIENT_STEP) + 2 * settings.ties * each;
    });

  const at = new Float64Array(names.length);
  let best = at.slice();
  let least = rate(at, validation);
  log(
    `${games.length} games, ${training.length} positions for training and ${validation.length} for validation: ` +
      `loss ${rate(at, training).toFixed(4)}, held out ${least.toFixed(4)}`,
  );
  const optimize = adamOptimizer(names.length, { inertia: 0.8, memory: 0.95, least: 1e-5 });
  for (let step = 1; step <= settings.steps; step++) {
    optimize(at, gradientAt(at), LEARNING_RATE / Math.sqrt(1 + step / 10));
    const now = rate(at, validation);
    log(`${step}: loss ${rate(at, training).toFixed(4)}, held out ${now.toFixed(4)}`);
    if (now >= least) continue;
    least = now;
    best = at.slice();
  }
  return weightsAt(best);
}
