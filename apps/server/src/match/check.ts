/** Whether an act may happen, besides the rules of the game; and what it then is for the log. */
import { bit } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { Refuse } from '../refuse.ts';
import type { Beside } from './beside.ts';
import type { Happening } from './happening.ts';
import type { Situation } from './situation.ts';

/** Refuses by throwing. Nothing is changed. */
export function happeningOf(situation: Situation, act: Act): Happening {
  const { match, beside, voters } = situation;
  const { seat } = act;
  switch (act.act) {
    case 'play': {
      refuseWhilePaused(situation);
      return { kind: 'play', body: act.plies };
    }
    case 'undo':
      refuseWhilePaused(situation);
      if (match.undoable(seat) === 0)
        throw new Refuse('refusedByRules', undefined, { why: 'nothingToUndo', rule: '' });
      return { kind: 'undo', body: act.reach };
    case 'askUndo': {
      const keep = situation.telling.ownPliesBeforeLastTurn(seat);
      if (keep === undefined) throw new Refuse('nothingToAsk');
      if (beside.undoRequest !== null) throw new Refuse('requestOpen');
      return { kind: 'askUndo', body: { keep } };
    }
    case 'answerUndo':
      refuseUnasked(situation, act, beside.undoRequest);
      return { kind: 'answerUndo', body: act.agree };
    case 'askPause':
      refuseWhilePaused(situation);
      if (beside.pauseRequest !== null) throw new Refuse('requestOpen');
      return { kind: 'askPause', body: null };
    case 'answerPause':
      refuseUnasked(situation, act, beside.pauseRequest);
      return { kind: 'answerPause', body: act.agree };
    case 'resume':
      if (!beside.isPaused) throw new Refuse('noRequest');
      return { kind: 'resume', body: null };
    case 'leave':
      if ((voters & bit(seat)) === 0) throw new Refuse('seatGivenUp');
      return { kind: 'standIn', body: 'left' };
    case 'return':
      if ((beside.standIns & bit(seat)) === 0) throw new Refuse('notPlayedByBot');
      return { kind: 'return', body: null };
    case 'resign':
      return { kind: 'resign', body: null };
  }
}

function refuseWhilePaused({ beside }: Situation): void {
  if (beside.isPaused) throw new Refuse('paused');
}

/** An answer is meant for the request that was shown, not for another one that took its place meanwhile. */
function refuseUnasked(situation: Situation, { seat, seq }: Act, request: Beside['pauseRequest']): void {
  if (request === null || (request.agreed & bit(seat)) !== 0) throw new Refuse('noRequest');
  if (seq < situation.seqFor(seat, request.seq))
    throw new Refuse('stale', undefined, { seq: situation.seqFor(seat) });
}
