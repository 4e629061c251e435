import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { vocabularyFor } from './allLanguages.ts';
import { createGameText } from './gameText.ts';

export const siberiaText = (language: Language): GameText<SiberiaFact, SiberiaView> =>
  createGameText(language, vocabularyFor(language));
