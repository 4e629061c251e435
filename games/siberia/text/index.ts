import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { ALL_REASONS, vocabularyFor } from './allLanguages.ts';
import { createGameText } from './gameText.ts';

export const siberiaText = (language: Language): GameText<SiberiaFact, SiberiaView> =>
  createGameText(language, vocabularyFor(language), () => ALL_REASONS[language]);
