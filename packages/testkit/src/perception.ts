import type { Fact, Game, Looker, Move, Ply, Seat, State } from '@pithead/kernel';
import { canonical, listOffers, Offers, playPly, present, refuse } from '@pithead/kernel';

/** Everything a viewer receives, as text for byte-wise comparison. */

export const lookersOf = (seats: number): Looker[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  undefined,
];

export const nameOfLooker = (looker: Looker): string =>
  looker === undefined ? 'the onlooker' : `seat ${looker}`;

export const viewText = <S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  looker: Looker,
): string => canonical(game.view(state, looker));

export function seenText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  facts: readonly F[],
  looker: Looker,
): string {
  return canonical(facts.map((fact) => game.seen(fact, looker)).filter((fact) => fact !== undefined));
}

/** Unsorted, because the order of offers could leak information too. */
export function offersText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  looker: Looker,
): string {
  if (looker === undefined) return '';
  const offers = new Offers();
  listOffers(game, state, looker, offers);
  return offers.codes.slice(0, offers.length).join();
}

export function refusalsText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  looker: Looker,
): string {
  if (looker === undefined || state.steps.length === 0) return '';
  const asked = game.phases[present(state).at]?.moves ?? [];
  return game.moves
    .map((move) => refusalsOfMove(game, state, looker, move, asked.includes(move) ? move.nouns.length : 1))
    .join('\n');
}

/** Moves of other phases are refused by the kernel whatever the noun, so one noun is enough. */
function refusalsOfMove<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  seat: Seat,
  move: Move<S, F>,
  nouns: number,
): string {
  let text = move.verb;
  for (let noun = 0; noun < nouns; noun = nextAsked(noun)) {
    const why = refuse(game, state, seat, [move.verb, noun]);
    text += why === undefined ? ' -' : ` ${why.reason}/${why.rule}/${canonical(why.params)}`;
  }
  return text;
}

/** Nouns of long tables (amounts) are alike: the first ones are all checked, then a sample. */
const ALL_ASKED = 300;
const ONE_IN = 29;

export const nextAsked = (noun: number): number => noun + (noun < ALL_ASKED ? 1 : ONE_IN);

export interface Told<S extends State, F extends Fact> {
  readonly state: S;
  readonly facts: readonly F[];
}

export function playTold<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  before: S,
  seat: Seat,
  ply: Ply,
): Told<S, F> {
  const state = game.copy(before);
  const facts: F[] = [];
  playPly(game, state, seat, ply, (fact) => void facts.push(fact));
  return { state, facts };
}

export function moveOf<S extends State, F extends Fact, V>(game: Game<S, F, V>, [verb]: Ply): Move<S, F> {
  return game.moves[game.verbs.get(verb) ?? -1] as Move<S, F>;
}

/** The first difference of two texts with some context. */
export function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
}
