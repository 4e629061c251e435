/** “Find the better move”: judges a move by its value, not by whether it is the one we would play. */
import type { Ply } from '@pithead/kernel';
import type { JudgedDecision, JudgedOption } from '@pithead/review';

type AttemptAnswer = 'best' | 'equal' | 'better' | 'worse' | 'unknown';

export interface Attempt {
  readonly answer: AttemptAnswer;
  readonly plies: readonly Ply[];
  /** Above the played move. */
  readonly lead: number;
}

const isSame = (a: Ply, b: Ply | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** The first plies of a decision count for the best decision that begins with them. */
export function judgeAttempt({ options, better }: JudgedDecision, plies: readonly Ply[]): Attempt {
  const begins = (option: readonly Ply[]): boolean =>
    plies.every((ply) => option.some((each) => isSame(ply, each)));
  const others = options.slice(1);
  const found = others.filter((option) => begins(option.plies)).toSorted((a, b) => b.lead - a.lead)[0];
  if (better !== undefined && begins(better)) return { answer: 'best', plies, lead: found?.lead ?? 0 };
  if (found === undefined) {
    const isPlayed = options[0] !== undefined && begins(options[0].plies);
    return { answer: isPlayed ? 'worse' : 'unknown', plies, lead: 0 };
  }
  return { answer: answerFor(found, others), plies, lead: found.lead };
}

function answerFor(option: JudgedOption, others: readonly JudgedOption[]): AttemptAnswer {
  const best = Math.max(...others.map(({ lead }) => lead));
  if (option.lead <= 0) return 'worse';
  return best - option.lead <= option.standardError ? 'equal' : 'better';
}
