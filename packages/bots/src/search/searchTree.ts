import type { Chance, Fact, Game, Move, Seat, State } from '@pithead/kernel';
import {
  randomBelow,
  chanceFrom,
  listOffers,
  nounOf,
  Offers,
  pendingSeats,
  playCode,
  currentStep,
  verbIndexOf,
} from '@pithead/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { CandidateDecision } from './decisions.ts';
import { bestPlusEachFirstPly, bestDecisions, listDecisions } from './decisions.ts';
import type { SearchNode } from './searchNode.ts';
import { mostVisited, worldCount } from './searchNode.ts';

export interface SearchSettings {
  readonly explorationConstant: number;
  /** Softmax temperature of the priors in units of `leadScale`; small is sharp. */
  readonly priorTemperature: number;
  /** Progressive widening: plies considered at first; the number grows with the visits. */
  readonly initialWidth: number;
  /** Weight of the lookahead evaluation in visits. */
  readonly priorVisits: number;
  /** Share of the budget for later plies of a decision that was already searched. */
  readonly followUpShare: number;
  /** Number of whole decisions at the root; 0 means first plies only, each continued greedily. */
  readonly rootDecisions: number;
  /**
   * Control variate for plies tried in different worlds: the correlation of the results of two plies in one
   * world, 0 to 1.
   */
  readonly worldCorrection: number;
  /** Beam width when predicting an opponent's decision; 1 means ply by ply. */
  readonly opponentBeam: number;
}

/** One more ply is considered for every GROWTH of the square root of the visits. */
const GROWTH = 2;

type Candidate = Pick<CandidateDecision<State>, 'codes' | 'value'>;

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

