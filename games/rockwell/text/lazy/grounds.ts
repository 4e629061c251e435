import type { RockwellView } from '../../rules/index.ts';
import {
  CORE,
  crewAt,
  FIRST_SPACE,
  isPresentOn,
  isRevealed,
  NOWHERE,
  placeOf,
  presentPower,
  requiredPower,
  SECOND_SPACE,
  strengthOf,
} from '../../rules/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { incomeOf, powerBetween } from './viewFigures.ts';

/** `B4 (Leistung 3 von 5)`; entrances have no tile. */
function placeWith(
  words: Vocabulary,
  view: RockwellView,
  place: number,
  coming: (space: number) => number,
): string {
  const { format, messages } = words;
  const at = (ground: string): string => format(messages.ground.at, { place: words.place(place), ground });
  if (place === CORE) return at(messages.ground.core);
  const first = FIRST_SPACE[place] ?? NOWHERE;
  if (first === NOWHERE) return words.place(place);
  const second = SECOND_SPACE[place] ?? NOWHERE;
  const ground = (space: number): string => groundOf(words, view, space, coming(space));
  if (second === NOWHERE) return at(ground(first));
  const sides = [first, second].map((space) =>
    format(messages.ground.oneOfTwo, { space: words.place(space), ground: ground(space) }),
  );
  return at(sides.join(', '));
}

function groundOf(
  { format, messages }: Vocabulary,
  view: RockwellView,
  space: number,
  coming: number,
): string {
  const { ground } = messages;
  if (isRevealed(view, space)) return ground.revealed;
  const required = requiredPower(view.spaces[space] ?? 0);
  const present = presentPower(view.spaces[space] ?? 0) + coming;
  return present >= required ? ground.ready : format(ground.lacking, { present, required });
}

/** Power counts for nothing there. Borders of revealed tiles can't be occupied. RW-8.2, RW-11.10 */
export function isRevealedAt(view: RockwellView, place: number): boolean {
  const space = FIRST_SPACE[place] ?? NOWHERE;
  return space !== NOWHERE && isRevealed(view, space);
}

export const placeStronger = (words: Vocabulary, view: RockwellView, crew: number, more: number): string =>
  placeWith(words, view, placeOf(crewAt(view, crew)), () => more);

/** A straddling crew may already have been on one of the tiles. */
export function placeReached(
  words: Vocabulary,
  view: RockwellView,
  crew: number,
  to: number,
  strength: number,
): string {
  const packed = crewAt(view, crew);
  return placeWith(
    words,
    view,
    to,
    (space) => strength - (isPresentOn(placeOf(packed), space) ? strengthOf(packed) : 0),
  );
}

/** After the other tile was extracted, onto which the crews on the border between them move. RW-8.5 */
export const placeWithout = (words: Vocabulary, view: RockwellView, space: number, other: number): string =>
  placeWith(words, view, space, () => -powerBetween(view, space, other));

export function shaftGround(words: Vocabulary, view: RockwellView, space: number): string {
  const { income, unrevealed } = words.messages.shaftGround;
  const cubes = incomeOf(view, space);
  return cubes === undefined ? unrevealed : words.format(income, { cubes: words.cubes(cubes) });
}
