import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import { currentStep } from '@pithead/kernel';
import { pliesOfMoves } from '@pithead/text/input';

export interface RefusedOption {
  readonly ply: Ply;
  readonly refusal: Refusal;
}

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
