import type { Fact, Match, RecordedPly, Seat, State } from '@pithead/kernel';
import { canonicalJson } from '@pithead/kernel';
import type { SeededRandom } from '../seededRandom.ts';
import { firstDifference } from '../viewerOutput.ts';
import { RandomPlayers, startMatch } from '../randomPlay.ts';
import type { PropertyRun } from '../propertyRun.ts';

/** Usually enough plies to get past the decision that the late rewind goes back to. */
const PLIES_BEFORE_LATE_REWIND = 12;

/**
 * A rewind by consent undoes the turn of one seat. The result does not depend on the order or number of the
 * other seats' choices in the same decision, and these choices stay.
 */
export function checkRewind<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  match: Match<S, F, V>,
  seat: Seat,
  dice: SeededRandom,
): void {
  const isOwn = ([by]: RecordedPly): boolean => by === seat;
  const before = match.plies.slice(0, match.undoLimit);
  const since = match.plies.slice(match.undoLimit);
  const own = since.filter(isOwn);
  if (own.length === 0) return;
  const others = since.filter((ply) => !isOwn(ply));
  const kept = before.filter(isOwn).length + dice.below(own.length);
  const rewoundStates = [since, [...own, ...others], [...others, ...own]].map((order) => {
    const copy = replayPlies(run, [...before, ...order]);
    copy.rewindSeat(seat, kept);
    const left = copy.plies.slice(before.length);
    run.expect(
      canonicalJson(left.filter((ply) => !isOwn(ply))) === canonicalJson(others),
      `seat ${seat} goes back and changes what others chose`,
    );
    run.expect(
      copy.plies.filter(isOwn).length === kept,
      `seat ${seat} keeps another number of plies than ${kept}`,
    );
    return canonicalJson(copy.state);
  });
  const [first = ''] = rewoundStates;
  for (const state of rewoundStates)
    run.expect(
      state === first,
      () => `what seat ${seat} goes back to depends on others: ${firstDifference(first, state)}`,
    );
  checkLateRewind(run, match, seat, kept, before.length);
}

function checkLateRewind<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { plies }: Match<S, F, V>,
  seat: Seat,
  kept: number,
  start: number,
): void {
  const match = replayPlies(run, plies);
  const players = new RandomPlayers(run.game, run.seed + run.ply);
  let end: number | undefined;
  for (let i = 0; i < PLIES_BEFORE_LATE_REWIND; i++) {
    const next = players.choose(match.state);
    if (next === undefined) break;
    match.play(next.seat, [next.ply]);
    if (match.undoLimit !== start) end ??= match.plies.length;
  }
  const decision = match.plies.slice(start, end).filter(([by]) => by !== seat);
  match.rewindSeat(seat, kept);
  run.expect(
    canonicalJson(match.plies.slice(start).filter(([by]) => by !== seat)) === canonicalJson(decision),
    `seat ${seat} goes back later and changes what others chose`,
  );
  const broken = run.game.audit(match.state);
  run.expect(broken.length === 0, () => `seat ${seat} goes back later: ${broken.join('; ')}`);
}

function replayPlies<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  plies: readonly RecordedPly[],
): Match<S, F, V> {
  const match = startMatch(run, run.seed);
  for (const [seat, verb, noun] of plies) match.play(seat, [[verb, noun]]);
  return match;
}
