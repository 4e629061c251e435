import type { GameParts } from '@pithead/games/loaded';
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import { currentStep } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import { unpackOffers } from '@pithead/protocol';
import type { GameText } from '@pithead/text';

export interface NumberedPly {
  readonly ply: Ply;
  readonly number: number;
  readonly label: string;
}

export interface NumberedPlies {
  readonly offered: readonly NumberedPly[];
  readonly refused: readonly NumberedPly[];
}

export interface RefusedOption {
  readonly ply: Ply;
  readonly refusal: Refusal;
}

export interface InputContext {
  readonly game: GameParts['game'];
  readonly view: unknown;
  readonly text: GameText;
  readonly choices: NumberedPlies;
  /** All plies of the current step, legal or not. */
  readonly all: readonly Ply[];
}

/**
 * Only a local match knows the refused plies of the step (`localStep`). Otherwise all plies of the offered
 * verbs replace them.
 */
export function inputContextOf(
  game: GameParts['game'],
  text: GameText,
  { view, offers: packedOffers }: Pick<ViewerState, 'view' | 'offers'>,
  localStep?: { readonly all: readonly Ply[]; readonly listed: readonly RefusedOption[] },
): InputContext {
  const offers = unpackOffers(packedOffers);
  const numbered = (plies: readonly Ply[], first: number): NumberedPly[] =>
    plies.map((ply, index) => ({ ply, number: first + index, label: text.ply(ply, view) }));
  const refused = (localStep?.listed ?? []).map(({ ply }) => ply);
  const choices = { offered: numbered(offers, 1), refused: numbered(refused, offers.length + 1) };
  return { game, view, text, choices, all: localStep?.all ?? pliesOfOfferedVerbs(game, offers) };
}

function pliesOfOfferedVerbs(game: GameParts['game'], offers: readonly Ply[]): Ply[] {
  const verbs = new Set(offers.map(([verb]) => verb));
  return pliesOfMoves(game.moves.filter(({ verb }) => verbs.has(verb)));
}

export const findOffer = ({ offered }: NumberedPlies, [verb, noun]: Ply): NumberedPly | undefined =>
  offered.find(({ ply }) => ply[0] === verb && ply[1] === noun);

/** A verb with more nouns is explained on request, but its refused plies are not listed. */
const MAX_LISTED_NOUNS = 30;

/**
 * A reason that most nouns of a verb share (`not drawn`, `not deeper`) says nothing about a single one, so it
 * is omitted.
 */
export function refusalsToList(match: Match, seat: Seat): RefusedOption[] {
  return movesOfCurrentStep(match).flatMap((move) => {
    if (move.nouns.length > MAX_LISTED_NOUNS) return [];
    const refused = refusedPlies(match, seat, pliesOfMoves([move]));
    return refused.filter(
      ({ refusal }) =>
        refused.filter((other) => other.refusal.reason === refusal.reason).length * 2 <= move.nouns.length,
    );
  });
}

export const refusedPlies = (match: Match, seat: Seat, plies: readonly Ply[]): RefusedOption[] =>
  plies.flatMap((ply) => {
    const refusal = match.refuse(seat, ply);
    return refusal === undefined ? [] : [{ ply, refusal }];
  });

export const movesOfCurrentStep = ({ game, state, isOver }: Match): Match['game']['moves'] =>
  isOver ? [] : (game.phases[currentStep(state).at] as Match['game']['phases'][string]).moves;

export const pliesOfMoves = (moves: Match['game']['moves']): Ply[] =>
  moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));
