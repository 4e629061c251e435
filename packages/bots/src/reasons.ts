import type { Fact, Game, Ply, State } from '@pithead/kernel';
import { plyOf } from '@pithead/kernel';
import type { Node } from './node.ts';
import { byVisits } from './node.ts';

/** What a bot thought of one ply. */
export interface Reason {
  readonly ply: Ply;
  /** The share in the victory that it promises, from 0 to 1, and how much that varied. */
  readonly value: number;
  readonly spread: number;
  /** How often it was tried. */
  readonly visits: number;
  /** The final score that it promises, by the sources of the score sheet. */
  readonly sources: Readonly<Record<string, number>>;
}

/** Where one ply is better than another: by source, in points of the score sheet. */
export function difference(better: Reason, worse: Reason): Record<string, number> {
  return Object.fromEntries(
    Object.entries(better.sources).map(([source, points]) => [source, points - (worse.sources[source] ?? 0)]),
  );
}

/** Adds up, for each ply at the root of a search, what it led to by source. */
export class RootSums {
  readonly #sources: readonly string[];
  readonly #unit: number;
  /** By ply: the sum by source, and behind them how many were added. */
  #sums: (number[] | undefined)[] = [];
  /** Where the evaluation writes the parts of what is added next. */
  readonly last: number[] = [];

  constructor(sources: readonly string[], unit: number) {
    this.#sources = sources;
    this.#unit = unit;
  }

  /** Forgets all but these, which are counted anew in this order. */
  keep(choices: readonly number[]): void {
    this.#sums = choices.map((choice) => this.#sums[choice]);
  }

  add(choice: number): void {
    const many = this.#sources.length;
    const sums = (this.#sums[choice] ??= Array.from({ length: many + 1 }, () => 0));
    for (let i = 0; i < many; i++) sums[i] = (sums[i] as number) + (this.last[i] as number);
    sums[many] = (sums[many] as number) + 1;
  }

  /** How often the ply was tried. */
  times(choice: number): number {
    return this.#sums[choice]?.[this.#sources.length] ?? 0;
  }

  /** The mean by source in points of the score sheet; nothing for a ply that was not tried. */
  of(choice: number): Record<string, number> {
    const sums = this.#sums[choice];
    if (sums === undefined) return {};
    const many = sums[this.#sources.length] as number;
    return Object.fromEntries(
      this.#sources.map((source, i) => [source, ((sums[i] as number) * this.#unit) / many]),
    );
  }
}

/**
 * What was thought of each ply at the root, the one tried most first. Of the decisions that begin with the
 * same ply the one tried most speaks.
 */
export function reasonsOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  root: Node,
  sums: RootSums,
): Reason[] {
  const tried = root.codes.map((_, i) => i).filter((i) => sums.times(i) > 0);
  const sorted = tried.toSorted((a, b) => byVisits(root, a, b));
  const speaking = sorted.filter(
    (choice, i) => sorted.findIndex((other) => root.codes[other] === root.codes[choice]) === i,
  );
  return speaking.map((choice) => reasonOf(game, root, choice, sums));
}

function reasonOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  root: Node,
  choice: number,
  sums: RootSums,
): Reason {
  const { codes, visits, totals, squares } = root;
  const code = codes[choice] as number;
  const times = visits[choice] as number;
  const value = (totals[choice] as number) / times;
  const spread = Math.sqrt(Math.max(0, (squares[choice] as number) / times - value * value));
  return { ply: plyOf(game, code), value, spread, visits: times, sources: sums.of(choice) };
}

/**
 * What several searches thought of the same plies, as if one had tried them all; the ply tried most first.
 */
export function joined(searches: readonly (readonly Reason[])[]): Reason[] {
  const byPly = new Map<string, Reason>();
  for (const reason of searches.flat()) {
    const before = byPly.get(reason.ply.join(' '));
    byPly.set(reason.ply.join(' '), before === undefined ? reason : both(before, reason));
  }
  return [...byPly.values()].toSorted((a, b) => b.visits - a.visits || b.value - a.value);
}

function both(one: Reason, other: Reason): Reason {
  const visits = one.visits + other.visits;
  const mean = (a: number, b: number): number => (a * one.visits + b * other.visits) / visits;
  const value = mean(one.value, other.value);
  const square = mean(one.spread ** 2 + one.value ** 2, other.spread ** 2 + other.value ** 2);
  const sources = Object.fromEntries(
    Object.entries(one.sources).map(([name, points]) => [name, mean(points, other.sources[name] ?? points)]),
  );
  return { ply: one.ply, value, spread: Math.sqrt(Math.max(0, square - value ** 2)), visits, sources };
}
