import type { Fact, Ply, Seat, State } from '@pithead/kernel';
import { canonicalJson, isPending, pendingSeats, playPly, refuse } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import { moveOf, firstDifference } from '../viewerOutput.ts';
import { RandomPlayers, sampledPositions, seatsOfBits } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';
import { isSimultaneous, isStillOpen } from './sealedChoices.ts';

/** The plies of each pending seat until it has decided. */
type Scripts = ReadonlyMap<Seat, readonly Ply[]>;

const INTERLEAVINGS = 6;

export const orderMakesNoDifference: GameProperty = {
  name: 'the order of simultaneous decisions makes no difference',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state } of sampledPositions(run, seed)) {
        if (!isSimultaneous(state)) continue;
        const scripts = writeScripts(run, state);
        if (scripts !== undefined) compareOrders(run, state, scripts);
      }
    }
  },
};

function writeScripts<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
): Scripts | undefined {
  const scripts = new Map<Seat, Ply[]>();
  for (const seat of seatsOfBits(pendingSeats(state), run.seats)) {
    const script = createScript(run, state, seat);
    if (script === undefined) return undefined;
    scripts.set(seat, script);
  }
  return scripts;
}

/** Lets one seat decide alone. Undefined after a finding. */
function createScript<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
): Ply[] | undefined {
  const copy = run.game.copy(state);
  const players = new RandomPlayers(run.game, run.seed + run.ply);
  const script: Ply[] = [];
  const maxPlies = run.maxPlies;
  while (isPending(copy, seat)) {
    const choice = players.choose(copy);
    if (choice === undefined || script.length > maxPlies)
      return void run.report(`seat ${seat} comes to no end of its simultaneous decision`);
    if (choice.seat !== seat) continue;
    const drawn = copy.chance.drawn;
    playPly(run.game, copy, seat, choice.ply, undefined);
    script.push(choice.ply);
    run.expect(
      copy.chance.drawn === drawn,
      `${choice.ply.join(' ')} of seat ${seat} draws chance while others still decide`,
    );
    if (
      !run.expect(
        isStillOpen(state, seat, copy),
        `seat ${seat} alone has ended a step that others have still to decide in`,
      )
    )
      return undefined;
  }
  return script;
}

function compareOrders<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  scripts: Scripts,
): void {
  const dice = new SeededRandom(run.seed, `orders ${run.ply}`);
  const turns = [...scripts].flatMap(([seat, script]) => script.map(() => seat));
  const expected = playInOrder(run, state, scripts, turns);
  for (let i = 0; i < INTERLEAVINGS; i++) {
    const result = playInOrder(run, state, scripts, i === 0 ? turns.toReversed() : dice.shuffled(turns));
    run.counts.orders++;
    if (expected === undefined || result === undefined) continue;
    run.expect(
      result === expected,
      () => `the order of arrival makes a difference: ${firstDifference(expected, result)}`,
    );
  }
}

function playInOrder<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  scripts: Scripts,
  turns: readonly Seat[],
): string | undefined {
  const copy = run.game.copy(state);
  const playedCounts = new Map<Seat, number>();
  for (const seat of turns) {
    const played = playedCounts.get(seat) ?? 0;
    const ply = (scripts.get(seat) as readonly Ply[])[played] as Ply;
    playedCounts.set(seat, played + 1);
    const why = refuse(run.game, copy, seat, ply);
    // The kernel has already played the last seat's only option.
    if (why !== undefined && moveOf(run.game, ply).forced === true) continue;
    if (why !== undefined)
      return void run.report(
        `${ply.join(' ')} of seat ${seat} is refused (${why.reason}) because others were quicker`,
      );
    playPly(run.game, copy, seat, ply, undefined);
  }
  return canonicalJson(copy);
}
