/**
 * A small neural network that predicts who wins from features of a position. Trained on played games; used
 * where the hand-written evaluation is too weak.
 */
import type { Seat, State } from '@pithead/kernel';

/** One hidden layer of rectified linear units, plus a direct linear term. The output is a seat's log odds. */
export interface ValueNet {
  readonly weights: readonly number[];
  readonly units: readonly HiddenUnit[];
}

export interface HiddenUnit {
  /** The unit is active as far as the weighted features exceed this. */
  readonly threshold: number;
  readonly gain: number;
  readonly weights: readonly number[];
}

export interface FeatureReader<S extends State = State> {
  readonly features: readonly string[];
  /** Only for positions before the end of the game. */
  read(state: S, seat: Seat, into: Float64Array): void;
}

export interface ValueNetModel<S extends State = State> extends FeatureReader<S> {
  readonly net: ValueNet;
}

export type PredictShares<S extends State> = (state: S, shares: number[]) => void;

export function createPredictor<S extends State>({
  features,
  read,
  net,
}: ValueNetModel<S>): PredictShares<S> {
  const featureCount = features.length;
  if ([net, ...net.units].some(({ weights }) => weights.length !== featureCount))
    throw new Error(`a weight for each of ${featureCount} features`);
  const values = new Float64Array(featureCount);
  // Flat arrays, read sequentially in the hot path.
  const first = Float64Array.from(net.weights);
  const hidden = Float64Array.from(net.units.flatMap(({ weights }) => weights));

  function oddsOf(): number {
    let odds = 0;
    for (let i = 0; i < featureCount; i++) odds += (first[i] as number) * (values[i] as number);
    for (let unit = 0; unit < net.units.length; unit++) {
      const { threshold, gain } = net.units[unit] as HiddenUnit;
      let activation = -threshold;
      for (let i = 0; i < featureCount; i++)
        activation += (hidden[unit * featureCount + i] as number) * (values[i] as number);
      if (activation > 0) odds += gain * activation;
    }
    return odds;
  }

  return (state, shares) => {
    for (let seat = 0; seat < state.seats; seat++) {
      read(state, seat, values);
      shares[seat] = oddsOf();
    }
    softmaxShares(shares, state.seats, 1);
  };
}

/** Softmax with temperature `lead`: a seat that is `lead` ahead has e times the odds. */
export function softmaxShares(values: number[], seats: number, lead: number): void {
  let best = -Infinity;
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, values[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const odds = Math.exp(((values[seat] as number) - best) / lead);
    values[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < seats; seat++) values[seat] = (values[seat] as number) / sum;
}
