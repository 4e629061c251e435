/**
 * Texts needed after the first auction and the first vice presidents; browsers load them when a match goes
 * on.
 */
import type { Step } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Prompt, TextVerb } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlyContext {
  readonly words: Vocabulary;
  readonly view: RockwellView;
  /** Names of the seats, or their symbols. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly player: PlayerView;
}

export interface LazyText {
  effectText(fixture: PlyContext, verb: TextVerb, noun: number): string | undefined;
  /** Facts with several sentences; undefined for all others. */
  formText(
    words: Vocabulary,
    fact: RockwellFact,
    names: readonly string[],
    values: MessageValues,
  ): string | undefined;
  /** Which sentence a step asks with, and its values. */
  promptFor(
    words: Vocabulary,
    view: RockwellView,
    step: Step,
    me: PlayerView,
  ): [Prompt, MessageValues] | undefined;
}
