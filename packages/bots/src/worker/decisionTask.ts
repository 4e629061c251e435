/**
 * A whole decision as one task of a worker. With one task per ply a decision of many plies would wait in the
 * queue more often than a short one, and on a busy server its length would show in its latency.
 */
import type { Game, Key, Ply } from '@pithead/kernel';
import { isPending, isSameDecision, playPly, refuse } from '@pithead/kernel';
import type { MillisecondClock } from '../search/budget.ts';
import { sampleState } from '../observation.ts';
import type { GameWithBots, BotRequest } from './botWorker.ts';
import { createResponder } from './botWorker.ts';

export interface DecisionTask extends BotRequest {
  /** One key for each ply after the first. If they run out before the decision ends, the host asks again. */
  readonly laterKeys: readonly Key[];
}

export interface DecisionResult {
  readonly plies: readonly Ply[];
  /** Without the time in the queue. */
  readonly tookMs: number;
}

export function createDecisionResponder(
  games: Readonly<Record<string, GameWithBots>>,
  clock: MillisecondClock,
): (task: DecisionTask) => DecisionResult {
  const answer = createResponder(games, clock);
  return ({ laterKeys, ...first }) => {
    const began = clock();
    const { game } = games[first.game] as GameWithBots;
    const plies: Ply[] = [];
    for (let question: BotRequest | undefined = first; question !== undefined;) {
      const { ply } = answer(question);
      const key = laterKeys[plies.length];
      plies.push(ply);
      question = key && questionAfter(game, question, ply, key);
    }
    return { plies, tookMs: clock() - began };
  };
}

/**
 * Undefined when the decision is complete. Until then nothing is drawn or revealed, so redealing the sampled
 * state gives the same worlds as redealing the true state would.
 */
function questionAfter(game: Game, question: BotRequest, ply: Ply, key: Key): BotRequest | undefined {
  const { now, seat, history } = question;
  if (refuse(game, now, seat, ply) !== undefined) return undefined;
  const after = game.copy(now);
  playPly(game, after, seat, ply, undefined);
  if (!isSameDecision(now, seat, after) || !isPending(after, seat)) return undefined;
  return {
    ...question,
    key,
    now: sampleState(game, after, seat, key),
    history: [...history, [seat, ...ply]],
  };
}
