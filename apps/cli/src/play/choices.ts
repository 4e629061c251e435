/** What can be chosen now, numbered; and what can't, numbered on, so that it can be asked about. */
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import { BadInput, parsePly, present, printPly } from '@pithead/kernel';
import type { GameText } from '@pithead/text';

export interface Choice {
  readonly ply: Ply;
  readonly number: number;
  readonly label: string;
  readonly refusal: Refusal | undefined;
}

export interface Choices {
  readonly offered: readonly Choice[];
  readonly refused: readonly Choice[];
}

/** Verbs with more nouns than this (every slot of every order …) are explained when asked, not listed. */
const LISTED_NOUNS = 30;

export function choicesFor(match: Match, seat: Seat, text: GameText): Choices {
  const view = match.view(seat);
  const offered = match.offers(seat).map((ply, place) => ({ ply, number: place + 1, label: text.ply(ply, view), refusal: undefined }));
  if (match.isOver) return { offered, refused: [] };
  const refused: Choice[] = [];
  for (const { ply, refusal } of refusedWorthListing(match, seat)) {
    refused.push({ ply, number: offered.length + refused.length + 1, label: text.ply(ply, view), refusal });
  }
  return { offered, refused };
}

/** A reason shared by most nouns of a verb (`not drawn`, `not deeper`) says nothing about any single one: those are left out. */
function refusedWorthListing(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  const { moves } = match.game.phases[present(match.state).at] as Match['game']['phases'][string];
  return moves.flatMap(({ verb, nouns }) => {
    if (nouns.length > LISTED_NOUNS) return [];
    const refused = nouns.flatMap((_, noun) => {
      const refusal = match.refuse(seat, [verb, noun]);
      return refusal === undefined ? [] : [{ ply: [verb, noun] as Ply, refusal }];
    });
    return refused.filter(({ refusal }) => refused.filter((other) => other.refusal.reason === refusal.reason).length * 2 <= nouns.length);
  });
}

/** What was meant: these plies, none, or too many to tell. Only what was named exactly may be played: a typo must not. */
export type Meant = { readonly plies: readonly Ply[]; readonly exact: boolean } | { readonly number: number };

/**
 * Exactly: a number of the list, notation, or a noun (`money-4`). Less so: a verb, the beginning of notation
 * (`placeWorkers mon`), or words of the label.
 */
export function findMeant(match: Match, text: GameText, choices: Choices, typed: string): Meant {
  const line = typed.trim();
  const listed = [...choices.offered, ...choices.refused];
  if (/^\d{1,6}$/.test(line)) {
    const choice = listed.find(({ number }) => number === Number(line));
    return choice === undefined ? { number: Number(line) } : { plies: [choice.ply], exact: true };
  }
  const exact = parsed(match, line);
  if (exact !== undefined) return { plies: [exact], exact: true };
  const offered = choices.offered.map(({ ply }) => ply);
  return firstHit(match, text, [offered, allNow(match)], line.toLowerCase());
}

function parsed(match: Match, line: string): Ply | undefined {
  try {
    return parsePly(match.game, line);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** Everything that the present step knows of, possible or not. */
function allNow(match: Match): Ply[] {
  if (match.isOver) return [];
  return pliesOf((match.game.phases[present(match.state).at] as Match['game']['phases'][string]).moves);
}

const pliesOf = (moves: Match['game']['moves']): Ply[] => moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));

/** The strictest way of reading that hits anything: noun, verb, beginning of notation, words; offers before the rest. */
function firstHit(match: Match, text: GameText, groups: readonly (readonly Ply[])[], line: string): Meant {
  if (line === '') return { plies: [], exact: false };
  const view = match.view(undefined);
  const words = line.split(/\s+/);
  const isNoun = ([verb, noun]: Ply): boolean => nounName(match, verb, noun) === line;
  const ways: ((ply: Ply) => boolean)[] = [
    isNoun,
    ([verb]) => verb.toLowerCase() === line,
    (ply) => printPly(match.game, ply).toLowerCase().startsWith(line) || nounName(match, ...ply).startsWith(line),
    (ply) => containsWords(text.ply(ply, view).toLowerCase(), words),
  ];
  for (const fits of ways) {
    for (const plies of groups) {
      const hits = plies.filter(fits);
      if (hits.length > 0) return { plies: hits, exact: fits === isNoun };
    }
  }
  // Something of another step, so that the answer can be: not now.
  return { plies: pliesOf(match.game.moves).filter(isNoun), exact: true };
}

const nounName = (match: Match, verb: string, noun: number): string =>
  match.game.moves[match.game.verbs.get(verb) as number]?.nouns[noun]?.toLowerCase() ?? '';

const containsWords = (label: string, words: readonly string[]): boolean => words.every((word) => label.includes(word));
