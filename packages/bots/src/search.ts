import type { Fact, Game, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { bit, codeOf, isOver, pendingSeats, playCode, plyOf, present } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Budget, Clock } from './budget.ts';
import { part, Timer } from './budget.ts';
import type { Judge } from './judge.ts';
import { expectShares } from './judge.ts';
import type { Mind } from './mind.ts';
import type { Node } from './node.ts';
import { addWorld, fade, favourite, isClear, narrowed, newNode, seated, worldsOf } from './node.ts';
import type { Reason } from './reasons.ts';
import { reasonsOf, RootSums } from './reasons.ts';
import type { TreeSettings } from './tree.ts';
import { isAlone, isLegal, Tree } from './tree.ts';

export const SETTINGS: TreeSettings = {
  curiosity: 1.5,
  softness: 0.5,
  width: 12,
  trust: 0.5,
  again: 0.25,
  lines: 0,
  fairness: 0,
  foresight: 1,
};

/** Safety limits on decisions below the root and on plies of one decision. */
const DEEPEST = 200;
const LONGEST = 40;
/** Weight of reused statistics: since then others have decided or chance was drawn. */
const KEPT = 0.25;

/**
 * Single-observer information-set Monte Carlo tree search, open loop. Edges are whole decisions: a first ply,
 * and the plies with the best evaluation after it; at the root, if the game asks for it, several
 * continuations per first ply. Every iteration samples a world, descends by PUCT while opponents play what
 * evaluates best for them, expands one own decision and evaluates the state after it.
 */
export class Search<S extends State, F extends Fact> implements Bot<S, F> {
  readonly name = 'search';
  readonly #game: Game<S, F>;
  readonly #judge: Judge<S>;
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #settings: TreeSettings;
  readonly #tree: Tree<S, F>;
  readonly #shares: number[] = [];
  readonly #path: Node[] = [];
  readonly #choices: number[] = [];
  readonly #sums: RootSums;
  #root: Node | undefined;
  /** The decision chosen last, and the length of the history at that time. */
  #plan: readonly number[] = [];
  #thought = 0;
  /** Node where the current simultaneous step began, and its phase. */
  #anchor: Node | undefined;
  #at = '';
  #plies = 0;
  iterations = 0;

  constructor(
    game: Game<S, F>,
    judge: Judge<S>,
    budget: Budget,
    clock: Clock,
    settings: TreeSettings = SETTINGS,
  ) {
    this.#game = game;
    this.#judge = judge;
    this.#budget = budget;
    this.#clock = clock;
    this.#settings = settings;
    this.#tree = new Tree(game, judge, settings);
    this.#sums = new RootSums(judge.sources, judge.unit);
  }

  /** Plies played in all searches, lookahead included. */
  get plies(): number {
    return this.#plies + this.#tree.plies;
  }

