/** A network with one hidden layer: forward pass, backward pass, export. */
import type { Net } from '@pithead/bots';

/**
 * All parameters in one array: for each unit its weights, bias and gain; then the weights that bypass the
 * hidden layer.
 */
export class Network {
  readonly #features: number;
  readonly #units: number;
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly #stirs: Float64Array;

  constructor(features: number, units: number, random: () => number) {
    this.#features = features;
    this.#units = units;
    this.values = new Float64Array(units * (features + 2) + features);
    this.slopes = new Float64Array(this.values.length);
    this.#stirs = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) {
      for (let i = 0; i < features; i++)
        this.values[this.#row(unit) + i] = ((2 * random() - 1) * Math.sqrt(3)) / Math.sqrt(features);
      this.values[this.#row(unit) + features + 1] = 0.2 * (2 * random() - 1);
    }
  }

  #row(unit: number): number {
    return unit * (this.#features + 2);
  }

  /** Forward pass for the features that start at `from`. */
  odds(of: Float32Array, from: number): number {
    const { values } = this;
    const many = this.#features;
    const direct = this.#row(this.#units);
    let odds = 0;
    for (let i = 0; i < many; i++) odds += (values[direct + i] as number) * (of[from + i] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const row = this.#row(unit);
      let stir = values[row + many] as number;
      for (let i = 0; i < many; i++) stir += (values[row + i] as number) * (of[from + i] as number);
      this.#stirs[unit] = Math.max(0, stir);
      odds += (this.#stirs[unit] as number) * (values[row + many + 1] as number);
    }
    return odds;
  }

  /** Backward pass for the last call of `odds`: adds to the gradients. */
  learn(of: Float32Array, from: number, slope: number): void {
    const { values, slopes } = this;
    const many = this.#features;
    const direct = this.#row(this.#units);
    for (let i = 0; i < many; i++)
      slopes[direct + i] = (slopes[direct + i] as number) + slope * (of[from + i] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const stir = this.#stirs[unit] as number;
      if (stir === 0) continue;
      const row = this.#row(unit);
      const through = slope * (values[row + many + 1] as number);
      for (let i = 0; i < many; i++)
        slopes[row + i] = (slopes[row + i] as number) + through * (of[from + i] as number);
      slopes[row + many] = (slopes[row + many] as number) + through;
      slopes[row + many + 1] = (slopes[row + many + 1] as number) + slope * stir;
    }
  }

  /** Exports for raw features: the normalisation is folded into the weights. */
  net({ means, spreads }: Norms): Net {
    const many = this.#features;
    const weightsAt = (row: number): number[] =>
      Array.from(spreads, (spread, i) => (this.values[row + i] as number) / spread);
    return {
      weights: weightsAt(this.#row(this.#units)).map(rounded),
      units: Array.from({ length: this.#units }, (_, unit) => {
        const row = this.#row(unit);
        const weights = weightsAt(row);
        const threshold =
          weights.reduce((all, weight, i) => all + weight * (means[i] as number), 0) -
          (this.values[row + many] as number);
        return {
          threshold: rounded(threshold),
          gain: rounded(this.values[row + many + 1] as number),
          weights: weights.map(rounded),
        };
      }),
    };
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Statistics of the training features. */
export interface Norms {
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}
