/** Texts that browsers load after the first auction. */
import type { Refusal, Step } from '@pithead/kernel';
import type { Language, MessageValues } from '@pithead/text';
import type { PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Prompt, TextVerb } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlyContext {
  readonly words: Vocabulary;
  readonly view: RockwellView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly player: PlayerView;
}

export interface LazyText {
  effectText(fixture: PlyContext, verb: TextVerb, noun: number): string | undefined;
  formText(
    words: Vocabulary,
    fact: RockwellFact,
    names: readonly string[],
    values: MessageValues,
  ): string | undefined;
  promptFor(
    words: Vocabulary,
    view: RockwellView,
    step: Step,
    me: PlayerView,
  ): [Prompt, MessageValues] | undefined;
  refusalText(words: Vocabulary, language: Language, refusal: Refusal, verb?: string): string;
  standingsText(words: Vocabulary, view: RockwellView, names: readonly string[]): string;
}
