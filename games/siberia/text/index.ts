import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { wordsFor } from './all.ts';
import { textOf } from './textOf.ts';

export const siberiaText = (language: Language): GameText<SiberiaFact, SiberiaView> =>
  textOf(language, wordsFor(language));
