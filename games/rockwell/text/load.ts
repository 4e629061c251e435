/** Loads the texts of one language, for browsers: first those of the opening, the others on demand. */
import type { GameText, Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import type { First, Messages, Rest } from './messages.ts';
import { together } from './messages.ts';
import type { Words } from './names.ts';
import { wordsIn } from './names.ts';
import type { Teller } from './teller.ts';
import { textOf } from './textOf.ts';

const FIRST: Readonly<Record<Language, () => Promise<First>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};
const REST: Readonly<Record<Language, () => Promise<Rest>>> = {
  de: async () => (await import('./later/de.ts')).de,
  en: async () => (await import('./later/en.ts')).en,
  nl: async () => (await import('./later/nl.ts')).nl,
};

/** Shared by all callers, so that lazily loaded messages reach everybody. */
const spoken = new Map<Language, Words>();
let later: Teller | undefined;
/** True once the lazy messages were requested; a language loaded later needs them at once. */
let isLater = false;

/** Until `fetchRest` is called, no text of the opening needs more than this. */
export async function loadWords(language: Language): Promise<Words> {
  const first = { ...(await FIRST[language]()) } as Messages;
  const words = spoken.get(language) ?? wordsIn(language, first);
  spoken.set(language, words);
  if (isLater) await fetchRest(language);
  return words;
}

export async function fetchRest(language: Language): Promise<void> {
  isLater = true;
  const [first, rest, fetched] = await Promise.all([
    FIRST[language](),
    REST[language](),
    import('./later/index.ts'),
  ]);
  Object.assign(spoken.get(language)?.messages ?? {}, together(first, rest));
  later = fetched.later;
}

export const loadText = async (language: Language): Promise<GameText<RockwellFact, RockwellView>> => ({
  ...textOf(language, await loadWords(language), () => later),
  fetchReasons: () => fetchRest(language),
});
