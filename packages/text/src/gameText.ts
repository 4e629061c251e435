import type { Fact, Ply, Refusal, OptionValue } from '@pithead/kernel';
import type { Language } from './formatMessage.ts';

/** All texts of a game in one language. `names` are those of the seats, clockwise. */
export interface GameText<F extends Fact = Fact, V = unknown> {
  readonly language: Language;
  readonly title: string;
  /** What the viewer has to do now, or for whom it is waiting. */
  prompt(view: V, names: readonly string[]): string;
  /**
   * Label of an offered ply: short, as an imperative in English and an infinitive in German and Dutch. Without
   * `names` other seats are called by their symbols.
   */
  ply(ply: Ply, view: V, names?: readonly string[]): string;
  /** A line of the log; undefined for facts without one, and until `fetchLog` has ended. */
  fact(fact: F, names: readonly string[]): string | undefined;
  /**
   * Why a ply is illegal, beginning with what is missing; without the rule number. `verb` is that of the ply:
   * a game may say when it becomes possible.
   */
  refusal(refusal: Refusal, verb?: string): string;
  /** Fetches the texts of the log if a browser does not have them yet. */
  fetchLog?(): Promise<void>;
  /** Fetches the texts of refusals if a browser does not have them yet. */
  fetchReasons?(): Promise<void>;
  /** A score as this game writes it: plain points, or money. */
  score(value: number): string;
  scoreInWords(value: number): string;
  source(id: string): string;
  option(id: string): string;
  optionValue(value: OptionValue): string;
}
