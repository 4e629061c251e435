import type { Fact, Game, Viewer, Ply, Seat, State } from '@pithead/kernel';
import { keyFromSeed, offersFor, redealtCopy, refuse, advanceToDecision } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import type { PlyResult } from '../viewerOutput.ts';
import {
  viewersOf,
  moveOf,
  viewerName,
  offersText,
  firstDifference,
  playOnCopy,
  seenText,
  viewText,
} from '../viewerOutput.ts';
import type { RandomChoice } from '../randomPlay.ts';
import { sampledPositions } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

/** A ply that reveals something makes most redealt views differ, so several redeals are tried. */
const MAX_REDEALS = 8;
const WORLDS_WANTED = 2;
const SETUPS = 40;

/**
 * Plays the same ply in two worlds that a viewer can't distinguish. If its views stay equal, the facts it
 * sees must be equal too.
 */
export const factsTellNoMoreThanViews: GameProperty = {
  name: 'facts tell no more than views',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state, next } of sampledPositions(run, seed)) {
        if (next === undefined) continue;
        const result = playOnCopy(run.game, state, next.seat, next.ply);
        for (const viewer of viewersOf(run.seats)) {
          for (const other of indistinguishableResults(run, state, next, result, viewer))
            compareResults(run, viewer, next.seat, result, other);
        }
      }
    }
    for (const viewer of viewersOf(run.seats))
      for (const [a, b] of equalSetups(run, viewer)) compareResults(run, viewer, undefined, a, b);
  },
};

export function* indistinguishableResults<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  { seat, ply }: RandomChoice,
  result: PlyResult<S, F>,
  viewer: Viewer,
  redeals = MAX_REDEALS,
  wanted = WORLDS_WANTED,
): Generator<PlyResult<S, F>, void> {
  const { game } = run;
  const dice = new SeededRandom(run.seed, `twins ${run.ply} ${viewer}`);
  const view = viewText(game, result.state, viewer);
  for (let i = 0, found = 0; i < redeals && found < wanted; i++) {
    const redealt = redealtCopy(game, state, viewer, dice.key());
    const same = plyInOtherWorld(game, redealt, seat, ply, viewer, dice);
    if (same === undefined) continue;
    const other = playOnCopy(game, redealt, seat, same);
    if (viewText(game, other.state, viewer) !== view) continue;
    found++;
    yield other;
  }
}

/**
 * The ply itself if it is legal there. A secret ply of another seat may be replaced by any ply that the
 * viewer can't distinguish from it.
 */
function plyInOtherWorld<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  redealt: S,
  seat: Seat,
  ply: Ply,
  viewer: Viewer,
  dice: SeededRandom,
): Ply | undefined {
  if (refuse(game, redealt, seat, ply) === undefined) return ply;
  if (viewer === seat || moveOf(game, ply).secret !== true) return undefined;
  const alike = offersFor(game, redealt, seat).filter(([verb]) => verb === ply[0]);
  return alike.length === 0 ? undefined : dice.pick(alike);
}

export function compareResults<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  viewer: Viewer,
  by: Seat | undefined,
  a: PlyResult<S, F>,
  b: PlyResult<S, F>,
): void {
  run.counts.twins++;
  const whose = by === undefined ? 'the setup' : `a ply of seat ${by}`;
  const same = (what: string, one: string, other: string): void =>
    void run.expect(
      one === other,
      () =>
        `the ${what} of ${viewerName(viewer)} after ${whose} depend on what it can't know: ` +
        firstDifference(one, other),
    );
  same('facts', seenText(run.game, a.facts, viewer), seenText(run.game, b.facts, viewer));
  same('offers', offersText(run.game, a.state, viewer), offersText(run.game, b.state, viewer));
}

/**
 * A setup can't be redealt, but two setups may look equal to a viewer. With a large open display that never
 * happens; such a setup hides little anyway.
 */
export function* equalSetups<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  viewer: Viewer,
): Generator<[PlyResult<S, F>, PlyResult<S, F>], void> {
  const byView = new Map<string, PlyResult<S, F>>();
  for (let seed = 0; seed < SETUPS; seed++) {
    const result = setUp(run, seed);
    const view = viewText(run.game, result.state, viewer);
    const before = byView.get(view);
    if (before === undefined) byView.set(view, result);
    else yield [before, result];
  }
}

function setUp<S extends State, F extends Fact, V>(run: PropertyRun<S, F, V>, seed: number): PlyResult<S, F> {
  run.seed = seed;
  run.ply = 0;
  const facts: F[] = [];
  const tell = (fact: F): void => void facts.push(fact);
  const state = run.game.setup(run.seats, run.options, keyFromSeed(seed), tell);
  advanceToDecision(run.game, state, tell);
  return { state, facts };
}
