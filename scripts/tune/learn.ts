/**
 * Trains a network with one hidden layer to predict the winner from features of a position: softmax over
 * seats, logarithmic loss, Adam. It may be slow to evaluate, because a search spends far more time on the way
 * to a leaf.
 */
import type { Features, Net } from '@pithead/bots';
import { shareByOdds } from '@pithead/bots';
import { descent } from './descent.ts';
import type { Norms } from './network.ts';
import { Network } from './network.ts';
import type { Sample } from './samples.ts';
import { isKept, randomFrom } from './samples.ts';

export interface LearnSettings {
  readonly units: number;
  /** Epochs. */
  readonly times: number;
  readonly seed: string;
}

/** One position: the features of all seats in a row, and who won. */
interface Lesson {
  readonly features: Float32Array;
  readonly shares: readonly number[];
}

/** Mini-batch size. */
const BATCH = 512;
const PACE = 0.002;
/** Learning rate decay per epoch. */
const SLOWER = 0.8;
/** Weight decay. */
const TIES = 0.0005;
const LEAST_SHARE = 1e-9;

/** Mean and standard deviation of each feature. */
function normsOf(lessons: readonly Lesson[], many: number): Norms {
  const means = new Float64Array(many);
  const spreads = new Float64Array(many);
  const rows = lessons.reduce((all, { features }) => all + features.length / many, 0);
  for (const { features } of lessons)
    features.forEach((value, i) => (means[i % many] = (means[i % many] as number) + value / rows));
  for (const { features } of lessons) {
    features.forEach(
      (value, i) =>
        (spreads[i % many] =
          (spreads[i % many] as number) + (value - (means[i % many] as number)) ** 2 / rows),
    );
  }
  // A constant feature says nothing and must not be scaled up.
  for (let i = 0; i < many; i++)
    spreads[i] = (spreads[i] as number) < 1e-6 ? 1 : Math.sqrt(spreads[i] as number);
  return { means, spreads };
}

function normalized({ features, shares }: Lesson, { means, spreads }: Norms): Lesson {
  const at = (i: number): number => i % means.length;
  return {
    features: features.map((value, i) => (value - (means[at(i)] as number)) / (spreads[at(i)] as number)),
    shares,
  };
}

function lessonOf({ features, read }: Features, { state, shares }: Sample): Lesson {
  const all = new Float32Array(features.length * state.seats);
  const one = new Float64Array(features.length);
  for (let seat = 0; seat < state.seats; seat++) {
    read(state, seat, one);
    all.set(one, seat * features.length);
  }
  return { features: all, shares };
}

export class Learner {
  readonly #of: Features;
  readonly #lessons: Lesson[] = [];
  readonly #kept: Lesson[] = [];
  #games = 0;

  constructor(of: Features) {
    this.#of = of;
  }

  /** Only features are kept in memory, not states. */
  add(game: readonly Sample[]): void {
    const lessons = isKept(this.#games++) ? this.#kept : this.#lessons;
    for (const sample of game) lessons.push(lessonOf(this.#of, sample));
  }

  learn({ units, times, seed }: LearnSettings, tell: (line: string) => void): Net {
    const many = this.#of.features.length;
    const norms = normsOf(this.#lessons, many);
    const [lessons, judging] = [this.#lessons, this.#kept].map((all) =>
      all.map((lesson) => normalized(lesson, norms)),
    ) as [Lesson[], Lesson[]];
    const random = randomFrom(Number(seed));
    const network = new Network(many, units, random);
    const down = descent(network.values.length, { inertia: 0.9, memory: 0.999, least: 1e-8 });
    const shares: number[] = [];

    /** The loss of one position; also adds gradients if `weight` is not 0. */
    const go = ({ features, shares: truth }: Lesson, weight: number): number => {
      for (let seat = 0; seat < truth.length; seat++) shares[seat] = network.odds(features, seat * many);
      shareByOdds(shares, truth.length, 1);
      let loss = 0;
      for (let seat = 0; seat < truth.length; seat++) {
        const [foretold, came] = [shares[seat] as number, truth[seat] as number];
        if (came > 0) loss -= came * Math.log(Math.max(LEAST_SHARE, foretold));
        if (weight === 0) continue;
        network.odds(features, seat * many);
        network.learn(features, seat * many, (foretold - came) * weight);
      }
      return loss;
    };
    const lossOf = (all: readonly Lesson[]): number =>
      all.reduce((sum, lesson) => sum + go(lesson, 0), 0) / all.length;

    let best = network.net(norms);
    let least = Infinity;
    for (let time = 0; time < times; time++) {
      shuffle(lessons, random);
      let loss = 0;
      for (let from = 0; from < lessons.length; from += BATCH) {
        const batch = lessons.slice(from, from + BATCH);
        for (const lesson of batch) loss += go(lesson, 1 / batch.length);
        network.values.forEach(
          (value, i) => (network.slopes[i] = (network.slopes[i] as number) + TIES * value),
        );
        down(network.values, network.slopes, PACE * SLOWER ** time);
        network.slopes.fill(0);
      }
      const kept = lossOf(judging);
      tell(`${time + 1}: loss ${(loss / lessons.length).toFixed(4)}, kept ${kept.toFixed(4)}`);
      if (kept >= least) continue;
      least = kept;
      best = network.net(norms);
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
