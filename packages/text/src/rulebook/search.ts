/** The search in a rulebook: by number, title, text and synonyms. */
import type { RulebookEntry } from './ruleIndex.ts';

/** Words of the rulebooks with one meaning, in all languages, and other words that people search for. */
export type SearchSynonyms = readonly {
  readonly words: readonly string[];
  readonly others: readonly string[];
}[];

/** Lower case without accents, so that “forder” finds “Förder”. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A word of the query, or several that have one meaning, with the words of the rulebook for it. */
interface Term {
  readonly word: string;
  readonly synonyms: readonly string[];
}

/** A beginning of this many letters finds the whole word: “elev” for “elevator”. */
const MIN_PREFIX = 4;

/**
 * Synonyms of several words are recognised in the query as a whole. A single word counts also with its beginning
 * only, because people see results while they type.
 */
function termsOf(query: string, groups: SearchSynonyms): Term[] {
  const folded = groups.map(({ words, others }) => ({ words: words.map(fold), others: others.map(fold) }));
  let rest = ` ${fold(query).trim().split(/\s+/).join(' ')} `;
  const terms: Term[] = [];
  for (const { words, others } of folded) {
    const phrase = [...words, ...others].find((each) => each.includes(' ') && rest.includes(` ${each} `));
    if (phrase === undefined) continue;
    rest = rest.replace(` ${phrase} `, ' ');
    terms.push({ word: phrase, synonyms: words });
  }
  for (const word of rest.split(' ').filter((each) => each !== '')) {
    const isMeant = (each: string): boolean =>
      each === word || (word.length >= MIN_PREFIX && each.startsWith(word));
    const meant = folded.filter(({ words, others }) => words.some(isMeant) || others.some(isMeant));
    terms.push({ word, synonyms: meant.flatMap(({ words }) => words) });
  }
  return terms;
}

/** A synonym counts only at the beginning of a word: “tie” is not in “properties”. Short ones must be whole words. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}${word.length < MIN_PREFIX ? '(?![\\p{L}\\p{N}])' : ''}`, 'u').test(
    text,
  );

const RANKS = { number: 0, title: 1, text: 2, synonym: 3 } as const;

/**
 * Entries that contain every word of the query or a synonym of it: first the rule whose number was given, then
 * entries under a matching title, then those with the words in their text, then those with synonyms only.
 */
export function searchRules(
  entries: readonly RulebookEntry[],
  query: string,
  synonyms: SearchSynonyms = [],
): RulebookEntry[] {
  const terms = termsOf(query, synonyms);
  if (terms.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, terms);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rankOf({ number, section, text }: RulebookEntry, terms: readonly Term[]): number | undefined {
  const foldedNumber = fold(number);
  const title = fold(section);
  const all = `${foldedNumber} ${title} ${fold(text)}`;
  const ranks = terms.map(({ word, synonyms }) => {
    if (foldedNumber === word || foldedNumber.endsWith(`-${word}`)) return RANKS.number;
    if (title.includes(word)) return RANKS.title;
    if (all.includes(word)) return RANKS.text;
    return synonyms.some((each) => hasWord(all, each)) ? RANKS.synonym : undefined;
  });
  if (ranks.includes(undefined)) return undefined;
  if (ranks.includes(RANKS.number)) return RANKS.number;
  return Math.max(...(ranks as number[]));
}

const EXCERPT_RADIUS = 70;

/** The text around the first word of the query, or around a synonym if the word is not in the text. */
export function excerpt(text: string, query: string, synonyms: SearchSynonyms = []): string {
  const [term] = termsOf(query, synonyms);
  const folded = fold(text);
  const found = [term?.word ?? '', ...(term?.synonyms ?? [])].find((word) => folded.includes(word)) ?? '';
  const place = folded.indexOf(found);
  const from = place <= EXCERPT_RADIUS ? 0 : text.lastIndexOf(' ', place - EXCERPT_RADIUS / 2) + 1;
  const end = from + EXCERPT_RADIUS * 2;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), from + EXCERPT_RADIUS);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
