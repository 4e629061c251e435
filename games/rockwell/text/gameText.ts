import type { GameText, Language } from '@pithead/text';
import { findText, optionValueText, SHARED_TEXTS } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import type { factText } from './log/facts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { SEAT_SYMBOLS } from './vocabulary.ts';
import { plyText } from './plies.ts';
import { promptText } from './prompts.ts';
import type { LazyText } from './lazyText.ts';

/** `lazy` and `log` return undefined until a browser has loaded the lazy texts and those of the log. */
export function createGameText(
  language: Language,
  words: Vocabulary,
  lazy: () => LazyText | undefined,
  log: () => typeof factText | undefined,
): GameText<RockwellFact, RockwellView> {
  const { messages } = words;
  return {
    language,
    title: messages.title,
    prompt: (view, names) => promptText(words, view, names, lazy()),
    ply: (ply, view, names) => plyText(words, language, ply, { view, names: names ?? SEAT_SYMBOLS }, lazy()),
    fact: (fact, names) => log()?.(words, fact, names, lazy()),
    refusal: (refusal, verb) =>
      lazy()?.refusalText(words, language, refusal, verb) ?? SHARED_TEXTS[language].notNow,
    score: (prestige) => String(prestige),
    scoreInWords: words.prestige,
    source: (id) => findText(messages.sources, id) ?? id,
    option: (id) => findText(messages.options, id) ?? id,
    optionValue: (value) => optionValueText(language, value, messages.optionValues),
  };
}
