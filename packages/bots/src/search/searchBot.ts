import type { Fact, Game, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { bit, codeOf, isOver, pendingSeats, playCode, plyOf, currentStep } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { SearchBudget, MillisecondClock } from './budget.ts';
import { scaleBudget, BudgetTimer } from './budget.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { estimateWinShares } from '../evaluation/evaluator.ts';
import type { Observation } from '../observation.ts';
import type { SearchNode } from './searchNode.ts';
import {
  addWorldResult,
  discountStatistics,
  mostVisited,
  isDecisionClear,
  restOfDecision,
  newSearchNode,
  nodeForSeat,
  rootWithDecision,
  worldCount,
} from './searchNode.ts';
import type { PlyAssessment } from './assessment.ts';
import { assessPlies, RootSourceSums } from './assessment.ts';
import type { SearchSettings } from './searchTree.ts';
import { isSingleSeatPending, isLegalCode, SearchTree } from './searchTree.ts';

export const DEFAULT_SEARCH_SETTINGS: SearchSettings = {
  explorationConstant: 1.5,
  priorTemperature: 0.5,
  initialWidth: 12,
  priorVisits: 0.5,
  followUpShare: 0.25,
  rootDecisions: 0,
  worldCorrection: 0,
  opponentBeam: 1,
};

/** Safety limits on decisions below the root and on plies of one decision. */
const MAX_DEPTH = 200;
const LONGEST = 40;
/** Reused statistics count less: since then others have decided or chance was drawn. */
const REUSED_WEIGHT = 0.25;

/**
 * Single-observer information-set Monte Carlo tree search, open loop. Edges are whole decisions: a first ply,
 * and the plies with the best evaluation after it; at the root, if the game asks for it, several
 * continuations per first ply. Every iteration samples a world, descends by PUCT while opponents play what
 * evaluates best for them, expands one own decision and evaluates the state after it.
 */
export class SearchBot<S extends State, F extends Fact> implements Bot<S, F> {
  readonly name = 'search';
  readonly #game: Game<S, F>;
  readonly #evaluator: Evaluator<S>;
  readonly #budget: SearchBudget;
  readonly #clock: MillisecondClock;
  readonly #settings: SearchSettings;
  readonly #tree: SearchTree<S, F>;
  readonly #shares: number[] = [];
  readonly #path: SearchNode[] = [];
  readonly #choices: number[] = [];
  readonly #sums: RootSourceSums;
  #root: SearchNode | undefined;
  /** The decision chosen last, and the length of the history at that time. */
  #plan: readonly number[] = [];
  #plannedAt = 0;
  /** Node where the current simultaneous step began, and its phase. */
  #anchor: SearchNode | undefined;
  #at = '';
  #plies = 0;
  iterations = 0;

  constructor(
    game: Game<S, F>,
    evaluator: Evaluator<S>,
    budget: SearchBudget,
    clock: MillisecondClock,
    settings: SearchSettings = DEFAULT_SEARCH_SETTINGS,
  ) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#budget = budget;
    this.#clock = clock;
    this.#settings = settings;
    this.#tree = new SearchTree(game, evaluator, settings);
    this.#sums = new RootSourceSums(evaluator.sources, evaluator.pointsPerUnit);
  }

  get plies(): number {
    return this.#plies + this.#tree.plies;
  }

  decide(observation: Observation<S, F>): Ply {
    const isPlanned = this.#isPlanned(observation);
    const root = this.#settings.rootDecisions > 0 ? this.#restOf(observation) : this.#rootFor(observation);
    const timer = new BudgetTimer(
      isPlanned ? scaleBudget(this.#budget, this.#settings.followUpShare) : this.#budget,
      this.#clock,
    );
    this.#tree.searcher = observation.seat;
    this.#tree.chance = observation.chance;
    if (this.#settings.rootDecisions > 0 && root.codes.length === 0)
      this.#tree.expandWithDecisions(root, observation.sampleState(0));
    timer.start();
    let left: number;
    do {
      this.#iterate(observation, root);
      this.iterations++;
      left = timer.remaining();
    } while (left > 0 && !isDecisionClear(root, left));
    const best = mostVisited(root);
    this.#root = root;
    this.#plan = root.decisions[best] ?? [];
    this.#plannedAt = observation.history.length;
    return plyOf(this.#game, root.codes[best] as number);
  }

  assessments(most: number): PlyAssessment[] {
    return this.#root === undefined ? [] : assessPlies(this.#game, this.#root, this.#sums).slice(0, most);
  }

  /**
   * Searches what follows one whole decision, in worlds 0, 1, 2 … of the observation. `visit` gets the win share of
   * each seat at the end of every line, and the searching seat's evaluation by source; both are overwritten afterwards.
   */
  followDecision(
    observation: Observation<S, F>,
    decision: readonly number[],
    iterations: number,
    visit: (shares: readonly number[], parts: readonly number[]) => void,
  ): void {
    this.#tree.searcher = observation.seat;
    this.#tree.chance = observation.chance;
    this.#sums.keep([]);
    this.#root = undefined;
    const root = rootWithDecision(observation.seat, decision);
    for (let i = 0; i < iterations; i++) {
      this.#iterate(observation, root);
      this.iterations++;
      visit(this.#shares, this.#sums.parts);
    }
  }

  #isPlanned({ seat, history }: Observation<S, F>): boolean {
    const made = history.length - this.#plannedAt;
    return (
      made > 0 &&
      made < this.#plan.length &&
      this.#wasPlayed(this.#plan, made, history, this.#plannedAt, seat)
    );
  }

  /** The history from `from` on consists of the first `count` plies of this decision. */
  #wasPlayed(
    decision: readonly number[],
    count: number,
    history: readonly RecordedPly[],
    from: number,
    seat: Seat,
  ): boolean {
    for (let i = 0; i < count; i++) {
      const [by, verb, noun] = history[from + i] ?? [-1, '', -1];
      if (by !== seat || noun < 0 || codeOf(this.#game.verbs.get(verb) as number, noun) !== decision[i])
        return false;
    }
    return true;
  }

  /**
   * With whole decisions at the root: keeps those that continue the plies made so far and are still legal.
   * Nodes below the root hold first plies only and can't be reused.
   */
  #restOf({ seat, history, state }: Observation<S, F>): SearchNode {
    const made = history.length - this.#plannedAt;
    const root = this.#root;
    const isKept = (decision: readonly number[] = []): boolean => {
      const next = decision[made];
      return (
        next !== undefined &&
        this.#wasPlayed(decision, made, history, this.#plannedAt, seat) &&
        isLegalCode(this.#game, state, seat, next)
      );
    };
    const kept =
      root === undefined || made <= 0
        ? []
        : root.codes.map((_, i) => i).filter((i) => isKept(root.decisions[i]));
    this.#sums.keep(kept);
    if (root === undefined || kept.length === 0) return newSearchNode(seat);
    this.#tree.applyWorldCorrection(root);
    return restOfDecision(root, kept, made);
  }

  /** Reuses the subtree for the present position if what others have played since is in the tree. */
  #rootFor({ seat, history, state }: Observation<S, F>): SearchNode {
    this.#sums.keep([]);
    let node = this.#root;
    let at = this.#plannedAt;
    while (node !== undefined && at < history.length) {
      const { decisions, next, seat: by } = node as SearchNode;
      const choice = decisions.findIndex(
        (decision) => decision !== undefined && this.#wasPlayed(decision, decision.length, history, at, by),
      );
      at += decisions[choice]?.length ?? 0;
      node = next[choice];
    }
    if (
      node?.seat !== seat ||
      at !== history.length ||
      node === this.#root ||
      !this.#tree.matchesOffers(node, state)
    )
      return newSearchNode(seat);
    discountStatistics(node, REUSED_WEIGHT);
    return node;
  }

  #iterate(observation: Observation<S, F>, root: SearchNode): void {
    // Every ply at the root is tried in worlds 0, 1, 2 … in this order, so plies are compared in the same
    // worlds.
    const atRoot = root.codes.length > 0 ? this.#tree.choose(root, observation.state) : -1;
    const state = observation.sampleState(worldCount(root, Math.max(0, atRoot)));
    this.#anchor = undefined;
    let node = this.#enter(root, state, observation.seat);
    let isRootPassed = false;
    let depth = 0;
    while (depth < MAX_DEPTH) {
      const isNew = node.codes.length === 0;
      const choice = node === root && atRoot >= 0 ? atRoot : this.#tree.choose(node, state);
      this.#path[depth] = node;
      this.#choices[depth] = choice;
      depth++;
      this.#playDecision(node, choice, state);
      if (isOver(state)) break;
      if (node === root) isRootPassed = true;
      else if (isNew && isRootPassed && node.seat === observation.seat) break;
      node = this.#follow(node, choice, state, observation.seat);
    }
    estimateWinShares(this.#game, this.#evaluator, state, this.#shares, observation.seat, this.#sums.parts);
    this.#backpropagate(depth, root);
  }

  #playDecision(node: SearchNode, choice: number, state: S): void {
    const { seals } = state;
    const { drawn } = state.chance;
    const pending = pendingSeats(state);
    const first = node.codes[choice] as number;
    const begun = node.decisions[choice] === undefined ? [first] : undefined;
    if (begun !== undefined) node.decisions[choice] = begun;
    const decision = node.decisions[choice] as readonly number[];
    for (let i = 0; i < LONGEST; i++) {
      let code = decision[i];
      if (code === undefined || (i > 0 && !isLegalCode(this.#game, state, node.seat, code))) {
        code = this.#tree.bestOffer(state, node.seat);
        begun?.push(code);
      }
      playCode(this.#game, state, node.seat, code, undefined);
      this.#plies++;
      if (state.seals !== seals || state.chance.drawn !== drawn || pendingSeats(state) !== pending) return;
    }
  }

  /**
   * The node after a decision. Seats that decide simultaneously all start from the node where the step began.
   */
  #follow(node: SearchNode, choice: number, state: S, self: Seat): SearchNode {
    const seat = lastOf(pendingSeats(state), self);
    if (this.#anchor !== undefined && currentStep(state).at !== this.#at) this.#anchor = undefined;
    if (this.#anchor !== undefined && seat !== node.seat) return nodeForSeat(this.#anchor, seat);
    return this.#enter((node.next[choice] ??= newSearchNode(seat)), state, self);
  }

  #enter(node: SearchNode, state: S, self: Seat): SearchNode {
    if (this.#anchor === undefined && !isSingleSeatPending(state)) {
      this.#anchor = node;
      this.#at = currentStep(state).at;
    }
    return nodeForSeat(node, lastOf(pendingSeats(state), self));
  }

  #backpropagate(depth: number, root: SearchNode): void {
    for (let i = 0; i < depth; i++) {
      const node = this.#path[i] as SearchNode;
      const choice = this.#choices[i] as number;
      const share = this.#shares[node.seat] as number;
      if (Number.isNaN(node.bestLogit)) node.bestLogit = Math.log((share + 0.001) / (1.001 - share));
      node.totalVisits++;
      node.visits[choice] = (node.visits[choice] as number) + 1;
      node.totals[choice] = (node.totals[choice] as number) + share;
      node.squares[choice] = (node.squares[choice] as number) + share * share;
      if (node !== root) continue;
      this.#sums.add(choice);
      addWorldResult(root, choice, share);
    }
  }
}

/** In a simultaneous step the searching seat comes last, so that what follows can depend on its choice. */
function lastOf(pending: number, self: Seat): Seat {
  const others = pending & ~bit(self);
  return others === 0 ? self : 31 - Math.clz32(others & -others);
}
