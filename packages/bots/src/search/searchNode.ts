import type { Seat } from '@pithead/kernel';

/**
 * One decision of one seat, identified by the plies that led to it. Chance outcomes on the way are not part
 * of it (open loop).
 */
export interface SearchNode {
  readonly seat: Seat;
  /** First plies of the decision, best evaluation first. */
  readonly codes: number[];
  /** By first ply, from a one-ply lookahead: evaluation below the best in units of `leadScale`, and prior. */
  readonly deficits: number[];
  readonly priors: number[];
  /** By first ply: visits, how often it was legal, sum and sum of squares of the win shares. */
  readonly visits: number[];
  readonly available: number[];
  readonly totals: number[];
  readonly squares: number[];
  /** Only at the root: by first ply, running sums of the win share over world 0, 1, 2 … */
  readonly worldTotals: (number[] | undefined)[];
  /** By first ply: the whole decision as it was first tried (for opponents: last tried, or as predicted). */
  readonly decisions: (readonly number[] | undefined)[];
  readonly next: (SearchNode | undefined)[];
  /** Nodes of other seats that decide simultaneously, without seeing this decision. */
  readonly simultaneous: (SearchNode | undefined)[];
  prediction: Habit | undefined;
  totalVisits: number;
  /** Log odds of winning that the first evaluation gave to the best ply; NaN until then. */
  bestLogit: number;
}

/**
 * An opponent's predicted decision: in how many consecutive worlds it was confirmed, and for how many more
 * worlds it is reused without recomputing.
 */
interface Habit {
  readonly decision: readonly number[];
  readonly agreed: number;
  believed: number;
}

export const newSearchNode = (seat: Seat): SearchNode => ({
  seat,
  codes: [],
  deficits: [],
  priors: [],
  visits: [],
  available: [],
  totals: [],
  squares: [],
  worldTotals: [],
  decisions: [],
  next: [],
  simultaneous: [],
  prediction: undefined,
  totalVisits: 0,
  bestLogit: Number.NaN,
});

/** A root with only one decision to try. */
export const rootWithDecision = (seat: Seat, decision: readonly number[]): SearchNode => ({
  ...newSearchNode(seat),
  codes: [decision[0] as number],
  decisions: [decision],
  deficits: [0],
  priors: [1],
  visits: [0],
  available: [0],
  totals: [0],
  squares: [0],
  next: [undefined],
});

export function discountStatistics(node: SearchNode, share: number): void {
  node.totalVisits = 0;
  for (let i = 0; i < node.codes.length; i++) {
    const visits = node.visits[i] as number;
    const kept = Math.floor(visits * share);
    node.visits[i] = kept;
    node.totals[i] = visits === 0 ? 0 : ((node.totals[i] as number) * kept) / visits;
    node.squares[i] = visits === 0 ? 0 : ((node.squares[i] as number) * kept) / visits;
    node.available[i] = Math.floor((node.available[i] as number) * share);
    node.totalVisits += kept;
  }
}

/** The rest of a decision after its first plies: the decisions with that prefix, with their statistics. */
export function restOfDecision(node: SearchNode, kept: readonly number[], made: number): SearchNode {
  const sum = kept.reduce((all, i) => all + (node.priors[i] as number), 0) || 1;
  const of = <T>(list: readonly T[]): T[] => kept.map((i) => list[i] as T);
  const decisions = of(node.decisions).map((decision = []) => decision.slice(made));
  const visits = of(node.visits);
  return {
    ...newSearchNode(node.seat),
    codes: decisions.map(([first = -1]) => first),
    decisions,
    deficits: of(node.deficits),
    priors: of(node.priors).map((prior) => prior / sum),
    visits,
    available: of(node.available),
    totals: of(node.totals),
    squares: of(node.squares),
    next: of(node.next),
    totalVisits: visits.reduce((total, count) => total + count, 0),
    bestLogit: node.bestLogit,
  };
}

export const nodeForSeat = (node: SearchNode, seat: Seat): SearchNode =>
  node.seat === seat ? node : (node.simultaneous[seat] ??= newSearchNode(seat));

export const worldCount = ({ worldTotals }: SearchNode, choice: number): number =>
  worldTotals[choice]?.length ?? 0;

export function addWorldResult({ worldTotals }: SearchNode, choice: number, share: number): void {
  const run = (worldTotals[choice] ??= []);
  run.push((run.at(-1) ?? 0) + share);
}

export function compareByVisits({ visits, totals }: SearchNode, a: number, b: number): number {
  return (visits[b] as number) - (visits[a] as number) || (totals[b] as number) - (totals[a] as number);
}

export function mostVisited(root: SearchNode): number {
  let best = 0;
  for (let i = 1; i < root.codes.length; i++) if (compareByVisits(root, i, best) < 0) best = i;
  return best;
}

/** No other ply can overtake the most visited one in the iterations left. */
export function isDecisionClear(root: SearchNode, left: number): boolean {
  if (root.codes.length === 1) return true;
  const best = mostVisited(root);
  let second = 0;
  for (let i = 0; i < root.codes.length; i++)
    if (i !== best && (root.visits[i] as number) > second) second = root.visits[i] as number;
  return (root.visits[best] as number) - second > left;
}
