/** Texts of a table, loaded one language at a time and read synchronously while drawing. */
import type { Language } from '@pithead/text';

interface TextLoader<S> {
  loadTexts(language: Language): Promise<void>;
  textsFor(language: Language): S;
}

export function createTextLoader<S>(load: (language: Language) => Promise<S>): TextLoader<S> {
  const speeches = new Map<Language, S>();
  /** Concurrent callers share one request. */
  const coming = new Map<Language, Promise<S>>();
  return {
    async loadTexts(language) {
      if (speeches.has(language)) return;
      const speech = coming.get(language) ?? load(language);
      coming.set(language, speech);
      try {
        speeches.set(language, await speech);
      } finally {
        coming.delete(language);
      }
    },
    textsFor(language) {
      const speech = speeches.get(language);
      if (speech === undefined) throw new Error(`the table does not speak ${language} yet`);
      return speech;
    },
  };
}
