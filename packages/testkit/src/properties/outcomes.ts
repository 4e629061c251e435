import type { Fact, Outcome, SeatOutcome, State, Viewer } from '@pithead/kernel';
import { canonicalJson, isOver, sumOf } from '@pithead/kernel';
import { viewersOf, viewerName, playOnCopy } from '../viewerOutput.ts';
import { randomGame, sampledPositions } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';
import { sharedPath } from './copies.ts';

export const dataArePlain: GameProperty = {
  name: 'states, views and facts are plain data',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state, next } of sampledPositions(run, seed)) {
        checkPlainData(run, state, 'the state');
        const views = viewersOf(run.seats).map((viewer) => checkView(run, state, viewer));
        if (next === undefined) continue;
        checkFacts(run, playOnCopy(run.game, state, next.seat, next.ply));
        for (const { viewer, view, text } of views)
          run.expect(
            JSON.stringify(view) === text,
            `the view of ${viewerName(viewer)} changes when the game goes on`,
          );
      }
    }
  },
};

/** A view may share lists with the state, so it must neither change the state nor change with another one. */
function checkView<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  viewer: Viewer,
): { readonly viewer: Viewer; readonly view: V; readonly text: string } {
  const before = JSON.stringify(state);
  const view = run.game.view(state, viewer);
  run.expect(JSON.stringify(state) === before, `making the view of ${viewerName(viewer)} changes the state`);
  checkPlainData(run, view, `the view of ${viewerName(viewer)}`);
  return { viewer, view, text: JSON.stringify(view) };
}

/** A fact that shares an object with the state would change later, and the stored log with it. */
function checkFacts<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { state, facts }: { state: S; facts: readonly F[] },
): void {
  const shared = sharedPath(state, facts);
  run.expect(shared === undefined, `the facts hold a part of the state: ${shared}`);
  for (const fact of facts) {
    checkPlainData(run, fact, `the fact ${fact.type}`);
    for (const viewer of viewersOf(run.seats))
      checkPlainData(
        run,
        run.game.seen(fact, viewer) ?? null,
        `${fact.type} as seen by ${viewerName(viewer)}`,
      );
  }
}

function checkPlainData<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  value: unknown,
  what: string,
): void {
  try {
    canonicalJson(value);
  } catch (error) {
    run.report(`${what}: ${String(error)}`);
  }
}

export const outcomesAddUp: GameProperty = {
  name: 'the outcome adds up and ranks rightly',
  check(run) {
    for (const seed of run.seeds(run.settings.games)) {
      for (const { state } of randomGame(run, seed))
        if (isOver(state)) checkOutcome(run, run.game.outcome(state));
    }
  },
};

function checkOutcome<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { seats }: Outcome,
): void {
  run.expect(seats.length === run.seats, `${seats.length} results for ${run.seats} seats`);
  const [first] = seats;
  if (first === undefined) return;
  seats.forEach((result, seat) => {
    const { total, sources, tieBreaks, rank } = result;
    checkPlainData(run, result, `the result of seat ${seat}`);
    run.expect(
      Object.keys(sources).length > 0 && sumOf(sources) === total,
      `seat ${seat}: the sources do not add up to ${total}: ${JSON.stringify(sources)}`,
    );
    run.expect(
      Object.keys(sources).join() === Object.keys(first.sources).join(),
      `seat ${seat} has other sources than seat 0`,
    );
    run.expect(tieBreaks.length === first.tieBreaks.length, `seat ${seat} has other tie-breaks than seat 0`);
    const right = 1 + seats.filter((other) => isBetter(other, result)).length;
    run.expect(rank === right, `seat ${seat} has rank ${rank} and should have ${right}`);
  });
}

/** Written independently of the kernel's ranking, which a game need not use. */
function isBetter(a: SeatOutcome, b: SeatOutcome): boolean {
  const mine = [a.total, ...a.tieBreaks];
  const yours = [b.total, ...b.tieBreaks];
  const decisive = mine.findIndex((value, place) => value !== yours[place]);
  return decisive >= 0 && (mine[decisive] as number) > (yours[decisive] as number);
}
