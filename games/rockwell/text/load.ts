/**
 * What Rockwell says in one language, for a browser: the others are not fetched, and what the first auction
 * does without comes later.
 */
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

/** Those of a language are the same for all who ask, so that everybody has what comes later. */
const spoken = new Map<Language, Words>();
let later: Teller | undefined;
/** Asked for, if not yet there: who changes the language from now on needs all of it. */
let isLater = false;

/** Until `fetchRest` no sentence asks for more than there is. */
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
