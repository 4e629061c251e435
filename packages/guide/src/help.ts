/** Help at the table and in the rulebook, as data of a game. Pages load it when somebody asks. */
import type { Fact, Options, Ply } from '@pithead/kernel';
import type { StepEnd } from './guide.ts';

export interface GameHelp<V = unknown, F extends Fact = Fact> {
  /** The name of the decision that is pending, a key of the texts; undefined after the end. */
  decisionOf(view: V): string | undefined;
  /** The area that a choice belongs to, a key of `areas`; undefined if its verb says enough. */
  areaOf(ply: Ply): string | undefined;
  /** The rule of each area. */
  readonly areas: Readonly<Record<string, string>>;
  /** The rule that explains each type of fact, for lines of the log. */
  readonly factRules: Readonly<Record<F['type'], string>>;
  /** CSS selectors of the table by beginnings of rule numbers, such as `GA-5` or `GA-6.6`. The longest counts. */
  readonly places: Readonly<Record<string, string>>;
  readonly examples: readonly RuleExample<V, F>[];
}

export interface HelpText {
  /** What a decision is about, in one sentence that is true for every seat. */
  readonly decisions: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  /** What to try, by the id of the example. */
  readonly examples: Readonly<Record<string, string>>;
}

/** A small position to try a rule in. It is played like any match, and nothing of it is stored. */
export interface RuleExample<V = unknown, F extends Fact = Fact> {
  /** Named in rulebooks: `[Try it](try:id)`. */
  readonly id: string;
  readonly rule: string;
  /** The version of the rules that the plies were recorded with. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** The key of the deal, in hexadecimal digits. */
  readonly key: string;
  /** How the position came about, in notation with letters of seats: `B placeWorkers mining-6`. */
  readonly plies: readonly string[];
  /** One way to the goal. Everything else that is legal may be tried, too. */
  readonly solution: readonly string[];
  readonly goal: Exclude<StepEnd<V, F>, string>;
}
