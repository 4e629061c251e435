/** What others may know of sealed choices: not what they are, and not even how many there were. */
import type { Fact, Game, Looker, Seat, State } from './game.ts';
import type { RecordedPly } from './match.ts';
import { pendingSeats } from './steps.ts';

/** The noun of this verb is known to its own seat only. */
export const isSecretVerb = <S extends State, F extends Fact>(game: Game<S, F>, verb: string): boolean =>
  game.moves[game.verbs.get(verb) ?? -1]?.secret === true;

/**
 * What was played, as a viewer may know it. Secret plies of others are left out wholly: already their number
 * would tell something.
 */
export const knownPlies = <S extends State, F extends Fact>(
  game: Game<S, F>,
  plies: readonly RecordedPly[],
  viewer: Looker,
): RecordedPly[] => plies.filter(([by, verb]) => by === viewer || !isSecretVerb(game, verb));

/**
 * Whether others may know that something happened, where a seat did nothing but play or take back secret
 * plies.
 */
export const isNoticed = <S extends State, F extends Fact>(
  game: Game<S, F>,
  before: S,
  after: S,
  seat: Seat,
): boolean => hasMovedOn(before, after) || showsToOthers(game, before, after, seat);

/**
 * Something became known to all: a step ended or began, somebody has decided, something was drawn or shown.
 */
function hasMovedOn(before: State, after: State): boolean {
  return (
    after.seals !== before.seals ||
    after.chance.drawn !== before.chance.drawn ||
    pendingSeats(after) !== pendingSeats(before) ||
    after.steps.length !== before.steps.length ||
    after.steps.at(-1)?.at !== before.steps.at(-1)?.at
  );
}

/** Of five tiles in hand four are left: that is in everybody's view, so that everybody must hear of it. */
function showsToOthers<S extends State, F extends Fact>(
  game: Game<S, F>,
  before: S,
  after: S,
  seat: Seat,
): boolean {
  const others: Looker[] = [
    undefined,
    ...Array.from({ length: before.seats }, (_, each) => each).filter((each) => each !== seat),
  ];
  return others.some(
    (viewer) => JSON.stringify(game.view(before, viewer)) !== JSON.stringify(game.view(after, viewer)),
  );
}
