/**
 * How good a decision was, by what its seat could know. First a short lookahead compares all options in sampled worlds:
 * the best one in each half of them is measured in the other half. If that looks like enough to matter, the search plays
 * on after the best option and the played one, in fresh worlds that are the same for both. Selecting and measuring in
 * different worlds is essential: the maximum of noisy means is too high, so an option measured where it was selected
 * would always look better than it is.
 */
import type { BotKit, CandidateDecision, Evaluator, Observation, SampledState } from '@pithead/bots';
import { bestDecisions, createSearch, listDecisions, meanWithError, sampleState } from '@pithead/bots';
import type { Fact, Game, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { chanceFrom, codeOf, isOver, plyOf } from '@pithead/kernel';
import type { RecordedDecision } from './decisionGroups.ts';
import { halvedError } from './halvedError.ts';
import type { KeySequence } from './keys.ts';
import { keySequence } from './keys.ts';
import { markOf } from './marks.ts';
import type { Look } from './secondLook.ts';
import { agreedLook } from './secondLook.ts';
import type { Lookahead, PositionValue } from './lookahead.ts';

export interface ThinkingEffort {
  /** Options that are compared by lookahead; the evaluation selects them. */
  readonly options: number;
  /** Worlds in which they are compared. */
  readonly worlds: number;
  /** Iterations of the search after each of the two options that are measured. */
  readonly iterations: number;
}

/** One way to decide, by lookahead. */
export interface JudgedOption {
  readonly plies: readonly Ply[];
  readonly chances: readonly number[];
  readonly points: readonly number[];
  /** The deciding seat's chance above that of the played option. */
  readonly lead: number;
  readonly standardError: number;
}

export interface JudgedDecision {
  readonly seat: Seat;
  readonly firstPly: number;
  /** The played option first, then the others, the best one first. */
  readonly options: readonly JudgedOption[];
  /** The option that is compared with the played one; undefined if none looks better. */
  readonly better: readonly Ply[] | undefined;
  /** Winning chance lost, with its standard error. Negative if the search prefers what was played. */
  readonly error: number;
  readonly standardError: number;
  /** By seat: the change of its chance by playing this instead of the better option. */
  readonly effects: readonly number[];
  /** Counts neither for nor against anybody: one option, or several that are equally good. */
  readonly isObvious: boolean;
  /** Expected points of the better option minus those of the played one, by source of the score sheet. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What is expected from the better option on, or from the played one if it is the best. */
  readonly continuation: readonly RecordedPly[];
}

/** Plies that lead to a decision are followed for this many of the best beginnings. */
const BEAM = 12;
/** The five best options within half a percentage point of each other make a decision obvious. */
const OBVIOUS_COUNT = 5;
const OBVIOUS_MARGIN = 0.005;
/** A nominated option is measured if it leads by this much with two players; the mildest mark begins at twice that. */
const WORTH_MEASURING = 0.025;
/** A decision that would be marked is searched again, with this many times the iterations. */
const CONFIRMING = 4;

interface Candidate {
  readonly plies: readonly Ply[];
  /** By world. */
  readonly samples: readonly PositionValue[];
}

interface Measure {
  readonly chances: readonly (readonly number[])[];
  readonly sources: Readonly<Record<string, number>>;
}

export class DecisionJudge<S extends State, F extends Fact> {
  readonly #game: Game<S, F>;
  readonly #kit: BotKit<S>;
  readonly #evaluator: Evaluator<S>;
  readonly #lookahead: Lookahead<S, F>;
  readonly #seed: string;
  readonly #keySequence: typeof keySequence;

  /** Tests replace `keysFor`, to show that selecting and measuring in the same worlds is found. */
  constructor(
    game: Game<S, F>,
    kit: BotKit<S>,
    evaluator: Evaluator<S>,
    lookahead: Lookahead<S, F>,
    seed: string,
    keysFor = keySequence,
  ) {
    this.#game = game;
    this.#kit = kit;
    this.#evaluator = evaluator;
    this.#lookahead = lookahead;
    this.#seed = seed;
    this.#keySequence = keysFor;
  }

  /** `before` is the state in which the seat, or all seats of a simultaneous step, began to decide. */
  judge(before: S, decision: RecordedDecision, effort: ThinkingEffort): JudgedDecision {
    const { seat, plies, firstPly } = decision;
    const place = `${this.#seed}/decision/${firstPly}/${seat}`;
    const keys = this.#keySequence(`${place}/select`);
    const worldAt = (number: number): S => sampleState(this.#game, before, seat, keys(number));
    const compare = (option: readonly Ply[]): Candidate => ({
      plies: option,
      samples: Array.from({ length: effort.worlds }, (_, world) =>
        this.#valueAfter(worldAt(world), seat, option),
      ),
    });
    const others = this.#otherOptions(worldAt(0), seat, plies, effort.options - 1);
    const played = compare(plies);
    const candidates = others.map(compare).toSorted((a, b) => meanChance(b, seat) - meanChance(a, seat));
    const options = [played, ...candidates].map((candidate) => toOption(candidate, played, seat));
    const nominated = options[1];
    const { mean: expectedError, error: expectedStandardError } = halvedError(
      [played, ...candidates].map(({ samples }) => samples.map(({ chances }) => chances[seat] as number)),
    );
    const unmeasured: JudgedDecision = {
      seat,
      firstPly,
      options,
      better: undefined,
      error: expectedError,
      standardError: expectedStandardError,
      effects: Array.from({ length: before.seats }, () => 0),
      isObvious: isObvious(options),
      reasons: {},
      continuation: this.#continuation(worldAt(0), seat, plies),
    };
    if (nominated === undefined || nominated.lead < (WORTH_MEASURING * 2) / before.seats) return unmeasured;
    const first = this.#measure(before, seat, nominated.plies, plies, `${place}/measure`, effort.iterations);
    const isMarked = markOf(first, before.seats) !== undefined;
    const second = isMarked
      ? this.#measure(
          before,
          seat,
          nominated.plies,
          plies,
          `${place}/confirm`,
          CONFIRMING * effort.iterations,
        )
      : undefined;
    const { error, standardError, effects, reasons } =
      second === undefined ? first : agreedLook(first, second);
    if (error <= 0) return { ...unmeasured, error, standardError };
    return {
      ...unmeasured,
      better: nominated.plies,
      error,
      standardError,
      effects,
      reasons,
      continuation: this.#continuation(worldAt(0), seat, nominated.plies),
    };
  }

  /** The search plays on after both options in the same worlds. */
  #measure(
    before: S,
    seat: Seat,
    better: readonly Ply[],
    played: readonly Ply[],
    place: string,
    iterations: number,
  ): Look {
    const keys = this.#keySequence(place);
    const [after, actual] = [better, played].map((option) =>
      this.#searchAfter(before, seat, option, keys, iterations),
    ) as [Measure, Measure];
    const { mean, error: standardError } = difference(after, actual, seat);
    return {
      error: mean,
      standardError,
      effects: Array.from({ length: before.seats }, (_, each) => -difference(after, actual, each).mean),
      reasons: Object.fromEntries(
        Object.entries(after.sources).map(([source, points]) => [
          source,
          points - (actual.sources[source] ?? 0),
        ]),
      ),
    };
  }

  /** Whole decisions that evaluate best, without the played one. Plies in another order are the same option. */
  #otherOptions(world: S, seat: Seat, played: readonly Ply[], most: number): (readonly Ply[])[] {
    const known = new Set([nameOf(played)]);
    const decisions: CandidateDecision<S>[] = listDecisions(
      this.#game,
      this.#evaluator,
      world,
      seat,
      (begun) => bestDecisions(begun, BEAM),
    );
    const others: (readonly Ply[])[] = [];
    for (const { codes } of bestDecisions(decisions, decisions.length)) {
      const plies = codes.map((code) => plyOf(this.#game, code));
      if (others.length === most || known.has(nameOf(plies))) continue;
      known.add(nameOf(plies));
      others.push(plies);
    }
    return others;
  }

  #valueAfter(world: S, seat: Seat, plies: readonly Ply[]): PositionValue {
    for (const ply of plies) this.#lookahead.play(world, seat, ply);
    if (!isOver(world)) this.#lookahead.playOn(world);
    return this.#lookahead.evaluate(world);
  }

  /** Winning chances of all seats in each world, and the seat's expected points by source. */
  #searchAfter(before: S, seat: Seat, plies: readonly Ply[], keys: KeySequence, iterations: number): Measure {
    const worldAt = (number: number): SampledState<S> => sampleState(this.#game, before, seat, keys(number));
    const observation: Observation<S, F> = {
      game: this.#game,
      seat,
      chance: chanceFrom(keys(0)),
      history: [],
      state: worldAt(0),
      sampleState: worldAt,
    };
    // The budget is unused: the search is told how many iterations it has.
    const search = createSearch(this.#game, this.#kit, { iterations: 1 }, () => 0);
    const chances: number[][] = [];
    const { sources, pointsPerUnit } = this.#evaluator;
    const sums = sources.map(() => 0);
    const codes = plies.map(([verb, noun]) => codeOf(this.#game.verbs.get(verb) as number, noun));
    search.followDecision(observation, codes, iterations, (shares, parts) => {
      chances.push(shares.slice(0, before.seats));
      sums.forEach((sum, i) => (sums[i] = sum + (parts[i] ?? 0)));
    });
    const meanPoints = (i: number): number => ((sums[i] as number) * pointsPerUnit) / iterations;
    return { chances, sources: Object.fromEntries(sources.map((source, i) => [source, meanPoints(i)])) };
  }

  #continuation(world: S, seat: Seat, plies: readonly Ply[]): RecordedPly[] {
    for (const ply of plies) this.#lookahead.play(world, seat, ply);
    const own = plies.map(([verb, noun]): RecordedPly => [seat, verb, noun]);
    return isOver(world) ? own : [...own, ...this.#lookahead.playOn(world)];
  }
}

const nameOf = (plies: readonly Ply[]): string =>
  plies
    .map((ply) => ply.join(' '))
    .toSorted()
    .join();

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const meanChance = ({ samples }: Candidate, seat: Seat): number =>
  meanOf(samples.map(({ chances }) => chances[seat] as number));

/** Paired by world, so that what both share cancels out. */
const difference = (better: Measure, actual: Measure, seat: Seat) =>
  meanWithError(
    better.chances.map(
      (chances, world) => (chances[seat] as number) - (actual.chances[world]?.[seat] as number),
    ),
  );

function toOption(candidate: Candidate, played: Candidate, seat: Seat): JudgedOption {
  const { samples } = candidate;
  const lead = meanWithError(
    samples.map(
      ({ chances }, world) => (chances[seat] as number) - (played.samples[world]?.chances[seat] as number),
    ),
  );
  const seats = samples[0]?.chances.map((_, each) => each) ?? [];
  return {
    plies: candidate.plies,
    chances: seats.map((each) => meanChance(candidate, each)),
    points: seats.map((each) => meanOf(samples.map(({ points }) => points[each] as number))),
    lead: lead.mean,
    standardError: lead.error,
  };
}

function isObvious(options: readonly JudgedOption[]): boolean {
  const leads = options.map(({ lead }) => lead).toSorted((a, b) => b - a);
  const worst = leads[Math.min(OBVIOUS_COUNT, leads.length) - 1] as number;
  return (leads[0] as number) - worst <= OBVIOUS_MARGIN;
}
