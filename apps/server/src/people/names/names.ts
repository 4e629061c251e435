import { lookalikeKey } from './lookalikes.ts';

export type NameProblem = 'empty' | 'tooLong' | 'badCharacters' | 'reserved';
export interface ValidName {
  readonly name: string;
  readonly key: string;
}
export type ParsedName = ValidName | { readonly problem: NameProblem };

export const MAX_NAME_LENGTH = 24;
const MAX_UNITS = 96;
/** Raw input may be longer, because normalisation shrinks spaces and compatibility forms. */
const MAX_RAW_UNITS = 4 * MAX_UNITS;

const RESERVED: ReadonlySet<string> = new Set(
  ['pithead', 'admin', 'administrator', 'moderator', 'server', 'system', 'bot'].map((name) =>
    lookalikeKey(name),
  ),
);

export function parseName(raw: string): ParsedName {
  if (raw.length > MAX_RAW_UNITS) return { problem: 'tooLong' };
  const name = normalizeName(raw);
  if (name === '') return { problem: 'empty' };
  if (!isReadable(name)) return { problem: 'badCharacters' };
  if (isLong(name)) return { problem: 'tooLong' };
  const key = lookalikeKey(name);
  if (key === '') return { problem: 'badCharacters' };
  return RESERVED.has(key) || startsWithBot(name) ? { problem: 'reserved' } : { name, key };
}

/**
 * NFKC except for two characters: it would decompose the Dutch ĳ, and turn the acute accent that many type
 * for an apostrophe into a space. Tabs and new lines are not replaced but refused below.
 */
function normalizeName(raw: string): string {
  return raw
    .replaceAll('´', '’')
    .replaceAll(/[^ĳĲ]+/gu, (piece) => piece.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');
}

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Me}\u2800\uFFFC\uFFFD]/u;
const EMOJI_SELECTOR = /(?<=\p{Extended_Pictographic})\uFE0F/gu;
const NO_BASE = /(?:^| )\p{M}/u;
const STACKED_MARKS = /\p{M}{4}/u;

function isReadable(name: string): boolean {
  const text = name.replaceAll(EMOJI_SELECTOR, '');
  if (INVISIBLE.test(text) || NO_BASE.test(text) || !/[\p{L}\p{N}]/u.test(text)) return false;
  const decomposed = text.normalize('NFD');
  return !STACKED_MARKS.test(decomposed) && !decomposed.split(' ').some(hasAmbiguousGreek);
}

/**
 * Small β η ν υ look like ß n v u, but their capitals like B H N Y. Mixed with another script they only
 * deceive.
 */
const hasAmbiguousGreek = (word: string): boolean =>
  /[βηνυ]/u.test(word) && /(?!\p{Script=Greek})\p{L}/u.test(word);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isLong(name: string): boolean {
  return name.length > MAX_UNITS || [...graphemes.segment(name)].length > MAX_NAME_LENGTH;
}

/** Records recognise bots by the prefix "Bot". */
function startsWithBot(name: string): boolean {
  const looks = name.split(/[\p{P} ]+/u).map((word) => lookalikeKey(word));
  return looks.find((look) => look !== '') === 'bot';
}
