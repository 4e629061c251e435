import type { GameText, Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { vocabularyFor } from './allLanguages.ts';
import { lazyText } from './lazy/index.ts';
import { factText } from './log/facts.ts';
import { createGameText } from './gameText.ts';

export const rockwellText = (language: Language): GameText<RockwellFact, RockwellView> =>
  createGameText(
    language,
    vocabularyFor(language),
    () => lazyText,
    () => factText,
  );
