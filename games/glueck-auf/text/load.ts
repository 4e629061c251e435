import type { GameText, Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import type { Messages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { createGameText } from './gameText.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

export const loadVocabulary = async (language: Language): Promise<Vocabulary> =>
  createVocabulary(language, await MESSAGES[language]());

export const loadGameText = async (language: Language): Promise<GameText<GlueckAufFact, GlueckAufView>> =>
  createGameText(language, await loadVocabulary(language));
