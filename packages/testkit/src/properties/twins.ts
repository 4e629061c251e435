import type { Fact, Game, Looker, Ply, Seat, State } from '@pithead/kernel';
import { keyFromSeed, offersFor, redealt, refuse, settle } from '@pithead/kernel';
import { Dice } from '../dice.ts';
import type { Told } from '../perception.ts';
import {
  lookersOf,
  moveOf,
  nameOfLooker,
  offersText,
  parting,
  playTold,
  seenText,
  viewText,
} from '../perception.ts';
import type { Choice } from '../randomPlay.ts';
import { samplesOf } from '../randomPlay.ts';
import type { Property, Run } from '../run.ts';

/**
 * Attempts to find redeals whose views stay equal after the ply; most differ if the ply reveals something.
 */
const MOST_REDEALS = 8;
const TWINS_WANTED = 2;
const SETUPS = 40;

/**
 * Plays the same ply in two worlds that a viewer can't distinguish. If its views stay equal, the facts it
 * sees must be equal too.
 */
export const factsTellNoMoreThanViews: Property = {
  name: 'facts tell no more than views',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state, next } of samplesOf(run, seed)) {
        if (next === undefined) continue;
        const told = playTold(run.game, state, next.seat, next.ply);
        for (const looker of lookersOf(run.seats)) {
          for (const twin of twinsOf(run, state, next, told, looker))
            compareTold(run, looker, next.seat, told, twin);
        }
      }
    }
    for (const looker of lookersOf(run.seats))
      for (const [a, b] of equalSetups(run, looker)) compareTold(run, looker, undefined, a, b);
  },
};

/** Results of the ply in redealt worlds in which the viewer still sees the same afterwards. */
export function* twinsOf<S extends State, F extends Fact, V>(
  run: Run<S, F, V>,
  state: S,
  { seat, ply }: Choice,
  told: Told<S, F>,
  looker: Looker,
  redeals = MOST_REDEALS,
  wanted = TWINS_WANTED,
): Generator<Told<S, F>, void> {
  const { game } = run;
  const dice = new Dice(run.seed, `twins ${run.ply} ${looker}`);
  const view = viewText(game, told.state, looker);
  for (let i = 0, found = 0; i < redeals && found < wanted; i++) {
    const twin = redealt(game, state, looker, dice.key());
    const same = twinPly(game, twin, seat, ply, looker, dice);
    if (same === undefined) continue;
    const other = playTold(game, twin, seat, same);
    if (viewText(game, other.state, looker) !== view) continue;
    found++;
    yield other;
  }
}

/**
 * The ply itself if it is legal there; for another seat's secret ply, any ply that the viewer can't
 * distinguish from it.
 */
function twinPly<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  twin: S,
  seat: Seat,
  ply: Ply,
  looker: Looker,
  dice: Dice,
): Ply | undefined {
  if (refuse(game, twin, seat, ply) === undefined) return ply;
  if (looker === seat || moveOf(game, ply).secret !== true) return undefined;
  const alike = offersFor(game, twin, seat).filter(([verb]) => verb === ply[0]);
  return alike.length === 0 ? undefined : dice.pick(alike);
}

export function compareTold<S extends State, F extends Fact, V>(
  run: Run<S, F, V>,
  looker: Looker,
  by: Seat | undefined,
  a: Told<S, F>,
  b: Told<S, F>,
): void {
  run.tally.twins++;
  const whose = by === undefined ? 'the setup' : `a ply of seat ${by}`;
  const same = (what: string, one: string, other: string): void =>
    void run.expect(
      one === other,
      () =>
        `the ${what} of ${nameOfLooker(looker)} after ${whose} depend on what it can't know: ${parting(one, other)}`,
    );
  same('facts', seenText(run.game, a.facts, looker), seenText(run.game, b.facts, looker));
  same('offers', offersText(run.game, a.state, looker), offersText(run.game, b.state, looker));
}

/**
 * A setup can't be redealt, but two setups may look the same to a viewer. With a large open display that
 * never happens; then the setup hides little anyway.
 */
export function* equalSetups<S extends State, F extends Fact, V>(
  run: Run<S, F, V>,
  looker: Looker,
): Generator<[Told<S, F>, Told<S, F>], void> {
  const byView = new Map<string, Told<S, F>>();
  for (let seed = 0; seed < SETUPS; seed++) {
    const told = setUp(run, seed);
    const view = viewText(run.game, told.state, looker);
    const before = byView.get(view);
    if (before === undefined) byView.set(view, told);
    else yield [before, told];
  }
}

function setUp<S extends State, F extends Fact, V>(run: Run<S, F, V>, seed: number): Told<S, F> {
  run.seed = seed;
  run.ply = 0;
  const facts: F[] = [];
  const tell = (fact: F): void => void facts.push(fact);
  const state = run.game.setup(run.seats, run.options, keyFromSeed(seed), tell);
  settle(run.game, state, tell);
  return { state, facts };
}
