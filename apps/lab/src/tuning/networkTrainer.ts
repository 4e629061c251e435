/**
 * Trains a network with one hidden layer to predict the winner: softmax over seats, logarithmic loss, Adam.
 * It may be slow to evaluate, because a search spends far more time on the way to a leaf.
 */
import type { FeatureReader, ValueNet } from '@pithead/bots';
import { softmaxShares } from '@pithead/bots';
import { adamOptimizer } from './adamOptimizer.ts';
import type { FeatureNorms } from './valueNetwork.ts';
import { ValueNetwork } from './valueNetwork.ts';
import type { TrainingSample } from './trainingSamples.ts';
import { isHeldOut, seededRandom } from './trainingSamples.ts';

export interface TrainingSettings {
  readonly units: number;
  readonly epochs: number;
  readonly seed: string;
}

interface TrainingPosition {
  readonly features: Float32Array;
  readonly shares: readonly number[];
}

const BATCH = 512;
const LEARNING_RATE = 0.002;
const LEARNING_RATE_DECAY = 0.8;
const WEIGHT_DECAY = 0.0005;
const MIN_SHARE = 1e-9;

function normsOf(positions: readonly TrainingPosition[], featureCount: number): FeatureNorms {
  const means = new Float64Array(featureCount);
  const spreads = new Float64Array(featureCount);
  const rows = positions.reduce((all, { features }) => all + features.length / featureCount, 0);
  for (const { features } of positions)
    features.forEach(
      (value, i) => (means[i % featureCount] = (means[i % featureCount] as number) + value / rows),
    );
  for (const { features } of positions) {
    features.forEach(
      (value, i) =>
        (spreads[i % featureCount] =
          (spreads[i % featureCount] as number) + (value - (means[i % featureCount] as number)) ** 2 / rows),
    );
  }
  // A constant feature says nothing and must not be scaled up.
  for (let i = 0; i < featureCount; i++)
    spreads[i] = (spreads[i] as number) < 1e-6 ? 1 : Math.sqrt(spreads[i] as number);
  return { means, deviations: spreads };
}

function normalized(
  { features, shares }: TrainingPosition,
  { means, deviations }: FeatureNorms,
): TrainingPosition {
  const at = (i: number): number => i % means.length;
  return {
    features: features.map((value, i) => (value - (means[at(i)] as number)) / (deviations[at(i)] as number)),
    shares,
  };
}

function toTrainingPosition(
  { features, read }: FeatureReader,
  { state, shares }: TrainingSample,
): TrainingPosition {
  const all = new Float32Array(features.length * state.seats);
  const one = new Float64Array(features.length);
  for (let seat = 0; seat < state.seats; seat++) {
    read(state, seat, one);
    all.set(one, seat * features.length);
  }
  return { features: all, shares };
}

export class NetworkTrainer {
  readonly #of: FeatureReader;
  readonly #training: TrainingPosition[] = [];
  readonly #validation: TrainingPosition[] = [];
  #games = 0;

  constructor(of: FeatureReader) {
    this.#of = of;
  }

  add(game: readonly TrainingSample[]): void {
    const positions = isHeldOut(this.#games++) ? this.#validation : this.#training;
    for (const sample of game) positions.push(toTrainingPosition(this.#of, sample));
  }

  train({ units, epochs, seed }: TrainingSettings, log: (line: string) => void): ValueNet {
    const featureCount = this.#of.features.length;
    const norms = normsOf(this.#training, featureCount);
    const [positions, validation] = [this.#training, this.#validation].map((all) =>
      all.map((position) => normalized(position, norms)),
    ) as [TrainingPosition[], TrainingPosition[]];
    const random = seededRandom(Number(seed));
    const network = new ValueNetwork(featureCount, units, random);
    const optimize = adamOptimizer(network.values.length, { inertia: 0.9, memory: 0.999, least: 1e-8 });
    const shares: number[] = [];

    /** Adds to the gradients unless `weight` is 0. */
    const addLoss = ({ features, shares: truth }: TrainingPosition, weight: number): number => {
      for (let seat = 0; seat < truth.length; seat++)
        shares[seat] = network.forward(features, seat * featureCount);
      softmaxShares(shares, truth.length, 1);
      let loss = 0;
      for (let seat = 0; seat < truth.length; seat++) {
        const [predicted, actual] = [shares[seat] as number, truth[seat] as number];
        if (actual > 0) loss -= actual * Math.log(Math.max(MIN_SHARE, predicted));
        if (weight === 0) continue;
        network.forward(features, seat * featureCount);
        network.backpropagate(features, seat * featureCount, (predicted - actual) * weight);
      }
      return loss;
    };
    const lossOf = (all: readonly TrainingPosition[]): number =>
      all.reduce((sum, position) => sum + addLoss(position, 0), 0) / all.length;

    let best = network.toNet(norms);
    let least = Infinity;
    for (let time = 0; time < epochs; time++) {
      shuffle(positions, random);
      let loss = 0;
      for (let from = 0; from < positions.length; from += BATCH) {
        const batch = positions.slice(from, from + BATCH);
        for (const position of batch) loss += addLoss(position, 1 / batch.length);
        network.values.forEach(
          (value, i) => (network.gradients[i] = (network.gradients[i] as number) + WEIGHT_DECAY * value),
        );
        optimize(network.values, network.gradients, LEARNING_RATE * LEARNING_RATE_DECAY ** time);
        network.gradients.fill(0);
      }
      const kept = lossOf(validation);
      log(`${time + 1}: loss ${(loss / positions.length).toFixed(4)}, kept ${kept.toFixed(4)}`);
      if (kept >= least) continue;
      least = kept;
      best = network.toNet(norms);
    }
    return best;
  }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other] as T, list[i] as T];
  }
}
