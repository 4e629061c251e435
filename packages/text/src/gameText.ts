import type { Fact, Ply, Refusal, OptionValue } from '@pithead/kernel';
import type { Language } from './format.ts';

/** Everything a game says in one language. Names are those of the seats, clockwise. */
export interface GameText<F extends Fact = Fact, V = unknown> {
  readonly language: Language;
  readonly title: string;
  /** What to do now, for whoever looks; also while waiting for others. */
  prompt(view: V, names: readonly string[]): string;
  /**
   * What an offered ply does, as on a button: short, an imperative or infinitive as the glossary's voice
   * asks. Without names other seats are called by their marks.
   */
  ply(ply: Ply, view: V, names?: readonly string[]): string;
  /** A line of the log; undefined for facts that need no words of their own. */
  fact(fact: F, names: readonly string[]): string | undefined;
  /** Why not, beginning with what is missing; the rule number is added by whoever shows it. */
  refusal(refusal: Refusal): string;
  /** In a browser that may not have the words of refusals yet: fetches them. */
  fetchReasons?(): Promise<void>;
  /** A figure of the score sheet as this game writes it: plain points, or money. */
  score(value: number): string;
  /** The same in a sentence, with what it counts. */
  scoreInWords(value: number): string;
  /** Score sources and options by their ids. */
  source(id: string): string;
  option(id: string): string;
  optionValue(value: OptionValue): string;
}
