import type { ValueNet } from '@pithead/bots';

/**
 * All parameters are in one array: for each unit its weights, bias and gain; then the weights that bypass the
 * hidden layer.
 */
export class ValueNetwork {
  readonly #features: number;
  readonly #units: number;
  readonly values: Float64Array;
  readonly gradients: Float64Array;
  readonly #activations: Float64Array;

  constructor(features: number, units: number, random: () => number) {
    this.#features = features;
    this.#units = units;
    this.values = new Float64Array(units * (features + 2) + features);
    this.gradients = new Float64Array(this.values.length);
    this.#activations = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) {
      for (let i = 0; i < features; i++)
        this.values[this.#row(unit) + i] = ((2 * random() - 1) * Math.sqrt(3)) / Math.sqrt(features);
      this.values[this.#row(unit) + features + 1] = 0.2 * (2 * random() - 1);
    }
  }

  #row(unit: number): number {
    return unit * (this.#features + 2);
  }

  forward(of: Float32Array, from: number): number {
    const { values } = this;
    const featureCount = this.#features;
    const direct = this.#row(this.#units);
    let odds = 0;
    for (let i = 0; i < featureCount; i++) odds += (values[direct + i] as number) * (of[from + i] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const row = this.#row(unit);
      let activation = values[row + featureCount] as number;
      for (let i = 0; i < featureCount; i++)
        activation += (values[row + i] as number) * (of[from + i] as number);
      this.#activations[unit] = Math.max(0, activation);
      odds += (this.#activations[unit] as number) * (values[row + featureCount + 1] as number);
    }
    return odds;
  }

  /** Adds the gradients of the last `forward`. */
  backpropagate(of: Float32Array, from: number, slope: number): void {
    const { values, gradients } = this;
    const featureCount = this.#features;
    const direct = this.#row(this.#units);
    for (let i = 0; i < featureCount; i++)
      gradients[direct + i] = (gradients[direct + i] as number) + slope * (of[from + i] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const activation = this.#activations[unit] as number;
      if (activation === 0) continue;
      const row = this.#row(unit);
      const unitSlope = slope * (values[row + featureCount + 1] as number);
      for (let i = 0; i < featureCount; i++)
        gradients[row + i] = (gradients[row + i] as number) + unitSlope * (of[from + i] as number);
      gradients[row + featureCount] = (gradients[row + featureCount] as number) + unitSlope;
      gradients[row + featureCount + 1] = (gradients[row + featureCount + 1] as number) + slope * activation;
    }
  }

  /** Folds the normalisation into the weights, so that the net takes raw features. */
  toNet({ means, deviations }: FeatureNorms): ValueNet {
    const featureCount = this.#features;
    const weightsAt = (row: number): number[] =>
      Array.from(deviations, (spread, i) => (this.values[row + i] as number) / spread);
    return {
      weights: weightsAt(this.#row(this.#units)).map(rounded),
      units: Array.from({ length: this.#units }, (_, unit) => {
        const row = this.#row(unit);
        const weights = weightsAt(row);
        const threshold =
          weights.reduce((all, weight, i) => all + weight * (means[i] as number), 0) -
          (this.values[row + featureCount] as number);
        return {
          threshold: rounded(threshold),
          gain: rounded(this.values[row + featureCount + 1] as number),
          weights: weights.map(rounded),
        };
      }),
    };
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export interface FeatureNorms {
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}
