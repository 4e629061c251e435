import type { Fact, Viewer, Seat, State } from '@pithead/kernel';
import { pendingSeats, redealtCopy } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import type { PlyResult } from '../viewerOutput.ts';
import { viewersOf, viewerName, playOnCopy, seenText, viewText } from '../viewerOutput.ts';
import type { RandomGamePosition } from '../randomPlay.ts';
import { sampledPositions, seatsOfBits } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';
import { isSimultaneous, sealedChoices } from './sealedChoices.ts';
import { equalSetups, indistinguishableResults } from './indistinguishableWorlds.ts';

/**
 * A redeal knows neither more nor less than its viewer. Not more: where two worlds differ that the viewer
 * can't distinguish, a redeal must be able to change what differs. Not less: what a seat knows after its own
 * ply, whatever was hidden before, a redeal must not change. Checked for every single value of the state,
 * because the suite can't know what the values mean.
 */
export const redealsKnowWhatTheViewerKnows: GameProperty = {
  name: 'a redeal knows neither more nor less than its viewer',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const position of sampledPositions(run, seed, Math.ceil(run.settings.samples / 3))) {
        for (const viewer of viewersOf(run.seats)) checkTwins(run, position, viewer);
        checkSealed(run, position.state);
        checkMemory(run, position);
      }
    }
    for (const viewer of viewersOf(run.seats))
      for (const [a, b] of equalSetups(run, viewer)) checkRedealChanges(run, viewer, a, b);
  },
};

function checkTwins<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { state, next }: RandomGamePosition<S>,
  viewer: Viewer,
): void {
  if (next === undefined) return;
  const result = playOnCopy(run.game, state, next.seat, next.ply);
  for (const other of indistinguishableResults(run, state, next, result, viewer))
    checkRedealChanges(run, viewer, result, other);
}

/**
 * Two nouns of a secret choice make two indistinguishable worlds. They are so similar that a redeal of one
 * must be able to reach the other.
 */
function checkSealed<S extends State, F extends Fact, V>(run: PropertyRun<S, F, V>, state: S): void {
  for (const seat of seatsOfBits(pendingSeats(state), run.seats)) {
    for (const plies of sealedChoices(run, state, seat)) {
      const [a, b] = plies.map((ply) => playOnCopy(run.game, state, seat, ply));
      if (a === undefined || b === undefined) continue;
      for (const viewer of viewersOf(run.seats)) if (viewer !== seat) checkRedealReaches(run, viewer, a, b);
    }
  }
}

function looksAlike<S extends State, F extends Fact, V>(
  { game }: PropertyRun<S, F, V>,
  viewer: Viewer,
  a: PlyResult<S, F>,
  b: PlyResult<S, F>,
): boolean {
  if (viewText(game, a.state, viewer) !== viewText(game, b.state, viewer)) return false;
  return seenText(game, a.facts, viewer) === seenText(game, b.facts, viewer);
}

/** A rare value needs many redeals to appear; usually few are enough. */
const MAX_MEMORY_REDEALS = 400;
const MAX_REACH_REDEALS = 4_000;

function checkRedealChanges<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  viewer: Viewer,
  a: PlyResult<S, F>,
  b: PlyResult<S, F>,
): void {
  if (!looksAlike(run, viewer, a, b)) return;
  const dice = new SeededRandom(run.seed, `not more ${run.ply} ${viewer}`);
  const kept = new Set(differingPaths(a.state, b.state));
  for (let i = 0; i < MAX_MEMORY_REDEALS && kept.size > 0; i++) {
    for (const path of differingPaths(a.state, redealtCopy(run.game, a.state, viewer, dice.key())))
      kept.delete(path);
  }
  run.expect(
    kept.size === 0,
    () => `${viewerName(viewer)} can't know ${[...kept].join(', ')}, and no redeal for it changes that`,
  );
}

function checkRedealReaches<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  viewer: Viewer,
  a: PlyResult<S, F>,
  b: PlyResult<S, F>,
): void {
  if (!looksAlike(run, viewer, a, b)) return;
  const dice = new SeededRandom(run.seed, `reaches ${run.ply} ${viewer}`);
  const unreached = new Set(differingPaths(a.state, b.state));
  for (let i = 0; i < MAX_REACH_REDEALS && unreached.size > 0; i++) {
    const dealt = redealtCopy(run.game, a.state, viewer, dice.key());
    for (const path of unreached) if (valueAt(dealt, path) === valueAt(b.state, path)) unreached.delete(path);
  }
  const what = [...unreached].map(
    (path) => `${path} (${String(valueAt(a.state, path))}, could be ${String(valueAt(b.state, path))})`,
  );
  run.expect(
    what.length === 0,
    `${viewerName(viewer)} can't know ${what.join(', ')}, and no redeal for it says so`,
  );
}

const MIN_WORLDS = 16;
const SUSPECT_REDEALS = 4;

/**
 * The seat that plays knows its own ply. Skipped where the ply starts a simultaneous step, because others may
 * already have chosen unseen.
 */
function checkMemory<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { state, next }: RandomGamePosition<S>,
): void {
  if (next === undefined) return;
  const viewer = next.seat;
  const result = playOnCopy(run.game, state, viewer, next.ply);
  if (isSimultaneous(result.state)) return;
  const suspects = changedByRedeals(run, result.state, viewer);
  if (suspects.size === 0) return;
  let worlds = 0;
  for (const other of indistinguishableResults(
    run,
    state,
    next,
    result,
    viewer,
    MAX_MEMORY_REDEALS,
    MAX_MEMORY_REDEALS,
  )) {
    for (const path of differingPaths(result.state, other.state)) suspects.delete(path);
    if (++worlds >= MIN_WORLDS && suspects.size === 0) return;
  }
  if (worlds < MIN_WORLDS) return;
  run.expect(
    suspects.size === 0,
    () =>
      `seat ${viewer} knows ${[...suspects].join(', ')} after ${next.ply.join(' ')}, and a redeal for it changes that`,
  );
}

function changedByRedeals<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  viewer: Seat,
): Set<string> {
  const dice = new SeededRandom(run.seed, `not less ${run.ply}`);
  const redeals = Array.from({ length: SUSPECT_REDEALS }, () =>
    redealtCopy(run.game, state, viewer, dice.key()),
  );
  return new Set(redeals.flatMap((dealt) => differingPaths(state, dealt)));
}

/** The random generator always differs and is left out. */
function differingPaths(a: State, b: State): string[] {
  const paths: string[] = [];
  collectDifferences({ ...a, chance: null }, { ...b, chance: null }, '', paths);
  return paths;
}

function collectDifferences(a: unknown, b: unknown, path: string, paths: string[]): void {
  if (a === b) return;
  if (!isRecord(a) || !isRecord(b)) return void paths.push(path);
  const keys = Object.keys(a).length < Object.keys(b).length ? Object.keys(b) : Object.keys(a);
  for (const key of keys)
    if (a[key] !== b[key]) collectDifferences(a[key], b[key], path === '' ? key : `${path}.${key}`, paths);
}

function valueAt(state: State, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), state);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
