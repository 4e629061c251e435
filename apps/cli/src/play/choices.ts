/** What can be chosen now, numbered; and what can't, numbered on, so that it can be asked about. */
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

/** What a person has before the eyes who chooses: enough to know what a line means. */
export interface Scene {
  readonly game: GameEntry['game'];
  readonly view: unknown;
  readonly text: GameText;
  readonly choices: Choices;
  /** Everything that the present step knows of, possible or not. */
  readonly all: readonly Ply[];
}

export const sceneOf = (match: Match, seat: Seat, text: GameText): Scene => ({
  game: match.game,
  view: match.view(seat),
  text,
  choices: choicesFor(match, seat, text),
  all: allNow(match),
});

/** Verbs with more nouns than this (every slot of every order …) are explained when asked, not listed. */
const LISTED_NOUNS = 30;

export const numbered = (offers: readonly Ply[], view: unknown, text: GameText): Choice[] =>
  offers.map((ply, place) => ({ ply, number: place + 1, label: text.ply(ply, view), refusal: undefined }));

export function choicesFor(match: Match, seat: Seat, text: GameText): Choices {
  const view = match.view(seat);
  const offered = numbered(match.offers(seat), view, text);
  if (match.isOver) return { offered, refused: [] };
  const refused: Choice[] = [];
  for (const { ply, refusal } of refusedWorthListing(match, seat)) {
    refused.push({ ply, number: offered.length + refused.length + 1, label: text.ply(ply, view), refusal });
  }
  return { offered, refused };
}

export const offerOf = ({ offered }: Choices, [verb, noun]: Ply): Choice | undefined =>
  offered.find(({ ply }) => ply[0] === verb && ply[1] === noun);

/**
 * A reason shared by most nouns of a verb (`not drawn`, `not deeper`) says nothing about any single one:
 * those are left out.
 */
function refusedWorthListing(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  const { moves } = match.game.phases[present(match.state).at] as Match['game']['phases'][string];
  return moves.flatMap(({ verb, nouns }) => {
    if (nouns.length > LISTED_NOUNS) return [];
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

/** Everything that the present step knows of and does not allow, with the reason. */
export function refusedNow(match: Match, seat: Seat): { ply: Ply; refusal: Refusal }[] {
  return allNow(match).flatMap((ply) => {
    const refusal = match.refuse(seat, ply);
    return refusal === undefined ? [] : [{ ply, refusal }];
  });
}

/** Everything that the present step knows of, possible or not. */
function allNow(match: Match): Ply[] {
  if (match.isOver) return [];
  return pliesOf((match.game.phases[present(match.state).at] as Match['game']['phases'][string]).moves);
}

export const pliesOf = (moves: Match['game']['moves']): Ply[] =>
  moves.flatMap(({ verb, nouns }) => nouns.map((_, noun): Ply => [verb, noun]));
