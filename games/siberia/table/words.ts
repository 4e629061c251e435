/** The texts of the table beyond those of ../text. A missing translation is a compile error. */
import type { FormatMessage, Language, Translation } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import type { SiberiaView } from '../rules/index.ts';
import { loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Names } from '../text/vocabulary.ts';
import { capitalise } from '../text/vocabulary.ts';
import type { HeldPiece } from './tableModel.ts';
import type { en } from './words.en.ts';

export type Words = Translation<typeof en>;

const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};

export interface TableTexts {
  readonly words: Words;
  readonly say: FormatMessage;
  readonly names: Names;
  capital(text: string): string;
  holding(held: HeldPiece, view: SiberiaView): string;
}

export const { loadTexts, textsFor } = createTextLoader(async (language): Promise<TableTexts> => {
  const say = messageFormatter(language);
  const [words, names] = await Promise.all([TABLES[language](), loadVocabulary(language)]);
  return {
    words,
    say,
    names,
    capital: (text) => capitalise(language, text),
    holding(held, view) {
      if (held.kind === 'tile') return say(words.holdingTile, { tile: names.tile(held.tile) });
      const isWorker = view.steps.at(-1)?.at === 'logistics';
      return say(isWorker ? words.holdingWorker : words.holdingFigure, {
        figure: names.source(held.source, view.cities),
      });
    },
  };
});
