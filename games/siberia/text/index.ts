import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { ALL_REASONS, vocabularyFor } from './allLanguages.ts';
import { createGameText } from './gameText.ts';
import { refusalText } from './lazy/refusals.ts';

export function siberiaText(language: Language): GameText<SiberiaFact, SiberiaView> {
  const words = vocabularyFor(language);
  return createGameText(language, words, (refusal) =>
    refusalText(words, language, ALL_REASONS[language], refusal),
  );
}
