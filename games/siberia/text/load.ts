/** For browsers: one language, and the texts of the log and of refusals on demand. */
import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { LogMessages, Messages, ReasonMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import type { TextsOnDemand } from './gameText.ts';
import { createGameText } from './gameText.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};
const LOG: Readonly<Record<Language, () => Promise<LogMessages>>> = {
  de: async () => (await import('./log/de.ts')).deLog,
  en: async () => (await import('./log/en.ts')).enLog,
  nl: async () => (await import('./log/nl.ts')).nlLog,
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
  const onDemand: Partial<TextsOnDemand> = {};
  return {
    ...createGameText(language, words, onDemand),
    async fetchLog() {
      const [messages, log] = await Promise.all([LOG[language](), import('./log/facts.ts')]);
      onDemand.factText = (fact, names) => log.factText(words, messages, fact, names);
    },
    async fetchReasons() {
      const [reasons, lazy] = await Promise.all([REASONS[language](), import('./lazy/refusals.ts')]);
      onDemand.refusalText = (refusal) => lazy.refusalText(words, language, reasons, refusal);
    },
  };
}
