import type { Refusal } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import { findText, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { factText } from './facts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';

/** `refusalText` returns undefined until a browser has loaded the texts of refusals. */
export function createGameText(
  language: Language,
  words: Vocabulary,
  refusalText: (refusal: Refusal) => string | undefined,
): GameText<GlueckAufFact, GlueckAufView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => promptText(words, view, names),
    ply: (ply, view) => plyText(words, language, ply, view),
    fact: (fact, names) => factText(words, fact, names),
    refusal: (refusal) => refusalText(refusal) ?? SHARED_TEXTS[language].notNow,
    score: (points) => String(points).replace('-', '−'),
    scoreInWords: words.points,
    source: (id) => findText(messages.sources, id) ?? id,
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value),
  };
}
