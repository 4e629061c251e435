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
  /** How many prefixes of a multi-ply decision are followed to its end. */
  readonly beam: number;
  /** Scale of the random error added to values, in units of `leadScale`; 0 plays without errors. */
  readonly doubt: number;
}

const SURE: GreedySettings = { beam: 4, doubt: 0 };

/**
 * Plays the decision with the best evaluation at its end, found by beam search over its plies. Ties are
 * broken at random.
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

/** Gumbel noise: taking the maximum of values with this noise is sampling from their softmax. */
const stray = (chance: Chance): number => -Math.log(-Math.log((draw(chance) + 0.5) / 2 ** 32));
