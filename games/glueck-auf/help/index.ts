/** Help at the table and in the rulebook. */
import type { GameHelp, HelpText } from '@pithead/guide';
import type { Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { AREAS, areaOf, decisionOf } from './choices.ts';
import { EXAMPLES } from './examples.ts';
import { FACT_RULES } from './factRules.ts';
import { PLACES } from './places.ts';

export { synonyms } from './synonyms.ts';

export const help: GameHelp<GlueckAufView, GlueckAufFact> = {
  decisionOf,
  areaOf,
  areas: AREAS,
  factRules: FACT_RULES,
  places: PLACES,
  examples: EXAMPLES,
};

const TEXTS: Readonly<Record<Language, () => Promise<HelpText>>> = {
  de: async () => (await import('./de.ts')).helpDe,
  en: async () => (await import('./en.ts')).helpEn,
  nl: async () => (await import('./nl.ts')).helpNl,
};

export const loadHelpText = (language: Language): Promise<HelpText> => TEXTS[language]();
