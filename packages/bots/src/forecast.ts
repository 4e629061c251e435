/**
 * Foretells who wins from features of a position: learnt from games, where an evaluation by hand says too
 * little.
 */
import type { Seat, State } from '@pithead/kernel';

/** A seat's odds as a logarithm: its features weighed, and what each hidden unit adds where it stirs. */
export interface Net {
  readonly weights: readonly number[];
  readonly units: readonly Unit[];
}

export interface Unit {
  /** It stirs as far as the weighed features exceed this. */
  readonly threshold: number;
  readonly gain: number;
  readonly weights: readonly number[];
}

/** What a game's folder gives to be learnt from. */
export interface Features<S extends State = State> {
  /** What the features are, in order. */
  readonly features: readonly string[];
  /** Reads them for a seat, as they are before the end. */
  read(state: S, seat: Seat, into: Float64Array): void;
}

/** And what was learnt. */
export interface Forecast<S extends State = State> extends Features<S> {
  readonly net: Net;
}

/** Writes the share of each seat in the victory. */
export type Foretell<S extends State> = (state: S, shares: number[]) => void;

export function foretell<S extends State>({ features, read, net }: Forecast<S>): Foretell<S> {
  const many = features.length;
  if ([net, ...net.units].some(({ weights }) => weights.length !== many))
    throw new Error(`a weight for each of ${many} features`);
  const seen = new Float64Array(many);
  // One after the other: what is read in a row is read fast.
  const first = Float64Array.from(net.weights);
  const hidden = Float64Array.from(net.units.flatMap(({ weights }) => weights));

  function oddsOf(): number {
    let odds = 0;
    for (let i = 0; i < many; i++) odds += (first[i] as number) * (seen[i] as number);
    for (let unit = 0; unit < net.units.length; unit++) {
      const { threshold, gain } = net.units[unit] as Unit;
      let stir = -threshold;
      for (let i = 0; i < many; i++) stir += (hidden[unit * many + i] as number) * (seen[i] as number);
      if (stir > 0) odds += gain * stir;
    }
    return odds;
  }

  return (state, shares) => {
    for (let seat = 0; seat < state.seats; seat++) {
      read(state, seat, seen);
      shares[seat] = oddsOf();
    }
    shareByOdds(shares, state.seats, 1);
  };
}

/** From how good each seat looks to its share: so much ahead as the lead make the odds e times as good. */
export function shareByOdds(values: number[], seats: number, lead: number): void {
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
