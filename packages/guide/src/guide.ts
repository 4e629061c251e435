/**
 * A guided first game as data. It is an ordinary match on a fixed deal: the learner makes every ply on the table,
 * bots play recorded plies while the match follows the script, and a step ends by what happens in the match.
 */
import type { Fact, Options } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';

/** The learner always has the first seat. */
export const LEARNER = 0;

export interface Guide<V = unknown, F extends Fact = Fact> {
  readonly game: string;
  /** Raised when steps are added, removed or moved: progress of another version begins its chapter again. */
  readonly version: number;
  /** The version of the rules that the script was recorded with. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** The key of the deal, in hexadecimal digits. */
  readonly key: string;
  readonly chapters: readonly GuideChapter<V, F>[];
  /**
   * Whether a ply in notation helps the learner in this position. The coach asks before it suggests one in a match
   * that has left the script.
   */
  isUseful(ply: string, context: GuideContext<V, F>): boolean;
  /** What the last page compares, by seat: only what everybody may know. */
  scores(view: V): readonly number[];
}

export interface GuideChapter<V = unknown, F extends Fact = Fact> {
  /** Also the key of its title in the texts. */
  readonly id: string;
  readonly minutes: number;
  /** Has no script: bots think for themselves from its first step on. */
  readonly isUnscripted?: true;
  readonly steps: readonly GuideStep<V, F>[];
}

/** What the learner's seat may know: a guide never uses more. */
export interface GuideContext<V = unknown, F extends Fact = Fact> {
  readonly view: V;
  /** What the learner may play. */
  readonly offers: PackedOffers;
  /** All facts that the learner knows, oldest first. */
  readonly facts: readonly F[];
  /** The facts since the step began. */
  readonly newFacts: readonly F[];
}

export interface GuideStep<V = unknown, F extends Fact = Fact> {
  /** Unique in the guide; the key of its texts. */
  readonly id: string;
  readonly rule: string;
  /**
   * A CSS selector inside the table of what the step is about. By default the target of the first suggested ply
   * that is offered.
   */
  readonly point?: string | ((context: GuideContext<V, F>) => string);
  /** Kinds of components (of the game's tooltips) that are not new to the learner after this step. */
  readonly explains?: readonly string[];
  /** Up to two more places to look at; `tag` is a key of the texts. */
  readonly also?: readonly GuidePlace[];
  /**
   * Both ends of what “Show me” moves, as selectors. By default a copy of the target goes to the first of `also`
   * that has a ghost; without one a hand goes to the target.
   */
  readonly show?: { readonly from: string; readonly to: string };
  /** A piece in `point` is selected before the place where it goes. By default if `show` begins at `point`. */
  readonly isTakenFirst?: true;
  /** Selectors of what the decision depends on, which the coach should leave uncovered. */
  readonly clear?: readonly string[];
  /** The learner's plies of this step in notation (`placeWorkers factory-3`), in their order. */
  readonly suggest?: readonly string[];
  /** What is suggested instead once the match has left the script. */
  adapt?(context: GuideContext<V, F>): readonly string[];
  /** Other plies with the same purpose; `draftOrder *` stands for all nouns of a verb. */
  readonly allow?: readonly string[];
  /** Two or three options of a free choice that are explained; `say` is a key of the texts. */
  readonly options?: readonly GuideOption<V, F>[];
  readonly until: StepEnd<V, F>;
  /** What bots play once the step has ended, in notation with the letter of the seat: `B draftOrder order-3`. */
  readonly bots?: readonly string[];
  /** After this step bots think for themselves. */
  readonly endsScript?: true;
  /** The step is shown only if this holds when it begins. */
  when?(context: GuideContext<V, F>): boolean;
  /** Needed only after the match has left the script: not counted before. */
  readonly isOffScript?: true;
  /** Speaks of what bots do in the script: not shown after the match has left it. */
  readonly isScripted?: true;
  /** The parameters of the texts. Figures come from the view, never from the script. */
  figures?(context: GuideContext<V, F>): Readonly<Record<string, number | string>>;
  /**
   * One possible course of free play, in notation with letters of seats. Later chapters begin after it when they
   * are opened from the list of chapters.
   */
  readonly line?: readonly string[];
}

export interface GuidePlace {
  readonly at: string;
  readonly tag?: string;
  /** A selector of the piece whose half-transparent copy is drawn there. */
  readonly ghost?: string;
}

export interface GuideOption<V = unknown, F extends Fact = Fact> {
  readonly ply: string;
  readonly say: string;
  /** Explained only while this holds. */
  when?(context: GuideContext<V, F>): boolean;
}

export type StepEnd<V = unknown, F extends Fact = Fact> =
  /** The learner presses Next. */
  | 'next'
  /** A fact of this type has been seen `count` times since the step began (once by default). */
  | { readonly fact: F['type']; readonly seat?: number; readonly count?: number }
  /** Checked after every change. */
  | ((context: GuideContext<V, F>) => boolean);