  decide(mind: Mind<S, F>): Ply {
    const isPlanned = this.#isPlanned(mind);
    const root = this.#settings.lines > 0 ? this.#restOf(mind) : this.#rootFor(mind);
    const timer = new Timer(isPlanned ? part(this.#budget, this.#settings.again) : this.#budget, this.#clock);
    this.#tree.self = mind.seat;
    this.#tree.chance = mind.chance;
    if (this.#settings.lines > 0 && root.codes.length === 0) this.#tree.openLines(root, mind.imagine(0));
    timer.begin();
    let left: number;
    do {
      this.#iterate(mind, root);
      this.iterations++;
      left = timer.left();
    } while (left > 0 && !isClear(root, left));
    const best = favourite(root);
    this.#root = root;
    this.#plan = root.lines[best] ?? [];
    this.#thought = mind.history.length;
    return plyOf(this.#game, root.codes[best] as number);
  }

  reasons(most: number): Reason[] {
    return this.#root === undefined ? [] : reasonsOf(this.#game, this.#root, this.#sums).slice(0, most);
  }

  /** The present ply continues the decision chosen earlier. */
  #isPlanned({ seat, history }: Mind<S, F>): boolean {
    const made = history.length - this.#thought;
    return (
      made > 0 && made < this.#plan.length && this.#isAlong(this.#plan, made, history, this.#thought, seat)
    );
  }

  /** The history from `from` on consists of the first `many` plies of this decision. */
  #isAlong(
    line: readonly number[],
    many: number,
    history: readonly RecordedPly[],
    from: number,
    seat: Seat,
  ): boolean {
    for (let i = 0; i < many; i++) {
      const [by, verb, noun] = history[from + i] ?? [-1, '', -1];
      if (by !== seat || noun < 0 || codeOf(this.#game.verbs.get(verb) as number, noun) !== line[i])
        return false;
    }
    return true;
  }

  /**
   * With whole decisions at the root: keeps those that continue the plies made so far and are still legal.
   * Nodes below the root hold first plies only and can't be reused.
   */
  #restOf({ seat, history, now }: Mind<S, F>): Node {
    const made = history.length - this.#thought;
    const root = this.#root;
    const isKept = (line: readonly number[] = []): boolean => {
      const next = line[made];
      return (
        next !== undefined &&
        this.#isAlong(line, made, history, this.#thought, seat) &&
        isLegal(this.#game, now, seat, next)
      );
    };
    const kept =
      root === undefined || made <= 0 ? [] : root.codes.map((_, i) => i).filter((i) => isKept(root.lines[i]));
    this.#sums.keep(kept);
    if (root === undefined || kept.length === 0) return newNode(seat);
    this.#tree.settle(root);
    return narrowed(root, kept, made);
  }

  /** Reuses the subtree for the present position if what others have played since is in the tree. */
  #rootFor({ seat, history, now }: Mind<S, F>): Node {
    this.#sums.keep([]);
    let node = this.#root;
    let at = this.#thought;
    while (node !== undefined && at < history.length) {
      const { lines, next, seat: by } = node as Node;
      const choice = lines.findIndex(
        (line) => line !== undefined && this.#isAlong(line, line.length, history, at, by),
      );
      at += lines[choice]?.length ?? 0;
      node = next[choice];
    }
    if (node?.seat !== seat || at !== history.length || node === this.#root || !this.#tree.fits(node, now))
      return newNode(seat);
    fade(node, KEPT);
    return node;
  }

  #iterate(mind: Mind<S, F>, root: Node): void {
    // Every ply at the root is tried in worlds 0, 1, 2 … in this order, so plies are compared in the same
    // worlds.
    const atRoot = root.codes.length > 0 ? this.#tree.choose(root, mind.now) : -1;
    const state = mind.imagine(worldsOf(root, Math.max(0, atRoot)));
    this.#anchor = undefined;
    let node = this.#enter(root, state, mind.seat);
    let isRootPassed = false;
    let depth = 0;
    while (depth < DEEPEST) {
      const isNew = node.codes.length === 0;
      const choice = node === root && atRoot >= 0 ? atRoot : this.#tree.choose(node, state);
      this.#path[depth] = node;
      this.#choices[depth] = choice;
      depth++;
      this.#playLine(node, choice, state);
      if (isOver(state)) break;
      if (node === root) isRootPassed = true;
      else if (isNew && isRootPassed && node.seat === mind.seat) break;
      node = this.#follow(node, choice, state, mind.seat);
    }
    expectShares(this.#game, this.#judge, state, this.#shares, mind.seat, this.#sums.last);
    this.#learn(depth, root);
  }

  /**
   * Plays a whole decision: the chosen ply, then the remembered plies while they are legal, otherwise the
   * offer with the best evaluation.
   */
  #playLine(node: Node, choice: number, state: S): void {
    const { seals } = state;
    const { drawn } = state.chance;
    const pending = pendingSeats(state);
    const first = node.codes[choice] as number;
    const begun = node.lines[choice] === undefined ? [first] : undefined;
    if (begun !== undefined) node.lines[choice] = begun;
    const line = node.lines[choice] as readonly number[];
    for (let i = 0; i < LONGEST; i++) {
      let code = line[i];
      if (code === undefined || (i > 0 && !isLegal(this.#game, state, node.seat, code))) {
        code = this.#tree.favourite(state, node.seat);
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
  #follow(node: Node, choice: number, state: S, self: Seat): Node {
    const seat = lastOf(pendingSeats(state), self);
    if (this.#anchor !== undefined && present(state).at !== this.#at) this.#anchor = undefined;
    if (this.#anchor !== undefined && seat !== node.seat) return seated(this.#anchor, seat);
    return this.#enter((node.next[choice] ??= newNode(seat)), state, self);
  }

  #enter(node: Node, state: S, self: Seat): Node {
    if (this.#anchor === undefined && !isAlone(state)) {
      this.#anchor = node;
      this.#at = present(state).at;
    }
    return seated(node, lastOf(pendingSeats(state), self));
  }

  #learn(depth: number, root: Node): void {
    for (let i = 0; i < depth; i++) {
      const node = this.#path[i] as Node;
      const choice = this.#choices[i] as number;
      const share = this.#shares[node.seat] as number;
      if (Number.isNaN(node.odds)) node.odds = Math.log((share + 0.001) / (1.001 - share));
      node.all++;
      node.visits[choice] = (node.visits[choice] as number) + 1;
      node.totals[choice] = (node.totals[choice] as number) + share;
      node.squares[choice] = (node.squares[choice] as number) + share * share;
      if (node !== root) continue;
      this.#sums.add(choice);
      addWorld(root, choice, share);
    }
  }
}

/** In a simultaneous step the searching seat comes last, so that what follows can depend on its choice. */
function lastOf(pending: number, self: Seat): Seat {
  const others = pending & ~bit(self);
  return others === 0 ? self : 31 - Math.clz32(others & -others);
}
