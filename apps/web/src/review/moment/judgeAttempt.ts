/** “Find the better move”: judges a move by its value, not by whether it is the one we would play. */
import type { Ply } from '@pithead/kernel';
import type { JudgedDecision } from '@pithead/review';
import { classOf } from './betterMoves.ts';

type AttemptAnswer = 'best' | 'equal' | 'better' | 'close' | 'worse' | 'unknown';

export interface Attempt {
  readonly answer: AttemptAnswer;
  readonly plies: readonly Ply[];
}

const TRIES = 3;

const isSame = (a: Ply, b: Ply | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** The first plies of a decision count for the best decision that begins with them. */
export function judgeAttempt(verdict: JudgedDecision, plies: readonly Ply[]): Attempt {
  const { options, better } = verdict;
  const begins = (option: readonly Ply[]): boolean =>
    plies.every((ply) => option.some((each) => isSame(ply, each)));
  if (better !== undefined && begins(better)) return { answer: 'best', plies };
  const others = options.slice(1);
  const found = others.filter((option) => begins(option.plies)).toSorted((a, b) => b.lead - a.lead)[0];
  if (found === undefined) {
    const isPlayed = options[0] !== undefined && begins(options[0].plies);
    return { answer: isPlayed ? 'worse' : 'unknown', plies };
  }
  const answer = classOf(verdict, found);
  return { answer: answer === 'played' ? 'worse' : answer === 'measured' ? 'best' : answer, plies };
}

/** A move that nobody examined costs no try, and neither does the same move again. */
export function triesLeft(attempts: readonly Attempt[]): number {
  const counted = attempts.filter(({ answer }) => answer !== 'unknown');
  return Math.max(0, TRIES - new Set(counted.map(({ plies }) => plies.join('/'))).size);
}
