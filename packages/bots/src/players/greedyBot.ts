import type { Chance, Fact, Game, Seat, State } from '@pithead/kernel';
import { randomBelow, drawUint32, plyOf } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { estimateWinShares } from '../evaluation/evaluator.ts';
import type { CandidateDecision } from '../search/decisions.ts';
import { bestPlusEachFirstPly, bestDecisions, listDecisions } from '../search/decisions.ts';
import type { Observation } from '../observation.ts';
import type { PlyAssessment } from '../search/assessment.ts';

export interface GreedySettings {
  /** How many prefixes of a multi-ply decision are followed to its end. */
  readonly beam: number;
  /** Scale of the random error added to values, in units of `leadScale`; 0 plays without errors. */
  readonly noise: number;
}

const DEFAULT_SETTINGS: GreedySettings = { beam: 4, noise: 0 };

/**
 * Plays the decision with the best evaluation at its end, found by beam search over its plies. Ties are
 * broken at random.
 */
export function greedyBot<S extends State, F extends Fact>(
  evaluator: Evaluator<S>,
  { beam, noise }: GreedySettings = DEFAULT_SETTINGS,
): Bot<S, F> {
  let considered: () => PlyAssessment[] = () => [];

  return {
    name: 'greedy',
    decide({ game, seat, state, chance, sampleState }: Observation<S, F>) {
      const decisions = bestPlusEachFirstPly(
        listDecisions(game, evaluator, sampleState(0), seat, (begun) => bestDecisions(begun, beam)),
        0,
      );
      considered = () => decisions.map((decision) => reasonOf(game, evaluator, decision, seat));
      const lead = evaluator.leadScale(state);
      const values = decisions.map(({ value }) =>
        noise === 0 ? value : value + noise * lead * gumbelNoise(chance),
      );
      const value = Math.max(...values);
      const equal = decisions.filter((_, i) => values[i] === value);
      return plyOf(game, firstOf(equal[randomBelow(chance, equal.length)] as CandidateDecision<S>));
    },
    assessments: (most) => considered().slice(0, most),
  };
}

const firstOf = <S extends State>({ codes }: CandidateDecision<S>): number => codes[0] as number;

function reasonOf<S extends State, F extends Fact>(
  game: Game<S, F>,
  evaluator: Evaluator<S>,
  decision: CandidateDecision<S>,
  seat: Seat,
): PlyAssessment {
  const parts: number[] = [];
  const shares: number[] = [];
  estimateWinShares(game, evaluator, decision.state, shares, seat, parts);
  const sources = Object.fromEntries(
    evaluator.sources.map((source, i) => [source, (parts[i] ?? 0) * evaluator.pointsPerUnit]),
  );
  return {
    ply: plyOf(game, firstOf(decision)),
    value: shares[seat] as number,
    spread: 0,
    visits: 1,
    sources,
  };
}

/** Gumbel noise: taking the maximum of values with this noise is sampling from their softmax. */
const gumbelNoise = (chance: Chance): number => -Math.log(-Math.log((drawUint32(chance) + 0.5) / 2 ** 32));
