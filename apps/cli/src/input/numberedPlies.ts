import type { GameParts } from '@pithead/games/loaded';
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import { currentStep } from '@pithead/kernel';
import type { GameText } from '@pithead/text';

export interface NumberedPly {
  readonly ply: Ply;
  readonly number: number;
  readonly label: string;
  readonly refusal: Refusal | undefined;
}

export interface NumberedPlies {
  readonly offered: readonly NumberedPly[];
  readonly refused: readonly NumberedPly[];
}

/** What is needed to interpret a typed line. */
export interface InputContext {
  readonly game: GameParts['game'];
  readonly view: unknown;
  readonly text: GameText;
  readonly choices: NumberedPlies;
  /** All plies of the current step, legal or not. */
  readonly all: readonly Ply[];
}

export const inputContextOf = (match: Match, seat: Seat, text: GameText): InputContext => ({
  game: match.game,
  view: match.view(seat),
  text,
  choices: numberedPliesFor(match, seat, text),
  all: pliesOfCurrentStep(match),
});

/** Verbs with more nouns are explained on request, but not listed. */
const MAX_LISTED_NOUNS = 30;

export const numberOffers = (offers: readonly Ply[], view: unknown, text: GameText): NumberedPly[] =>
  offers.map((ply, index) => ({ ply, number: index + 1, label: text.ply(ply, view), refusal: undefined }));

export function numberedPliesFor(match: Match, seat: Seat, text: GameText): NumberedPlies {
  const view = match.view(seat);
  const offered = numberOffers(match.offers(seat), view, text);
  if (match.isOver) return { offered, refused: [] };
  const refused: NumberedPly[] = [];
  for (const { ply, refusal } of refusalsToList(match, seat)) {
    refused.push({ ply, number: offered.length + refused.length + 1, label: text.ply(ply, view), refusal });
  }
  return { offered, refused };
}

export const findOffer = ({ offered }: NumberedPlies, [verb, noun]: Ply): NumberedPly | undefined =>
  offered.find(({ ply }) => ply[0] === verb && ply[1] === noun);

/**
 * A reason that most nouns of a verb share (`not drawn`, `not deeper`) says nothing about a single one, so
 * those are omitted.
 */
function refusalsToList(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  const { moves } = match.game.phases[currentStep(match.state).at] as Match['game']['phases'][string];
  return moves.flatMap(({ verb, nouns }) => {
    if (nouns.length > MAX_LISTED_NOUNS) return [];
    const refused = nouns.flatMap((_, noun) => {
      const refusal = match.refuse(seat, [verb, noun]);
      return refusal === undefined ? [] : [{ ply: [verb, noun] as Ply, refusal }];
    });
    return refused.filter(
      ({ refusal }) =>
        refused.filter((other) => other.refusal.reason === refusal.reason).length * 2 <= nouns.length,
    );
  });
}

export function refusedPlies(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  return pliesOfCurrentStep(match).flatMap((ply) => {
    const refusal = match.refuse(seat, ply);
    return refusal === undefined ? [] : [{ ply, refusal }];
  });
}

function pliesOfCurrentStep(match: Match): Ply[] {
  if (match.isOver) return [];
  return pliesOfMoves(
    (match.game.phases[currentStep(match.state).at] as Match['game']['phases'][string]).moves,
  );
}

export const pliesOfMoves = (moves: Match['game']['moves']): Ply[] =>
  moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));
