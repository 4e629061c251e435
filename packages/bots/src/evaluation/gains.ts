import type { Fact, Game, Ply, Seat, State } from '@pithead/kernel';
import { playPly } from '@pithead/kernel';
import type { PlyAssessment } from '../search/assessment.ts';
import type { Evaluator } from './evaluator.ts';

/** Further choices are hardly tried, so a comparison with them says little. */
const MOST_COMPARED = 8;

/** The assessments, the best one with what it gains over the mean of the others, by term of the evaluation. */
export function withGains<S extends State, F extends Fact>(
  game: Game<S, F>,
  evaluator: Evaluator<S>,
  state: S,
  seat: Seat,
  assessed: readonly PlyAssessment[],
): readonly PlyAssessment[] {
  const [best, ...others] = assessed.slice(0, MOST_COMPARED);
  if (best === undefined || others.length === 0 || evaluator.explain === undefined) return assessed;
  const termsAfter = (ply: Ply): Readonly<Record<string, number>> => {
    const after = game.copy(state);
    playPly(game, after, seat, ply, undefined);
    return evaluator.explain?.(after, seat) ?? {};
  };
  const compared = others.map(({ ply }) => termsAfter(ply));
  const gains = Object.entries(termsAfter(best.ply)).map(([term, worth]) => {
    const mean = compared.reduce((sum, terms) => sum + (terms[term] ?? 0), 0) / compared.length;
    return [term, (worth - mean) * evaluator.pointsPerUnit] as const;
  });
  return [{ ...best, gains: Object.fromEntries(gains) }, ...assessed.slice(1)];
}
