/** Reviews a finished game. Everything follows from its record: the same record gives the same review anywhere. */
import type { BotKit, Evaluator } from '@pithead/bots';
import { predictingEvaluator } from '@pithead/bots';
import type { Fact, Game, GameRecord, Outcome, State } from '@pithead/kernel';
import { BadInput, isBrokenReplay, isOver, replay } from '@pithead/kernel';
import type { DecisionGroup, RecordedDecision } from './decisionGroups.ts';
import { decisionGroups } from './decisionGroups.ts';
import type { JudgedDecision, ThinkingEffort } from './judgeDecision.ts';
import { DecisionJudge } from './judgeDecision.ts';
import { Lookahead } from './lookahead.ts';
import type { SampledValue, SamplingEffort, ValuedGroup } from './valueGroups.ts';
import { GroupValues } from './valueGroups.ts';

/**
 * The name of the value function: lookahead, evaluation and sampling. Stored with every review; a change of any of
 * them needs a new name, because luck measured with a function that was chosen afterwards is biased.
 */
export const REVIEW_ENGINE = 'review-4';

export interface ReviewEffort extends ThinkingEffort, SamplingEffort {}

export const USUAL_EFFORT: ReviewEffort = {
  futures: 64,
  drawFutures: 256,
  options: 10,
  worlds: 16,
  iterations: 100,
};

export class ReviewEngine<S extends State = State, F extends Fact = Fact> {
  readonly game: Game<S, F>;
  readonly record: GameRecord;
  readonly groups: readonly DecisionGroup<S>[];
  readonly outcome: Outcome;
  readonly effort: ReviewEffort;
  readonly #values: GroupValues<S, F>;
  readonly #judge: DecisionJudge<S, F>;
  readonly #firstPly: number;
  /** By group; computed when it is asked for. */
  readonly #random: boolean[] = [];

  /** Throws `BadInput` if the record does not replay or is of an unfinished game. */
  constructor(rules: Game<S, F>, kit: BotKit<S>, record: GameRecord, effort: ReviewEffort = USUAL_EFFORT) {
    const states: S[] = [];
    const match = replay(rules, record, ({ state }) => void states.push(state));
    if (isBrokenReplay(match)) throw new BadInput('badRecord', { field: 'plies' });
    if (!isOver(match.state)) throw new BadInput('badRecord', { field: 'unfinished' });
    this.game = match.game;
    this.record = record;
    this.effort = effort;
    // What was played before a branch belongs to another game.
    this.#firstPly = record.branches?.at(-1)?.plies ?? 0;
    this.groups = decisionGroups(record.plies, states, this.#firstPly);
    this.outcome = this.game.outcome(match.state);
    const evaluator: Evaluator<S> = predictingEvaluator(kit);
    const lookahead = new Lookahead(this.game, evaluator);
    const seed = `${REVIEW_ENGINE}/${record.commitment}`;
    this.#values = new GroupValues(this.game, lookahead, seed, effort);
    this.#judge = new DecisionJudge(this.game, kit, evaluator, lookahead, seed);
  }

  get decisions(): readonly { readonly group: number; readonly decision: RecordedDecision }[] {
    return this.groups.flatMap(({ decisions }, group) => decisions.map((decision) => ({ group, decision })));
  }

  /** The mean over all deals, or the value of the position in which a branch began. */
  startValue(): SampledValue {
    if (this.#firstPly > 0) return this.valueBefore(0);
    return this.#values.startValue(this.record.seats.length, this.record.options);
  }

  /** Whether something was drawn at the end of group number `group`. */
  isRandom(group: number): boolean {
    return (this.#random[group] ??= this.#values.isRandom(
      this.groups[group] as DecisionGroup<S>,
      `decided/${group}`,
    ));
  }

  /** The value before group number `group`; one more than there are groups gives the end. */
  valueBefore(group: number): SampledValue {
    const state = this.groups[group]?.before ?? (this.groups.at(-1) as DecisionGroup<S>).after;
    const isDrawn = group === 0 || this.isRandom(group - 1);
    return this.#values[isDrawn ? 'drawnValue' : 'positionValue'](state, `before/${group}`);
  }

  /** Values of the groups from `from` up to, not including, `to`. */
  valueGroups(from: number, to: number): ValuedGroup[] {
    const values: ValuedGroup[] = [];
    let before = this.valueBefore(from);
    for (let number = from; number < to; number++) {
      const after = this.valueBefore(number + 1);
      const isRandom = this.isRandom(number);
      const decided = isRandom ? this.#decidedValue(number) : after;
      values.push({ before, decided, after, isRandom });
      before = after;
    }
    return values;
  }

  #decidedValue(group: number): SampledValue {
    return this.#values.decidedValue(this.groups[group] as DecisionGroup<S>, `decided/${group}`);
  }

  /** By seat: all luck of the game, the deal included. Values nothing else, so it is cheaper than a whole review. */
  luck(): number[] {
    const start = this.startValue();
    const deal = this.valueBefore(0);
    const sums = deal.chances.map((chance, seat) => chance - (start.chances[seat] as number));
    this.groups.forEach((_, group) => {
      if (!this.isRandom(group)) return;
      const expected = this.#decidedValue(group);
      const came = this.valueBefore(group + 1);
      sums.forEach(
        (sum, seat) =>
          (sums[seat] = sum + (came.chances[seat] as number) - (expected.chances[seat] as number)),
      );
    });
    return sums;
  }

  /** Judges decision number `number` of `decisions`. */
  judge(number: number, effort: ThinkingEffort = this.effort): JudgedDecision {
    const { group, decision } = this.decisions[number] as (typeof this.decisions)[number];
    return this.#judge.judge((this.groups[group] as DecisionGroup<S>).before, decision, effort);
  }
}
