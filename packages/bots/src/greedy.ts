import type { Chance, Fact, Game, Seat, State } from '@pithead/kernel';
import { below, draw, isPending, listOffers, Offers, pendingSeats, playCode, plyOf } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Judge } from './judge.ts';
import { expectShares } from './judge.ts';
import type { Mind } from './mind.ts';
import type { Reason } from './reasons.ts';

/** A way to go on: the first ply of it, and how it looks where it has come to. */
interface Line<S extends State> {
  readonly first: number;
  readonly state: S;
  readonly value: number;
}

/** No decision of one turn has more plies worth looking at. */
const LONGEST = 24;

export interface GreedySettings {
  /** How many beginnings of a decision of several plies are followed to the end. */
  readonly beam: number;
  /** How far judgement strays, in leads: 0 never errs. */
  readonly doubt: number;
}

const SURE: GreedySettings = { beam: 4, doubt: 0 };

/**
 * Takes what looks best when the own decision is through. A decision of several plies is one: its most promising beginnings are
 * followed to the end. Equal ones are drawn by lot.
 */
export function greedyBot<S extends State, F extends Fact>(judge: Judge<S>, { beam, doubt }: GreedySettings = SURE): Bot<S, F> {
  const offers = new Offers();
  let considered: () => Reason[] = () => [];

  /** Adds every way to go on from a line to those that are through or to those that are open. */
  function follow(game: Game<S, F>, from: Line<S>, seat: Seat, through: Line<S>[], open: Line<S>[]): void {
    listOffers(game, from.state, seat, offers);
    if (offers.length > 1) judge.thin?.(from.state, seat, offers);
    for (const code of offers.codes.slice(0, offers.length)) {
      const state = game.copy(from.state);
      playCode(game, state, seat, code, undefined);
      const line = { first: from.first < 0 ? code : from.first, state, value: judge.evaluate(state, seat) };
      (goesOn(from.state, state, seat) ? open : through).push(line);
    }
  }

  return {
    name: 'greedy',
    decide({ game, seat, now, chance, imagine }: Mind<S, F>) {
      const through: Line<S>[] = [];
      let open: Line<S>[] = [{ first: -1, state: imagine(0), value: 0 }];
      for (let plies = 0; plies < LONGEST && open.length > 0; plies++) {
        const next: Line<S>[] = [];
        for (const line of open) follow(game, line, seat, through, next);
        open = next.toSorted((a, b) => b.value - a.value).slice(0, beam);
      }
      const lines = bestByFirst(through.length > 0 ? through : open);
      considered = () => lines.map((line) => reasonOf(game, judge, line, seat));
      const lead = judge.lead(now);
      const values = lines.map(({ value }) => (doubt === 0 ? value : value + doubt * lead * stray(chance)));
      const value = Math.max(...values);
      const best = lines.filter((_, i) => values[i] === value);
      return plyOf(game, (best[below(chance, best.length)] as Line<S>).first);
    },
    reasons: (most) => considered().slice(0, most),
  };
}

/** The best line of each first ply, the best of all first. */
function bestByFirst<S extends State>(lines: readonly Line<S>[]): Line<S>[] {
  const best = new Map<number, Line<S>>();
  for (const line of lines) if (line.value > (best.get(line.first)?.value ?? -Infinity)) best.set(line.first, line);
  return [...best.values()].toSorted((a, b) => b.value - a.value);
}

function reasonOf<S extends State, F extends Fact>(game: Game<S, F>, judge: Judge<S>, { first, state }: Line<S>, seat: Seat): Reason {
  const parts: number[] = [];
  const shares: number[] = [];
  expectShares(game, judge, state, shares, seat, parts);
  const sources = Object.fromEntries(judge.sources.map((source, i) => [source, (parts[i] ?? 0) * judge.unit]));
  return { ply: plyOf(game, first), value: shares[seat] as number, spread: 0, visits: 1, sources };
}

/** Seldom far off: choosing the best of values that stray like this is choosing each with odds that grow with its value (Gumbel). */
const stray = (chance: Chance): number => -Math.log(-Math.log((draw(chance) + 0.5) / 2 ** 32));

/** The seat is still deciding, and nothing was drawn or shown meanwhile that it would want to wait for. */
function goesOn(before: State, after: State, seat: Seat): boolean {
  if (after.seals !== before.seals || after.chance.drawn !== before.chance.drawn) return false;
  return pendingSeats(after) === pendingSeats(before) && isPending(after, seat);
}
