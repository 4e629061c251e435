import type { GameText, Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { wordsFor } from './all.ts';
import { textOf } from './textOf.ts';

export const glueckAufText = (language: Language): GameText<GlueckAufFact, GlueckAufView> =>
  textOf(language, wordsFor(language));
