import type { GameText, Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { ALL_REASONS, vocabularyFor } from './allLanguages.ts';
import { createGameText } from './gameText.ts';

export const glueckAufText = (language: Language): GameText<GlueckAufFact, GlueckAufView> =>
  createGameText(language, vocabularyFor(language), () => ALL_REASONS[language]);
