import { lookOf } from './lookalikes.ts';

export type NameFault = 'empty' | 'tooLong' | 'badCharacters' | 'reserved';
export interface GoodName {
  readonly name: string;
  readonly key: string;
}
export type ReadName = GoodName | { readonly wrong: NameFault };

export const MOST_CHARACTERS = 24;
const MOST_UNITS = 96;
/** Spaces and compatibility forms may shrink to a good name; beyond this nobody typed one. */
const MOST_RAW_UNITS = 4 * MOST_UNITS;

const RESERVED: ReadonlySet<string> = new Set(
  ['pithead', 'admin', 'administrator', 'moderator', 'server', 'system', 'bot'].map((name) => lookOf(name)),
);

/** As shown, and what it is compared by. */
export function readName(raw: string): ReadName {
  if (raw.length > MOST_RAW_UNITS) return { wrong: 'tooLong' };
  const name = tidy(raw);
  if (name === '') return { wrong: 'empty' };
  if (!isReadable(name)) return { wrong: 'badCharacters' };
  if (isLong(name)) return { wrong: 'tooLong' };
  const key = lookOf(name);
  if (key === '') return { wrong: 'badCharacters' };
  return RESERVED.has(key) || isCalledBot(name) ? { wrong: 'reserved' } : { name, key };
}

/**
 * NFKC, but for two letters: it would take the Dutch ĳ apart, and make a space out of the accent that many
 * type for an apostrophe. Only spaces are white space here: a tab or a new line is refused below, not mended.
 */
function tidy(raw: string): string {
  return raw
    .replaceAll('´', '’')
    .replaceAll(/[^ĳĲ]+/gu, (piece) => piece.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');
}

/**
 * Control, format, private, unassigned, lone surrogates; separators of lines; what shows nothing; rings
 * around letters; gaps.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Me}\u2800\uFFFC\uFFFD]/u;
/** The only invisible character that people type: it makes the sign before it colourful. */
const COLOURFUL = /(?<=\p{Extended_Pictographic})\uFE0F/gu;
const NO_BASE = /(?:^| )\p{M}/u;
const TOWER_OF_MARKS = /\p{M}{4}/u;

function isReadable(name: string): boolean {
  const text = name.replaceAll(COLOURFUL, '');
  if (UNSEEN.test(text) || NO_BASE.test(text) || !/[\p{L}\p{N}]/u.test(text)) return false;
  const decomposed = text.normalize('NFD');
  return !TOWER_OF_MARKS.test(decomposed) && !decomposed.split(' ').some(isTwoFaced);
}

/**
 * Small β η ν υ pass for ß n v u, their capitals for B H N Y. Among letters of other scripts they have no
 * other use than to deceive.
 */
const isTwoFaced = (word: string): boolean => /[βηνυ]/u.test(word) && /(?!\p{Script=Greek})\p{L}/u.test(word);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isLong(name: string): boolean {
  return name.length > MOST_UNITS || [...graphemes.segment(name)].length > MOST_CHARACTERS;
}

/** Records tell bots from people by a name that begins so. */
function isCalledBot(name: string): boolean {
  const looks = name.split(/[\p{P} ]+/u).map((word) => lookOf(word));
  return looks.find((look) => look !== '') === 'bot';
}
