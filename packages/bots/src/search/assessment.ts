import type { Fact, Game, Ply, State } from '@pithead/kernel';
import { plyOf } from '@pithead/kernel';
import type { SearchNode } from './searchNode.ts';
import { compareByVisits } from './searchNode.ts';

export interface PlyAssessment {
  readonly ply: Ply;
  /** Mean win share from 0 to 1, and its standard deviation. */
  readonly value: number;
  readonly spread: number;
  readonly visits: number;
  readonly sources: Readonly<Record<string, number>>;
  /** By term of the evaluation: points more than after the other choices. Only of the best ply of a hint. */
  readonly gains?: Readonly<Record<string, number>>;
}

export function sourceDifferences(better: PlyAssessment, worse: PlyAssessment): Record<string, number> {
  return Object.fromEntries(
    Object.entries(better.sources).map(([source, points]) => [source, points - (worse.sources[source] ?? 0)]),
  );
}

export class RootSourceSums {
  readonly #sources: readonly string[];
  readonly #unit: number;
  /** By ply: the sum by source, then the number of samples. */
  #sums: (number[] | undefined)[] = [];
  /** Buffer that the evaluation fills before `add`. */
  readonly parts: number[] = [];

  constructor(sources: readonly string[], unit: number) {
    this.#sources = sources;
    this.#unit = unit;
  }

  keep(choices: readonly number[]): void {
    this.#sums = choices.map((choice) => this.#sums[choice]);
  }

  add(choice: number): void {
    const sourceCount = this.#sources.length;
    const sums = (this.#sums[choice] ??= Array.from({ length: sourceCount + 1 }, () => 0));
    for (let i = 0; i < sourceCount; i++) sums[i] = (sums[i] as number) + (this.parts[i] as number);
    sums[sourceCount] = (sums[sourceCount] as number) + 1;
  }

  count(choice: number): number {
    return this.#sums[choice]?.[this.#sources.length] ?? 0;
  }

  /** Mean by source in points of the score sheet; empty for a ply that was never tried. */
  means(choice: number): Record<string, number> {
    const sums = this.#sums[choice];
    if (sums === undefined) return {};
    const samples = sums[this.#sources.length] as number;
    return Object.fromEntries(
      this.#sources.map((source, i) => [source, ((sums[i] as number) * this.#unit) / samples]),
    );
  }
}

/**
 * Assessments of the plies at the root, most visited first. Of several decisions with the same first ply the
 * most visited one counts.
 */
export function assessPlies<S extends State, F extends Fact>(
  game: Game<S, F>,
  root: SearchNode,
  sums: RootSourceSums,
): PlyAssessment[] {
  const tried = root.codes.map((_, i) => i).filter((i) => sums.count(i) > 0);
  const sorted = tried.toSorted((a, b) => compareByVisits(root, a, b));
  const distinct = sorted.filter(
    (choice, i) => sorted.findIndex((other) => root.codes[other] === root.codes[choice]) === i,
  );
  return distinct.map((choice) => reasonOf(game, root, choice, sums));
}

function reasonOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  root: SearchNode,
  choice: number,
  sums: RootSourceSums,
): PlyAssessment {
  const { codes, visits, totals, squares } = root;
  const code = codes[choice] as number;
  const times = visits[choice] as number;
  const value = (totals[choice] as number) / times;
  const spread = Math.sqrt(Math.max(0, (squares[choice] as number) / times - value * value));
  return { ply: plyOf(game, code), value, spread, visits: times, sources: sums.means(choice) };
}

export function mergeAssessments(searches: readonly (readonly PlyAssessment[])[]): PlyAssessment[] {
  const byPly = new Map<string, PlyAssessment>();
  for (const reason of searches.flat()) {
    const before = byPly.get(reason.ply.join(' '));
    byPly.set(reason.ply.join(' '), before === undefined ? reason : both(before, reason));
  }
  return [...byPly.values()].toSorted((a, b) => b.visits - a.visits || b.value - a.value);
}

function both(one: PlyAssessment, other: PlyAssessment): PlyAssessment {
  const visits = one.visits + other.visits;
  const mean = (a: number, b: number): number => (a * one.visits + b * other.visits) / visits;
  const value = mean(one.value, other.value);
  const square = mean(one.spread ** 2 + one.value ** 2, other.spread ** 2 + other.value ** 2);
  const sources = Object.fromEntries(
    Object.entries(one.sources).map(([name, points]) => [name, mean(points, other.sources[name] ?? points)]),
  );
  const spread = Math.sqrt(Math.max(0, square - value ** 2));
  const gains = one.gains ?? other.gains;
  return { ply: one.ply, value, spread, visits, sources, ...(gains && { gains }) };
}
