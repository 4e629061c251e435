import type { Chance, Fact, Game, Seat, State } from '@pithead/kernel';
import { below, draw, plyOf } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Judge } from './judge.ts';
import { expectShares } from './judge.ts';
import type { Line } from './lines.ts';
import { bestAndEach, bestOf, linesOf } from './lines.ts';
import type { Mind } from './mind.ts';
import type { Reason } from './reasons.ts';

export interface GreedySettings {
  /** How many beginnings of a decision of several plies are followed to the end. */
  readonly beam: number;
  /** How far judgement strays, in leads: 0 never errs. */
  readonly doubt: number;
}

const SURE: GreedySettings = { beam: 4, doubt: 0 };

/**
 * Takes what looks best when the own decision is through. A decision of several plies is one: its most
 * promising beginnings are
 * followed to the end. Equal ones are drawn by lot.
 */
export function greedyBot<S extends State, F extends Fact>(
  judge: Judge<S>,
  { beam, doubt }: GreedySettings = SURE,
): Bot<S, F> {
  let considered: () => Reason[] = () => [];

  return {
    name: 'greedy',
    decide({ game, seat, now, chance, imagine }: Mind<S, F>) {
      const lines = bestAndEach(
        linesOf(game, judge, imagine(0), seat, (begun) => bestOf(begun, beam)),
        0,
      );
      considered = () => lines.map((line) => reasonOf(game, judge, line, seat));
      const lead = judge.lead(now);
      const values = lines.map(({ value }) => (doubt === 0 ? value : value + doubt * lead * stray(chance)));
      const value = Math.max(...values);
      const equal = lines.filter((_, i) => values[i] === value);
      return plyOf(game, firstOf(equal[below(chance, equal.length)] as Line<S>));
    },
    reasons: (most) => considered().slice(0, most),
  };
}

const firstOf = <S extends State>({ codes }: Line<S>): number => codes[0] as number;

function reasonOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  judge: Judge<S>,
  line: Line<S>,
  seat: Seat,
): Reason {
  const parts: number[] = [];
  const shares: number[] = [];
  expectShares(game, judge, line.state, shares, seat, parts);
  const sources = Object.fromEntries(
    judge.sources.map((source, i) => [source, (parts[i] ?? 0) * judge.unit]),
  );
  return { ply: plyOf(game, firstOf(line)), value: shares[seat] as number, spread: 0, visits: 1, sources };
}

/**
 * Seldom far off: choosing the best of values that stray like this is choosing each with odds that grow with
 * its value (Gumbel).
 */
const stray = (chance: Chance): number => -Math.log(-Math.log((draw(chance) + 0.5) / 2 ** 32));
