import type { Fact, Viewer, Ply, Seat, State } from '@pithead/kernel';
import { bit, offersFor, pendingSeats, currentStep, seenPly } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import type { PlyResult } from '../viewerOutput.ts';
import {
  viewersOf,
  moveOf,
  viewerName,
  offersText,
  firstDifference,
  playOnCopy,
  viewText,
} from '../viewerOutput.ts';
import { sampledPositions, seatsOfBits } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';
import { compareResults } from './indistinguishableWorlds.ts';

export const isSimultaneous = (state: State): boolean =>
  (pendingSeats(state) & (pendingSeats(state) - 1)) !== 0;

export const isSealedStep = <S extends State, F extends Fact, V>(
  { game }: PropertyRun<S, F, V>,
  state: S,
): boolean => isSimultaneous(state) && game.phases[currentStep(state).at]?.open !== true;

/**
 * A secret choice, or one made while others decide too, is invisible to other viewers: two nouns of one verb
 * look the same until the decision is over and the rules reveal it.
 */
export const secretsStaySealed: GameProperty = {
  name: 'secret and simultaneous choices stay sealed',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state } of sampledPositions(run, seed)) {
        for (const seat of seatsOfBits(pendingSeats(state), run.seats)) {
          for (const plies of sealedChoices(run, state, seat)) checkChoice(run, state, seat, plies);
        }
      }
    }
  },
};

export function sealedChoices<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
): Ply[][] {
  const dice = new SeededRandom(run.seed, `sealed ${run.ply} ${seat}`);
  const offers = dice.shuffled(offersFor(run.game, state, seat));
  const verbs = [...new Set(offers.map(([verb]) => verb))];
  return verbs
    .filter((verb) => isSealedStep(run, state) || moveOf(run.game, [verb, 0]).secret === true)
    .map((verb) => offers.filter((ply) => ply[0] === verb).slice(0, 3));
}

function checkChoice<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
  plies: readonly Ply[],
): void {
  const results = plies.map((ply) => playOnCopy(run.game, state, seat, ply));
  const [first, ...others] = results;
  if (first === undefined) return;
  for (const viewer of viewersOf(run.seats)) {
    if (viewer === seat) continue;
    if (isSealedStep(run, state)) {
      results.forEach((each) => checkOnlyPendingShows(run, state, seat, each, viewer));
      checkRecordHidesNoun(run, seat, plies, viewer);
    }
    for (const other of others) compareChoices(run, state, seat, viewer, first, other);
  }
}

function compareChoices<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
  viewer: Viewer,
  a: PlyResult<S, F>,
  b: PlyResult<S, F>,
): void {
  const one = viewText(run.game, a.state, viewer);
  const other = viewText(run.game, b.state, viewer);
  if (one === other) return compareResults(run, viewer, seat, a, b);
  const open = [a, b].every((result) => isStillOpen(state, seat, result.state));
  run.expect(
    !open,
    () =>
      `the view of ${viewerName(viewer)} shows what seat ${seat} has chosen secretly: ${firstDifference(one, other)}`,
  );
}

function checkOnlyPendingShows<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  before: S,
  seat: Seat,
  result: PlyResult<S, F>,
  viewer: Viewer,
): void {
  if (!isStillOpen(before, seat, result.state)) return;
  const masked = run.game.copy(result.state);
  currentStep(masked).pending = pendingSeats(before);
  const then = viewText(run.game, before, viewer);
  const now = viewText(run.game, masked, viewer);
  run.expect(
    then === now,
    () =>
      `while others still decide, the view of ${viewerName(viewer)} shows ` +
      `what seat ${seat} does: ${firstDifference(then, now)}`,
  );
  const offered = offersText(run.game, before, viewer) === offersText(run.game, masked, viewer);
  run.expect(
    offered,
    `while others still decide, the offers of ${viewerName(viewer)} depend on what seat ${seat} does`,
  );
}

/** The record is published too, so it must hide the nouns from other viewers. */
function checkRecordHidesNoun<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  seat: Seat,
  plies: readonly Ply[],
  viewer: Viewer,
): void {
  const seen = new Set(plies.map(([verb, noun]) => seenPly(run.game, [seat, verb, noun], viewer).join(' ')));
  run.expect(
    seen.size === 1,
    `${plies[0]?.[0]} is played while others still decide, and is not declared secret`,
  );
}

/** True while the decision goes on: nothing was drawn, and no other seat stopped being pending. */
export function isStillOpen(before: State, seat: Seat, after: State): boolean {
  const pendingBefore = pendingSeats(before);
  const pendingAfter = pendingSeats(after);
  if (isSimultaneous(before))
    return (
      (pendingAfter & ~bit(seat)) === (pendingBefore & ~bit(seat)) &&
      after.steps.length === before.steps.length
    );
  return (
    pendingAfter === pendingBefore &&
    after.seals === before.seals &&
    after.chance.drawn === before.chance.drawn
  );
}
