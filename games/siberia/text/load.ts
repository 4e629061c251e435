/** For browsers: one language, and the texts of refusals on demand. */
import type { Refusal } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { Messages, ReasonMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { createGameText } from './gameText.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};
const REASONS: Readonly<Record<Language, () => Promise<ReasonMessages>>> = {
  de: async () => (await import('./lazy/de.ts')).deReasons,
  en: async () => (await import('./lazy/en.ts')).enReasons,
  nl: async () => (await import('./lazy/nl.ts')).nlReasons,
};

export const loadVocabulary = async (language: Language): Promise<Vocabulary> =>
  createVocabulary(language, await MESSAGES[language]());

export async function loadGameText(language: Language): Promise<GameText<SiberiaFact, SiberiaView>> {
  const words = await loadVocabulary(language);
  let refusalText: ((refusal: Refusal) => string) | undefined;
  return {
    ...createGameText(language, words, (refusal) => refusalText?.(refusal)),
    async fetchReasons() {
      const [reasons, lazy] = await Promise.all([REASONS[language](), import('./lazy/refusals.ts')]);
      refusalText = (refusal) => lazy.refusalText(words, language, reasons, refusal);
    },
  };
}
