import type { Seat } from '@pithead/kernel';

/**
 * One decision of one seat, told from others by the plies that led here. What was drawn on the way differs
 * from world to world.
 */
export interface Node {
  readonly seat: Seat;
  /** The plies that a decision may begin with, those that look best first. */
  readonly codes: number[];
  /**
   * What one look ahead says about each: how much worse than the best, in leads, and how likely it is to be
   * right.
   */
  readonly behind: number[];
  readonly priors: number[];
  /** How often each was tried, how often it could have been, and what it brought its seat. */
  readonly visits: number[];
  readonly available: number[];
  readonly totals: number[];
  readonly squares: number[];
  /**
   * Where the tree begins: by ply, what it brought in the worlds of this thinking one after the other, added
   * up.
   */
  readonly runs: (number[] | undefined)[];
  /**
   * How a decision that begins with it goes on: all its plies, as they were when it was tried first (those of
   * the others: last, or as foreseen).
   */
  readonly lines: (readonly number[] | undefined)[];
  readonly next: (Node | undefined)[];
  /** Where the other seats begin that decide at the same time without seeing this. */
  readonly hidden: (Node | undefined)[];
  /** What another was found to decide here. */
  habit: Habit | undefined;
  all: number;
  /** The odds of winning, as a logarithm, that the first look ahead gave to the best ply. */
  odds: number;
}

/**
 * A decision of another: in how many worlds one after the other it was found again, and for how many more
 * that is believed.
 */
interface Habit {
  readonly line: readonly number[];
  readonly agreed: number;
  believed: number;
}

export const newNode = (seat: Seat): Node => ({
  seat,
  codes: [],
  behind: [],
  priors: [],
  visits: [],
  available: [],
  totals: [],
  squares: [],
  runs: [],
  lines: [],
  next: [],
  hidden: [],
  habit: undefined,
  all: 0,
  odds: Number.NaN,
});

/** What was learnt before something new came to light counts less than what is learnt from now on. */
export function fade(node: Node, share: number): void {
  node.all = 0;
  for (let i = 0; i < node.codes.length; i++) {
    const visits = node.visits[i] as number;
    const kept = Math.floor(visits * share);
    node.visits[i] = kept;
    node.totals[i] = visits === 0 ? 0 : ((node.totals[i] as number) * kept) / visits;
    node.squares[i] = visits === 0 ? 0 : ((node.squares[i] as number) * kept) / visits;
    node.available[i] = Math.floor((node.available[i] as number) * share);
    node.all += kept;
  }
}

/**
 * What is left of a decision after its first plies: the lines that began like that, with all that was learnt
 * about them.
 */
export function narrowed(node: Node, kept: readonly number[], made: number): Node {
  const sum = kept.reduce((all, i) => all + (node.priors[i] as number), 0) || 1;
  const of = <T>(list: readonly T[]): T[] => kept.map((i) => list[i] as T);
  const lines = of(node.lines).map((line = []) => line.slice(made));
  const visits = of(node.visits);
  return {
    ...newNode(node.seat),
    codes: lines.map(([first = -1]) => first),
    lines,
    behind: of(node.behind),
    priors: of(node.priors).map((prior) => prior / sum),
    visits,
    available: of(node.available),
    totals: of(node.totals),
    squares: of(node.squares),
    next: of(node.next),
    all: visits.reduce((all, many) => all + many, 0),
    odds: node.odds,
  };
}

/** The same moment for another seat. */
export const seated = (node: Node, seat: Seat): Node =>
  node.seat === seat ? node : (node.hidden[seat] ??= newNode(seat));

/** How many worlds of this thinking the ply was tried in. */
export const worldsOf = ({ runs }: Node, choice: number): number => runs[choice]?.length ?? 0;

/** What the ply brought in one world more. */
export function addWorld({ runs }: Node, choice: number, share: number): void {
  const run = (runs[choice] ??= []);
  run.push((run.at(-1) ?? 0) + share);
}

/** Negative if ply `a` was tried more often than ply `b`, or as often with more success. */
export function byVisits({ visits, totals }: Node, a: number, b: number): number {
  return (visits[b] as number) - (visits[a] as number) || (totals[b] as number) - (totals[a] as number);
}

/** The ply that was tried most. */
export function favourite(root: Node): number {
  let best = 0;
  for (let i = 1; i < root.codes.length; i++) if (byVisits(root, i, best) < 0) best = i;
  return best;
}

/** Nothing can overtake the favourite in what is left to think. */
export function isClear(root: Node, left: number): boolean {
  if (root.codes.length === 1) return true;
  const best = favourite(root);
  let second = 0;
  for (let i = 0; i < root.codes.length; i++)
    if (i !== best && (root.visits[i] as number) > second) second = root.visits[i] as number;
  return (root.visits[best] as number) - second > left;
}
