/** Texts of a table, loaded one language at a time and read synchronously while drawing. */
import type { Language } from '@pithead/text';

interface TextLoader<S> {
  loadTexts(language: Language): Promise<void>;
  textsFor(language: Language): S;
}

export function createTextLoader<S>(load: (language: Language) => Promise<S>): TextLoader<S> {
  const textsByLanguage = new Map<Language, S>();
  /** Concurrent callers share one request. */
  const loading = new Map<Language, Promise<S>>();
  return {
    async loadTexts(language) {
      if (textsByLanguage.has(language)) return;
      const texts = loading.get(language) ?? load(language);
      loading.set(language, texts);
      try {
        textsByLanguage.set(language, await texts);
      } finally {
        loading.delete(language);
      }
    },
    textsFor(language) {
      const texts = textsByLanguage.get(language);
      if (texts === undefined) throw new Error(`the table does not speak ${language} yet`);
      return texts;
    },
  };
}