export class SearchTree<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #evaluator: Evaluator<S>;
  readonly #settings: SearchSettings;
  readonly #offers = new Offers();
  readonly #stamps: Stamps;
  plies = 0;
  searcher: Seat = 0;
  chance: Chance = chanceFrom([0, 0, 0, 0, 0, 0, 0, 0]);

  constructor(game: Game<S, F>, evaluator: Evaluator<S>, settings: SearchSettings) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#settings = settings;
    this.#stamps = stampsOf(game);
  }

  /** Opponents play what evaluates best for them in this world, or what was predicted in earlier worlds. */
  #predictChoice(node: SearchNode, state: S): number {
    const decision =
      this.#settings.opponentBeam > 1 && isSingleSeatPending(state) ? this.#habitOf(node, state) : undefined;
    const code = decision?.[0] ?? this.bestOffer(state, node.seat);
    if (!node.codes.includes(code)) this.#add(node, code, 0, 1);
    const choice = node.codes.indexOf(code);
    node.decisions[choice] = decision;
    return choice;
  }

  /**
   * Predicts an opponent's whole decision. After n confirmations in consecutive worlds the prediction is
   * reused in n more worlds.
   */
  #habitOf(node: SearchNode, state: S): readonly number[] {
    const { prediction } = node;
    if (
      prediction !== undefined &&
      prediction.believed > 0 &&
      isLegalCode(this.#game, state, node.seat, prediction.decision[0] as number)
    ) {
      prediction.believed--;
      return prediction.decision;
    }
    const decision = this.#bestDecision(state, node.seat);
    const agreed = prediction?.decision.join() === decision.join() ? prediction.agreed + 1 : 0;
    node.prediction = { decision, agreed, believed: agreed };
    return decision;
  }

  #bestDecision(state: S, seat: Seat): readonly number[] {
    const some = (decisions: readonly CandidateDecision<S>[], most: number): CandidateDecision<S>[] => {
      this.plies += decisions.length;
      return bestDecisions(decisions, most);
    };
    const decisions = listDecisions(this.#game, this.#evaluator, state, seat, (begun) =>
      some(begun, this.#settings.opponentBeam),
    );
    return (some(decisions, 1)[0] as CandidateDecision<S>).codes;
  }

  choose(node: SearchNode, state: S): number {
    if (node.seat !== this.searcher) return this.#predictChoice(node, state);
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

  expandWithDecisions(node: SearchNode, state: S): void {
    const some = (decisions: readonly CandidateDecision<S>[]): CandidateDecision<S>[] => {
      this.plies += decisions.length;
      return bestPlusEachFirstPly(decisions, this.#settings.rootDecisions);
    };
    const decisions = some(listDecisions(this.#game, this.#evaluator, state, node.seat, some));
    this.#addAll(node, state, decisions);
    decisions.forEach(({ codes }, i) => (node.decisions[i] = codes));
  }

  applyWorldCorrection(node: SearchNode): void {
    const leader = mostVisited(node);
    const { worldCorrection } = this.#settings;
    const due = node.codes.map((_, i) => worldCorrection * correctionOf(node, leader, i));
    node.totals.forEach(
      (total, i) =>
        (node.totals[i] = Math.min(node.visits[i] as number, Math.max(0, total + (due[i] as number)))),
    );
    node.worldTotals.length = 0;
  }

  matchesOffers(node: SearchNode, state: S): boolean {
    this.#list(state, node.seat);
    let same = 0;
    for (let i = 0; i < this.#offers.length; i++) if (node.codes.includes(this.#offers.at(i))) same++;
    return same === node.codes.length && same === this.#offers.length;
  }

  bestOffer(state: S, seat: Seat): number {
    this.#list(state, seat);
    let best = this.#offers.at(0);
    let value = -Infinity;
    let equal = 1;
    for (let i = 0; i < this.#offers.length && this.#offers.length > 1; i++) {
      const offerValue = this.#valueAfter(state, seat, this.#offers.at(i));
      if (offerValue === value && randomBelow(this.chance, ++equal) > 0) continue;
      if (offerValue < value) continue;
      if (offerValue > value) equal = 1;
      value = offerValue;
      best = this.#offers.at(i);
    }
    return best;
  }

  #list(state: S, seat: Seat): void {
    listOffers(this.#game, state, seat, this.#offers);
    if (this.#offers.length > 1) this.#evaluator.pruneOffers?.(state, seat, this.#offers);
  }

  #valueAfter(state: S, seat: Seat, code: number): number {
    const after = this.#game.copy(state);
    playCode(this.#game, after, seat, code, undefined);
    this.plies++;
    return this.#evaluator.evaluate(after, seat);
  }

  /** PUCT with availability counts (a ply may be illegal in some worlds). */
  #mostPromising(node: SearchNode): number {
    const { explorationConstant, priorVisits, initialWidth, worldCorrection } = this.#settings;
    const { table, moment } = this.#stamps;
    const { codes, visits, available, priors, totals, deficits } = node;
    const considered = initialWidth + Math.sqrt(node.totalVisits) / GROWTH;
    const leader = worldCorrection > 0 && node.worldTotals.length > 0 ? mostVisited(node) : -1;
    let best = -1;
    let value = -Infinity;
    for (let i = 0; i < codes.length && (i < considered || best < 0); i++) {
      if (table[codes[i] as number] !== moment) continue;
      const timesLegal = (available[i] as number) + 1;
      available[i] = timesLegal;
      const tried = visits[i] as number;
      const priorShare = 1 / (1 + Math.exp((deficits[i] as number) - node.bestLogit));
      const due = leader < 0 ? 0 : worldCorrection * correctionOf(node, leader, i);
      const mean = ((totals[i] as number) + due + priorVisits * priorShare) / (tried + priorVisits);
      const score =
        mean + (explorationConstant * (priors[i] as number) * Math.sqrt(timesLegal)) / (1 + tried);
      if (score <= value) continue;
      value = score;
      best = i;
    }
    return best;
  }

  #open(node: SearchNode, state: S): void {
    const candidates: Candidate[] = [];
    const only = this.#offers.length === 1;
    for (let i = 0; i < this.#offers.length; i++) {
      const code = this.#offers.at(i);
      if (!node.codes.includes(code))
        candidates.push({ codes: [code], value: only ? 0 : this.#valueAfter(state, node.seat, code) });
    }
    candidates.sort((a, b) => b.value - a.value);
    this.#addAll(node, state, candidates);
  }

  /** Expects the best decision first. */
  #addAll(node: SearchNode, state: S, candidates: readonly Candidate[]): void {
    const lead = this.#evaluator.leadScale(state);
    const best = candidates[0]?.value as number;
    const oddsOf = (value: number): number =>
      Math.exp((value - best) / (lead * this.#settings.priorTemperature));
    let sum = 0;
    for (const { value } of candidates) sum += oddsOf(value);
    for (const { codes, value } of candidates)
      this.#add(node, codes[0] as number, (best - value) / lead, oddsOf(value) / sum);
  }

  #add(node: SearchNode, code: number, behind: number, prior: number): void {
    node.codes.push(code);
    node.deficits.push(behind);
    node.priors.push(prior);
    node.visits.push(0);
    node.available.push(0);
    node.totals.push(0);
    node.squares.push(0);
    node.decisions.push(undefined);
    node.next.push(undefined);
  }
}

export function isSingleSeatPending(state: State): boolean {
  const pending = pendingSeats(state);
  return (pending & (pending - 1)) === 0;
}

export function isLegalCode<S extends State, F extends Fact>(
  game: Game<S, F>,
  state: S,
  seat: Seat,
  code: number,
): boolean {
  const phase = game.phases[currentStep(state).at] as Game<S, F>['phases'][string];
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
function correctionOf(node: SearchNode, leader: number, choice: number): number {
  const run = node.worldTotals[leader];
  const worlds = worldCount(node, choice);
  if (run === undefined || worlds === 0 || worlds > run.length) return 0;
  return ((run.at(-1) as number) * worlds) / run.length - (run[worlds - 1] as number);
}
