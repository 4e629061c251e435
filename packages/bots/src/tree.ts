import type { Chance, Fact, Game, Move, Seat, State } from '@pithead/kernel';
import {
  below,
  chanceFrom,
  listOffers,
  nounOf,
  Offers,
  pendingSeats,
  playCode,
  present,
  verbIndexOf,
} from '@pithead/kernel';
import type { Judge } from './judge.ts';
import type { Line } from './lines.ts';
import { bestAndEach, bestOf, linesOf } from './lines.ts';
import type { Node } from './node.ts';
import { favourite, worldsOf } from './node.ts';

export interface TreeSettings {
  /** PUCT exploration constant. */
  readonly curiosity: number;
  /** Softmax temperature of the priors in units of `leadScale`; small is sharp. */
  readonly softness: number;
  /** Progressive widening: plies considered at first; the number grows with the visits. */
  readonly width: number;
  /** Weight of the lookahead evaluation in visits. */
  readonly trust: number;
  /** Share of the budget for later plies of a decision that was already searched. */
  readonly again: number;
  /** Number of whole decisions at the root; 0 means first plies only, each continued greedily. */
  readonly lines: number;
  /**
   * Control variate for plies tried in different worlds: the correlation of the results of two plies in one
   * world, 0 to 1.
   */
  readonly fairness: number;
  /** Beam width when predicting an opponent's decision; 1 means ply by ply. */
  readonly foresight: number;
}

/** One more ply is considered for every GROWTH of the square root of the visits. */
const GROWTH = 2;

type Look = Pick<Line<State>, 'codes' | 'value'>;

/** By ply code: the moment when it was last offered. One large table per game, shared by all searches. */
interface Stamps {
  readonly table: Int32Array;
  moment: number;
}

const tables = new WeakMap<object, Stamps>();

function stampsOf<S extends State, F extends Fact>(game: Game<S, F>): Stamps {
  const stamps = tables.get(game) ?? { table: new Int32Array(game.moves.length << 16), moment: 0 };
  tables.set(game, stamps);
  return stamps;
}

