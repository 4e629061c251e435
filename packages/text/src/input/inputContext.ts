import type { Ply, PlyNames } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import { unpackOffers } from '@pithead/protocol';
import type { GameText } from '../gameText.ts';

export interface NumberedPly {
  readonly ply: Ply;
  readonly number: number;
  readonly label: string;
}

export interface NumberedPlies {
  readonly offered: readonly NumberedPly[];
  readonly refused: readonly NumberedPly[];
}

/** What typed input is matched against. */
export interface InputContext {
  readonly game: PlyNames;
  readonly view: unknown;
  readonly text: GameText;
  /** Of the seats. Without them other seats are called by their symbols. */
  readonly names: readonly string[] | undefined;
  readonly choices: NumberedPlies;
  /** All plies of the current step, legal or not. */
  readonly all: readonly Ply[];
}

interface Position {
  readonly view: unknown;
  readonly offers: PackedOffers;
  readonly names?: readonly string[];
}

/**
 * Only a local match knows the refused plies of the step (`localStep`). Otherwise all plies of the offered
 * verbs replace them.
 */
export function inputContextOf(
  game: PlyNames,
  text: GameText,
  { view, offers: packedOffers, names }: Position,
  localStep?: { readonly all: readonly Ply[]; readonly listed: readonly { readonly ply: Ply }[] },
): InputContext {
  const offers = unpackOffers(packedOffers);
  const numbered = (plies: readonly Ply[], first: number): NumberedPly[] =>
    plies.map((ply, index) => ({ ply, number: first + index, label: text.ply(ply, view, names) }));
  const refused = (localStep?.listed ?? []).map(({ ply }) => ply);
  const choices = { offered: numbered(offers, 1), refused: numbered(refused, offers.length + 1) };
  return { game, view, text, names, choices, all: localStep?.all ?? pliesOfOfferedVerbs(game, offers) };
}

function pliesOfOfferedVerbs(game: PlyNames, offers: readonly Ply[]): Ply[] {
  const verbs = new Set(offers.map(([verb]) => verb));
  return pliesOfMoves(game.moves.filter(({ verb }) => verbs.has(verb)));
}

export const findOffer = ({ offered }: NumberedPlies, [verb, noun]: Ply): NumberedPly | undefined =>
  offered.find(({ ply }) => ply[0] === verb && ply[1] === noun);

export const pliesOfMoves = (moves: PlyNames['moves']): Ply[] =>
  moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));
