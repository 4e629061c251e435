import type { Refusal } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import { findText, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { capitalise } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

/** Browsers load these when they are first needed. */
export interface TextsOnDemand {
  factText(fact: SiberiaFact, names: readonly string[]): string | undefined;
  refusalText(refusal: Refusal): string;
}

/** `onDemand` may be completed later. */
export function createGameText(
  language: Language,
  words: Vocabulary,
  onDemand: Readonly<Partial<TextsOnDemand>>,
): GameText<SiberiaFact, SiberiaView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => capitalise(language, promptText(words, view, names)),
    ply: (ply, view) => plyText(words, language, ply, view),
    fact: (fact, names) => onDemand.factText?.(fact, names),
    refusal: (refusal) => onDemand.refusalText?.(refusal) ?? SHARED_TEXTS[language].notNow,
    score: words.money,
    scoreInWords: words.money,
    // Money comes from selling resources only. SB-10.4
    source: (id) => capitalise(language, findText(messages.resources, id) ?? id),
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value, messages.optionValues),
  };
}
