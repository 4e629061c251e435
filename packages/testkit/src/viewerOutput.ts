import type { Fact, Game, Viewer, Move, Ply, Seat, State } from '@pithead/kernel';
import { canonicalJson, listOffers, Offers, playPly, currentStep, refuse } from '@pithead/kernel';

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  undefined,
];

export const viewerName = (viewer: Viewer): string =>
  viewer === undefined ? 'the spectator' : `seat ${viewer}`;

export const viewText = <S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  viewer: Viewer,
): string => canonicalJson(game.view(state, viewer));

export function seenText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  facts: readonly F[],
  viewer: Viewer,
): string {
  return canonicalJson(facts.map((fact) => game.seen(fact, viewer)).filter((fact) => fact !== undefined));
}

/** Unsorted, because the order of offers could leak information too. */
export function offersText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  viewer: Viewer,
): string {
  if (viewer === undefined) return '';
  const offers = new Offers();
  listOffers(game, state, viewer, offers);
  return offers.codes.slice(0, offers.length).join();
}

export function refusalsText<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  viewer: Viewer,
): string {
  if (viewer === undefined || state.steps.length === 0) return '';
  const movesNow = game.phases[currentStep(state).at]?.moves ?? [];
  return game.moves
    .map((move) => refusalsOfMove(game, state, viewer, move, movesNow.includes(move) ? move.nouns.length : 1))
    .join('\n');
}

/** The kernel refuses moves of other phases whatever the noun, so one noun is enough for those. */
function refusalsOfMove<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  state: S,
  seat: Seat,
  move: Move<S, F>,
  nouns: number,
): string {
  let text = move.verb;
  for (let noun = 0; noun < nouns; noun = nextSampledNoun(noun)) {
    const why = refuse(game, state, seat, [move.verb, noun]);
    text += why === undefined ? ' -' : ` ${why.reason}/${why.rule}/${canonicalJson(why.params)}`;
  }
  return text;
}

/** Long tables of nouns are amounts and behave alike: all of the first ones are checked, then a sample. */
const FULLY_CHECKED_NOUNS = 300;
const SAMPLE_STEP = 29;

export const nextSampledNoun = (noun: number): number =>
  noun + (noun < FULLY_CHECKED_NOUNS ? 1 : SAMPLE_STEP);

export interface PlyResult<S extends State, F extends Fact> {
  readonly state: S;
  readonly facts: readonly F[];
}

export function playOnCopy<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  before: S,
  seat: Seat,
  ply: Ply,
): PlyResult<S, F> {
  const state = game.copy(before);
  const facts: F[] = [];
  playPly(game, state, seat, ply, (fact) => void facts.push(fact));
  return { state, facts };
}

export function moveOf<S extends State, F extends Fact, V>(game: Game<S, F, V>, [verb]: Ply): Move<S, F> {
  return game.moves[game.verbs.get(verb) ?? -1] as Move<S, F>;
}

export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
}
