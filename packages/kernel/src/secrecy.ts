/** What others may know of secret choices: neither what they are nor how many there were. */
import type { Fact, Game, Viewer, Seat, State } from './game.ts';
import type { RecordedPly } from './match.ts';
import { areSame } from './sharing.ts';
import { pendingSeats } from './steps.ts';

export const isSecretVerb = <S extends State, F extends Fact>(game: Game<S, F>, verb: string): boolean =>
  game.moves[game.verbs.get(verb) ?? -1]?.secret === true;

/**
 * The plies that a viewer may know. Secret plies of others are left out, because their number is secret too.
 */
export const visiblePlies = <S extends State, F extends Fact>(
  game: Game<S, F>,
  plies: readonly RecordedPly[],
  viewer: Viewer,
): RecordedPly[] => plies.filter(([by, verb]) => by === viewer || !isSecretVerb(game, verb));

/** Whether anybody but this seat sees a difference between the two states. */
export const isVisibleToOthers = <S extends State, F extends Fact>(
  game: Game<S, F>,
  before: S,
  after: S,
  seat: Seat,
): boolean => hasMovedOn(before, after) || showsToOthers(game, before, after, seat);

/** A step began or ended, a seat has decided, or something was drawn or revealed: everybody sees that. */
function hasMovedOn(before: State, after: State): boolean {
  return (
    after.seals !== before.seals ||
    after.chance.drawn !== before.chance.drawn ||
    pendingSeats(after) !== pendingSeats(before) ||
    after.steps.length !== before.steps.length ||
    after.steps.at(-1)?.at !== before.steps.at(-1)?.at
  );
}

/** The number of tiles in somebody's hand, for example, is in everybody's view. */
function showsToOthers<S extends State, F extends Fact>(
  game: Game<S, F>,
  before: S,
  after: S,
  seat: Seat,
): boolean {
  const others: Viewer[] = [
    undefined,
    ...Array.from({ length: before.seats }, (_, each) => each).filter((each) => each !== seat),
  ];
  return others.some((viewer) => !areSame(game.view(before, viewer), game.view(after, viewer)));
}
