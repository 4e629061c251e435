import type { GameEntry } from '@pithead/games';
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import { present } from '@pithead/kernel';
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

/** What is needed to interpret a typed line. */
export interface Scene {
  readonly game: GameEntry['game'];
  readonly view: unknown;
  readonly text: GameText;
  readonly choices: Choices;
  /** All plies of the current step, legal or not. */
  readonly all: readonly Ply[];
}

export const sceneOf = (match: Match, seat: Seat, text: GameText): Scene => ({
  game: match.game,
  view: match.view(seat),
  text,
  choices: choicesFor(match, seat, text),
  all: pliesOfCurrentStep(match),
});

/** Verbs with more nouns are explained on request, but not listed. */
const MAX_LISTED_NOUNS = 30;

export const numbered = (offers: readonly Ply[], view: unknown, text: GameText): Choice[] =>
  offers.map((ply, index) => ({ ply, number: index + 1, label: text.ply(ply, view), refusal: undefined }));

export function choicesFor(match: Match, seat: Seat, text: GameText): Choices {
  const view = match.view(seat);
  const offered = numbered(match.offers(seat), view, text);
  if (match.isOver) return { offered, refused: [] };
  const refused: Choice[] = [];
  for (const { ply, refusal } of refusalsToList(match, seat)) {
    refused.push({ ply, number: offered.length + refused.length + 1, label: text.ply(ply, view), refusal });
  }
  return { offered, refused };
}

export const offerOf = ({ offered }: Choices, [verb, noun]: Ply): Choice | undefined =>
  offered.find(({ ply }) => ply[0] === verb && ply[1] === noun);

/**
 * A reason that most nouns of a verb share (`not drawn`, `not deeper`) says nothing about a single one, so
 * those are omitted.
 */
function refusalsToList(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  const { moves } = match.game.phases[present(match.state).at] as Match['game']['phases'][string];
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

export function refusedNow(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  return pliesOfCurrentStep(match).flatMap((ply) => {
    const refusal = match.refuse(seat, ply);
    return refusal === undefined ? [] : [{ ply, refusal }];
  });
}

function pliesOfCurrentStep(match: Match): Ply[] {
  if (match.isOver) return [];
  return pliesOf((match.game.phases[present(match.state).at] as Match['game']['phases'][string]).moves);
}

export const pliesOf = (moves: Match['game']['moves']): Ply[] =>
  moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));
