import type { GameText, Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { wordsFor } from './all.ts';
import { later } from './later/index.ts';
import { textOf } from './textOf.ts';

export const rockwellText = (language: Language): GameText<RockwellFact, RockwellView> =>
  textOf(language, wordsFor(language), () => later);
