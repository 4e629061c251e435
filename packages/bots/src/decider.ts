/**
 * A whole decision as one task of a worker. With a task for every ply, a decision of many plies waits in the
 * queue more often than a short
 * one: on a busy machine everybody could tell them apart by when they come.
 */
import type { Game, Key, Ply } from '@pithead/kernel';
import { isPending, isSameDecision, playPly, refuse } from '@pithead/kernel';
import type { Clock } from './budget.ts';
import { imagined } from './mind.ts';
import type { Playable, Question } from './thinking.ts';
import { answerer } from './thinking.ts';

/**
 * A question about the first ply, with all that is needed to go on to the last one. Plain data, so that it
 * can be posted.
 */
export interface DecisionTask extends Question {
  /** One for each ply after the first; where they end, the decision has to be asked for again. */
  readonly laterKeys: readonly Key[];
}

export interface DecidedPlies {
  readonly plies: readonly Ply[];
  /** Thinking alone, without the time in the queue. */
  readonly tookMs: number;
}

/** The side of the worker: like `answerer`, but goes on until the decision is made. */
export function decider(
  games: Readonly<Record<string, Playable>>,
  clock: Clock,
): (task: DecisionTask) => DecidedPlies {
  const answer = answerer(games, clock);
  return ({ laterKeys, ...first }) => {
    const began = clock();
    const { game } = games[first.game] as Playable;
    const plies: Ply[] = [];
    for (let question: Question | undefined = first; question !== undefined;) {
      const { ply } = answer(question);
      const key = laterKeys[plies.length];
      plies.push(ply);
      question = key && questionAfter(game, question, ply, key);
    }
    return { plies, tookMs: clock() - began };
  };
}

/**
 * Undefined where the decision ends. Until then nothing is drawn or shown, so that dealing the imagined world
 * anew after the ply gives the
 * same world as dealing the true one anew.
 */
function questionAfter(game: Game, question: Question, ply: Ply, key: Key): Question | undefined {
  const { now, seat, history } = question;
  if (refuse(game, now, seat, ply) !== undefined) return undefined;
  const after = game.copy(now);
  playPly(game, after, seat, ply, undefined);
  if (!isSameDecision(now, seat, after) || !isPending(after, seat)) return undefined;
  return { ...question, key, now: imagined(game, after, seat, key), history: [...history, [seat, ...ply]] };
}