export class Tree<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #judge: Judge<S>;
  readonly #settings: TreeSettings;
  readonly #offers = new Offers();
  readonly #stamps: Stamps;
  /** Plies played for lookahead. */
  plies = 0;
  /** The searching seat and its random numbers. */
  self: Seat = 0;
  chance: Chance = chanceFrom([0, 0, 0, 0, 0, 0, 0, 0]);

  constructor(game: Game<S, F>, judge: Judge<S>, settings: TreeSettings) {
    this.#game = game;
    this.#judge = judge;
    this.#settings = settings;
    this.#stamps = stampsOf(game);
  }

  /** Opponents play what evaluates best for them in this world, or what was predicted in earlier worlds. */
  #foresee(node: Node, state: S): number {
    const line = this.#settings.foresight > 1 && isAlone(state) ? this.#habitOf(node, state) : undefined;
    const code = line?.[0] ?? this.favourite(state, node.seat);
    if (!node.codes.includes(code)) this.#add(node, code, 0, 1);
    const choice = node.codes.indexOf(code);
    node.lines[choice] = line;
    return choice;
  }

  /**
   * Predicts an opponent's whole decision. After n confirmations in consecutive worlds the prediction is
   * reused in n more worlds.
   */
  #habitOf(node: Node, state: S): readonly number[] {
    const { habit } = node;
    if (
      habit !== undefined &&
      habit.believed > 0 &&
      isLegal(this.#game, state, node.seat, habit.line[0] as number)
    ) {
      habit.believed--;
      return habit.line;
    }
    const line = this.#bestLine(state, node.seat);
    const agreed = habit?.line.join() === line.join() ? habit.agreed + 1 : 0;
    node.habit = { line, agreed, believed: agreed };
    return line;
  }

  #bestLine(state: S, seat: Seat): readonly number[] {
    const some = (lines: readonly Line<S>[], most: number): Line<S>[] => {
      this.plies += lines.length;
      return bestOf(lines, most);
    };
    const lines = linesOf(this.#game, this.#judge, state, seat, (begun) =>
      some(begun, this.#settings.foresight),
    );
    return (some(lines, 1)[0] as Line<S>).codes;
  }

  /** Selects the ply to try in this world; expands the node if necessary. */
  choose(node: Node, state: S): number {
    if (node.seat !== this.self) return this.#foresee(node, state);
    this.#list(state, node.seat);
    if (node.codes.length === 0) {
      this.#open(node, state);
      node.available[0] = 1;
      return 0;
    }
    const { table } = this.#stamps;
    this.#stamps.moment++;
    for (let i = 0; i < this.#offers.length; i++) table[this.#offers.at(i)] = this.#stamps.moment;
    const choice = this.#mostPromising(node);
    if (choice >= 0) return choice;
    // None of the known plies is legal in this world.
    const before = node.codes.length;
    this.#open(node, state);
    return before;
  }

  /** Expands the root with whole decisions. */
  openLines(node: Node, state: S): void {
    const some = (lines: readonly Line<S>[]): Line<S>[] => {
      this.plies += lines.length;
      return bestAndEach(lines, this.#settings.lines);
    };
    const lines = some(linesOf(this.#game, this.#judge, state, node.seat, some));
    this.#addAll(node, state, lines);
    lines.forEach(({ codes }, i) => (node.lines[i] = codes));
  }

  /** Adds the world correction to the totals before the search continues with new worlds. */
  settle(node: Node): void {
    const leader = favourite(node);
    const { fairness } = this.#settings;
    const due = node.codes.map((_, i) => fairness * missedBy(node, leader, i));
    node.totals.forEach(
      (total, i) =>
        (node.totals[i] = Math.min(node.visits[i] as number, Math.max(0, total + (due[i] as number)))),
    );
    node.runs.length = 0;
  }

  /** The node's plies are exactly the offers of this state. */
  fits(node: Node, state: S): boolean {
    this.#list(state, node.seat);
    let same = 0;
    for (let i = 0; i < this.#offers.length; i++) if (node.codes.includes(this.#offers.at(i))) same++;
    return same === node.codes.length && same === this.#offers.length;
  }

  favourite(state: S, seat: Seat): number {
    this.#list(state, seat);
    let best = this.#offers.at(0);
    let value = -Infinity;
    let equal = 1;
    for (let i = 0; i < this.#offers.length && this.#offers.length > 1; i++) {
      const looks = this.#look(state, seat, this.#offers.at(i));
      if (looks === value && below(this.chance, ++equal) > 0) continue;
      if (looks < value) continue;
      if (looks > value) equal = 1;
      value = looks;
      best = this.#offers.at(i);
    }
    return best;
  }

  #list(state: S, seat: Seat): void {
    listOffers(this.#game, state, seat, this.#offers);
    if (this.#offers.length > 1) this.#judge.thin?.(state, seat, this.#offers);
  }

  #look(state: S, seat: Seat, code: number): number {
    const after = this.#game.copy(state);
    playCode(this.#game, after, seat, code, undefined);
    this.plies++;
    return this.#judge.evaluate(after, seat);
  }

  /** PUCT with availability counts (a ply may be illegal in some worlds). */
  #mostPromising(node: Node): number {
    const { curiosity, trust, width, fairness } = this.#settings;
    const { table, moment } = this.#stamps;
    const { codes, visits, available, priors, totals, behind } = node;
    const considered = width + Math.sqrt(node.all) / GROWTH;
    const leader = fairness > 0 && node.runs.length > 0 ? favourite(node) : -1;
    let best = -1;
    let value = -Infinity;
    for (let i = 0; i < codes.length && (i < considered || best < 0); i++) {
      if (table[codes[i] as number] !== moment) continue;
      const could = (available[i] as number) + 1;
      available[i] = could;
      const tried = visits[i] as number;
      const looks = 1 / (1 + Math.exp((behind[i] as number) - node.odds));
      const due = leader < 0 ? 0 : fairness * missedBy(node, leader, i);
      const mean = ((totals[i] as number) + due + trust * looks) / (tried + trust);
      const score = mean + (curiosity * (priors[i] as number) * Math.sqrt(could)) / (1 + tried);
      if (score <= value) continue;
      value = score;
      best = i;
    }
    return best;
  }

  /** Evaluates every offer that is new to the node. */
  #open(node: Node, state: S): void {
    const looks: Look[] = [];
    const only = this.#offers.length === 1;
    for (let i = 0; i < this.#offers.length; i++) {
      const code = this.#offers.at(i);
      if (!node.codes.includes(code))
        looks.push({ codes: [code], value: only ? 0 : this.#look(state, node.seat, code) });
    }
    looks.sort((a, b) => b.value - a.value);
    this.#addAll(node, state, looks);
  }

  /** Expects the best decision first. */
  #addAll(node: Node, state: S, looks: readonly Look[]): void {
    const lead = this.#judge.lead(state);
    const best = looks[0]?.value as number;
    const oddsOf = (value: number): number => Math.exp((value - best) / (lead * this.#settings.softness));
    let sum = 0;
    for (const { value } of looks) sum += oddsOf(value);
    for (const { codes, value } of looks)
      this.#add(node, codes[0] as number, (best - value) / lead, oddsOf(value) / sum);
  }

  #add(node: Node, code: number, behind: number, prior: number): void {
    node.codes.push(code);
    node.behind.push(behind);
    node.priors.push(prior);
    node.visits.push(0);
    node.available.push(0);
    node.totals.push(0);
    node.squares.push(0);
    node.lines.push(undefined);
    node.next.push(undefined);
  }
}

export function isAlone(state: State): boolean {
  const pending = pendingSeats(state);
  return (pending & (pending - 1)) === 0;
}

export function isLegal<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  code: number,
): boolean {
  const phase = game.phases[present(state).at] as Game<S, F>['phases'][string];
  const verb = verbIndexOf(code);
  return (
    phase.indexes.includes(verb) &&
    (game.moves[verb] as Move<S, F>).refuse(state, seat, nounOf(code)) === undefined
  );
}

/**
 * Control variate: by how much the most visited ply did better in all its worlds than in the worlds in which
 * `choice` was tried.
 */
function missedBy(node: Node, leader: number, choice: number): number {
  const run = node.runs[leader];
  const worlds = worldsOf(node, choice);
  if (run === undefined || worlds === 0 || worlds > run.length) return 0;
  return ((run.at(-1) as number) * worlds) / run.length - (run[worlds - 1] as number);
}
