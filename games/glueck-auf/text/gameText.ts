import type { Refusal } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import { findText, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

/** Browsers load these when they are first needed. */
export interface TextsOnDemand {
  factText(fact: GlueckAufFact, names: readonly string[]): string | undefined;
  refusalText(refusal: Refusal): string;
}

/** `onDemand` may be completed later. */
export function createGameText(
  language: Language,
  words: Vocabulary,
  onDemand: Readonly<Partial<TextsOnDemand>>,
): GameText<GlueckAufFact, GlueckAufView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => promptText(words, view, names),
    ply: (ply, view) => plyText(words, language, ply, view),
    fact: (fact, names) => onDemand.factText?.(fact, names),
    refusal: (refusal) => onDemand.refusalText?.(refusal) ?? SHARED_TEXTS[language].notNow,
    score: (points) => String(points).replace('-', '−'),
    scoreInWords: words.points,
    source: (id) => findText(messages.sources, id) ?? id,
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value),
  };
}
