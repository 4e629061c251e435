import type { GameText, Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { ALL_MESSAGES, ALL_REASONS, vocabularyFor } from './allLanguages.ts';
import { createGameText } from './gameText.ts';
import { refusalText } from './lazy/refusals.ts';
import { factText } from './log/facts.ts';

export function glueckAufText(language: Language): GameText<GlueckAufFact, GlueckAufView> {
  const words = vocabularyFor(language);
  const { facts } = ALL_MESSAGES[language];
  return createGameText(language, words, {
    factText: (fact, names) => factText(words, facts, fact, names),
    refusalText: (refusal) => refusalText(words, language, ALL_REASONS[language], refusal),
  });
}
