/** For browsers: first the texts of the opening, the others on demand. */
import type { GameText, Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import type { OpeningMessages, Messages, LazyMessages } from './messages.ts';
import { mergeMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import type { LazyText } from './lazyText.ts';
import type { factText } from './log/facts.ts';
import { createGameText } from './gameText.ts';

const OPENING: Readonly<Record<Language, () => Promise<OpeningMessages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};
const LAZY: Readonly<Record<Language, () => Promise<LazyMessages>>> = {
  de: async () => (await import('./lazy/de.ts')).de,
  en: async () => (await import('./lazy/en.ts')).en,
  nl: async () => (await import('./lazy/nl.ts')).nl,
};

/** Shared by all callers, so that lazily loaded messages reach everybody. */
const vocabularies = new Map<Language, Vocabulary>();
let lazy: LazyText | undefined;
let log: typeof factText | undefined;
/** A language loaded after this needs its lazy messages at once. */
let isLazyRequested = false;

/** The opening needs no lazy message, hence the cast. */
export async function loadVocabulary(language: Language): Promise<Vocabulary> {
  const first = { ...(await OPENING[language]()) } as Messages;
  const words = vocabularies.get(language) ?? createVocabulary(language, first);
  vocabularies.set(language, words);
  if (isLazyRequested) await loadLazyText(language);
  return words;
}

export async function loadLazyText(language: Language): Promise<void> {
  isLazyRequested = true;
  const [first, rest, fetched] = await Promise.all([
    OPENING[language](),
    LAZY[language](),
    import('./lazy/index.ts'),
  ]);
  Object.assign(vocabularies.get(language)?.messages ?? {}, mergeMessages(first, rest));
  lazy = fetched.lazyText;
}

export const loadGameText = async (language: Language): Promise<GameText<RockwellFact, RockwellView>> => ({
  ...createGameText(
    language,
    await loadVocabulary(language),
    () => lazy,
    () => log,
  ),
  async fetchLog() {
    log = (await import('./log/facts.ts')).factText;
  },
  fetchReasons: () => loadLazyText(language),
});
