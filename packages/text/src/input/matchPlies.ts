import type { Ply } from '@pithead/kernel';
import { BadInput, parsePly, printPly } from '@pithead/kernel';
import type { InputContext } from './inputContext.ts';
import { pliesOfMoves } from './inputContext.ts';
import { hasPhrase, hasAllWords, isNumberWord, wordsOf } from './labelWords.ts';

/**
 * Plies that the line may mean; a number outside the list; or an unknown noun with similar ones. Only an
 * exact match may be played, so that a typing mistake plays nothing.
 */
export type PlyMatch =
  | { readonly plies: readonly Ply[]; readonly exact: boolean }
  | { readonly number: number }
  | { readonly noun: string; readonly near: readonly string[] };

/**
 * Exact: a number of the list, notation, a noun (`money-4`), or words that only one offer has. Inexact: a
 * verb, a prefix of the notation (`placeWorkers mon`), or words of the label.
 */
export function matchPlies(context: InputContext, typed: string): PlyMatch {
  const line = typed.trim();
  const listed = [...context.choices.offered, ...context.choices.refused];
  if (/^\d{1,6}$/.test(line)) {
    const choice = listed.find(({ number }) => number === Number(line));
    return choice === undefined ? { number: Number(line) } : { plies: [choice.ply], exact: true };
  }
  const exact = parseNotation(context, line);
  if (exact !== undefined) return { plies: [exact], exact: true };
  if (line === '') return { plies: [], exact: false };
  const meant = strictestMatch(context, line.toLowerCase());
  return 'plies' in meant && meant.plies.length === 0 ? (unknownNoun(context, line) ?? meant) : meant;
}

function parseNotation({ game }: InputContext, line: string): Ply | undefined {
  try {
    return parsePly(game, line);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/**
 * Tries these interpretations from strict to loose, on offers first: noun, verb, prefix of the notation,
 * phrase, words.
 */
function strictestMatch(
  { game, view, text, names, choices, all: now }: InputContext,
  line: string,
): PlyMatch {
  const offered = choices.offered.map(({ ply }) => ply);
  const words = wordsOf(line);
  const isNoun = ([verb, noun]: Ply): boolean => nounName(game, verb, noun) === line;
  const labelHas =
    (has: typeof hasAllWords) =>
    (ply: Ply): boolean =>
      has(wordsOf(text.ply(ply, view, names)), words);
  const inWords = [labelHas(hasPhrase), labelHas(hasAllWords)];
  const lengthOf = (ply: Ply): number => wordsOf(text.ply(ply, view, names)).length;
  /** `crew 3 a4` means the move to A4, not one to the border of A4 and A5, whose label has more words. */
  const isShortest = (hit: Ply | undefined, all: readonly Ply[]): boolean =>
    hit !== undefined && all.every((ply) => isSame(ply, hit) || lengthOf(ply) > lengthOf(hit));
  const interpretations: ((ply: Ply) => boolean)[] = [
    isNoun,
    ([verb]) => verb.toLowerCase() === line,
    (ply) => isPrefix(printPly(game, ply).toLowerCase(), line) || isPrefix(nounName(game, ...ply), line),
    ...inWords,
  ];
  for (const matches of interpretations) {
    const all = now.filter(matches);
    const hits = offered.filter(matches);
    // Words may have meant an illegal ply with a label as short; numbers alone may have meant anything.
    const isOnlyOffer =
      inWords.includes(matches) &&
      hits.length === 1 &&
      isShortest(hits[0], all) &&
      !words.every(isNumberWord);
    if (all.length > 0)
      return { plies: hits.length > 0 ? hits : all, exact: matches === isNoun || isOnlyOffer };
  }
  // Finds plies of other steps, so that the answer can be: not now.
  return { plies: pliesOfMoves(game.moves).filter(isNoun), exact: true };
}

const isSame = (a: Ply, b: Ply): boolean => a[0] === b[0] && a[1] === b[1];

const nounName = (game: InputContext['game'], verb: string, noun: number): string =>
  game.moves[game.verbs.get(verb) as number]?.nouns[noun]?.toLowerCase() ?? '';

/** `crew 1` is no prefix of `crew 12`. */
const isPrefix = (whole: string, line: string): boolean =>
  whole.startsWith(line) && !(/\d$/.test(line) && /^\d/.test(whole.slice(line.length)));

const MAX_SIMILAR = 4;

function unknownNoun({ game }: InputContext, line: string): PlyMatch | undefined {
  const words = line.split(/\s+/);
  const noun = words.at(-1) as string;
  const move = game.moves.find(({ verb }) => verb.toLowerCase() === words[0]?.toLowerCase());
  const moves = words.length === 1 ? game.moves : move === undefined ? [] : [move];
  const stem = /^\p{L}+(?=[-<>:+])/u.exec(noun)?.[0].toLowerCase();
  if (words.length > 2 || (words.length === 1 && stem === undefined)) return undefined;
  const all = moves.flatMap(({ verb, nouns }) => nouns.map((each) => `${verb} ${each}`));
  const alike = all.filter((each) => stem !== undefined && each.toLowerCase().includes(` ${stem}`));
  const near = (alike.length > 0 || words.length === 1 ? alike : all)
    .toSorted(byDistanceTo(numberAtEnd(noun)))
    .slice(0, MAX_SIMILAR);
  return near.length === 0 ? undefined : { noun, near };
}

const numberAtEnd = (noun: string): number => Number(/\d*$/.exec(noun)?.[0] ?? '');

const byDistanceTo =
  (wanted: number) =>
  (one: string, other: string): number =>
    Math.abs(numberAtEnd(one) - wanted) - Math.abs(numberAtEnd(other) - wanted);
