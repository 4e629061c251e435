import type { Chance, Fact, Game, Seat, State } from '@pithead/kernel';
import { below, chanceFrom, listOffers, Offers, playCode } from '@pithead/kernel';
import type { Judge } from './judge.ts';

/** One decision of one seat as far as that seat can tell it from others: everything it could have seen led here. */
export interface Node {
  readonly seat: Seat;
  /** The plies that a decision may begin with, those that look best first. */
  readonly codes: number[];
  /** What one look ahead says about each: how much worse than the best, in leads, and how likely it is to be right. */
  readonly behind: number[];
  readonly priors: number[];
  /** How often each was tried, how often it could have been, and what it brought its seat. */
  readonly visits: number[];
  readonly available: number[];
  readonly totals: number[];
  readonly squares: number[];
  /** How a decision that begins with it goes on: all its plies, found when it is first tried. */
  readonly lines: (number[] | undefined)[];
  readonly next: (Node | undefined)[];
  /** Where the other seats begin that decide at the same time without seeing this. */
  readonly hidden: (Node | undefined)[];
  all: number;
  /** The odds of winning, as a logarithm, that the first look ahead gave to the best ply. */
  odds: number;
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
  lines: [],
  next: [],
  hidden: [],
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

export interface TreeSettings {
  /** How much a ply that looks good is tried before it has proven itself. */
  readonly curiosity: number;
  /** How much the look ahead prefers one ply to another, in leads; small is sharp. */
  readonly softness: number;
  /** Plies of an own decision that are considered at first; more and more the longer it is thought about. */
  readonly width: number;
  /** So many visits is the look ahead worth. */
  readonly trust: number;
  /** The share of the budget for a ply that was thought about together with an earlier one. */
  readonly again: number;
}

/** How fast more plies are considered: one for every so many of the root of the visits. */
const GROWTH = 2;

/** Grows the tree: opens its nodes with one look ahead, and chooses in them. */
export class Tree<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #judge: Judge<S>;
  readonly #settings: TreeSettings;
  readonly #offers = new Offers();
  /** By code: when it was last offered. */
  readonly #offered: Int32Array;
  #moment = 0;
  /** Plies played while looking ahead. */
  plies = 0;
  /** The seat that thinks, and its own chance. */
  self: Seat = 0;
  chance: Chance = chanceFrom([0, 0, 0, 0, 0, 0, 0, 0]);

  constructor(game: Game<S, F>, judge: Judge<S>, settings: TreeSettings) {
    this.#game = game;
    this.#judge = judge;
    this.#settings = settings;
    this.#offered = new Int32Array(game.moves.length << 16);
  }

  /** The others do what looks best to them in this world, where their hands and the board are what they are. */
  #foresee(node: Node, state: S): number {
    const code = this.favourite(state, node.seat);
    const known = node.codes.indexOf(code);
    if (known >= 0) return known;
    this.#add(node, code, 0, 1);
    return node.codes.length - 1;
  }

  /** Which of the node's plies to try in this world; opens the node where need be. */
  choose(node: Node, state: S): number {
    if (node.seat !== this.self) return this.#foresee(node, state);
    this.#list(state, node.seat);
    if (node.codes.length === 0) {
      this.#open(node, state);
      node.available[0] = 1;
      return 0;
    }
    this.#moment++;
    for (let i = 0; i < this.#offers.length; i++) this.#offered[this.#offers.at(i)] = this.#moment;
    const choice = this.#mostPromising(node);
    if (choice >= 0) return choice;
    // Nothing of what was thought of is possible in this world.
    const before = node.codes.length;
    this.#open(node, state);
    return before;
  }

  /** The node knows exactly what can be chosen here. */
  fits(node: Node, state: S): boolean {
    this.#list(state, node.seat);
    let same = 0;
    for (let i = 0; i < this.#offers.length; i++) if (node.codes.includes(this.#offers.at(i))) same++;
    return same === node.codes.length && same === this.#offers.length;
  }

  /** The offer that looks best to a seat one ply ahead. */
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

  /** How a ply looks once it is played. */
  #look(state: S, seat: Seat, code: number): number {
    const after = this.#game.copy(state);
    playCode(this.#game, after, seat, code, undefined);
    this.plies++;
    return this.#judge.evaluate(after, seat);
  }

  /** PUCT with counts of availability: what did well, and what looks good and was tried little among the times it could have been. */
  #mostPromising(node: Node): number {
    const { curiosity, trust, width } = this.#settings;
    const { codes, visits, available, priors, totals, behind } = node;
    const considered = width + Math.sqrt(node.all) / GROWTH;
    let best = -1;
    let value = -Infinity;
    for (let i = 0; i < codes.length && (i < considered || best < 0); i++) {
      if (this.#offered[codes[i] as number] !== this.#moment) continue;
      const could = (available[i] as number) + 1;
      available[i] = could;
      const tried = visits[i] as number;
      const looks = 1 / (1 + Math.exp((behind[i] as number) - node.odds));
      const mean = ((totals[i] as number) + trust * looks) / (tried + trust);
      const score = mean + (curiosity * (priors[i] as number) * Math.sqrt(could)) / (1 + tried);
      if (score <= value) continue;
      value = score;
      best = i;
    }
    return best;
  }

  /** Looks one ply ahead along each offer that is new to the node. */
  #open(node: Node, state: S): void {
    const looks: { code: number; value: number }[] = [];
    const only = this.#offers.length === 1;
    for (let i = 0; i < this.#offers.length; i++) {
      const code = this.#offers.at(i);
      if (!node.codes.includes(code)) looks.push({ code, value: only ? 0 : this.#look(state, node.seat, code) });
    }
    looks.sort((a, b) => b.value - a.value);
    const lead = this.#judge.lead(state);
    const best = looks[0]?.value as number;
    const oddsOf = (value: number): number => Math.exp((value - best) / (lead * this.#settings.softness));
    let sum = 0;
    for (const { value } of looks) sum += oddsOf(value);
    for (const { code, value } of looks) this.#add(node, code, (best - value) / lead, oddsOf(value) / sum);
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
