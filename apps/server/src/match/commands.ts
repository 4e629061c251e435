/** Whether an act may happen, besides the rules of the game; and what it then is for the log. */
import { bit } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { RequestError } from '../requestError.ts';
import type { TableRequests } from './requests.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './matchState.ts';

/** Refuses by throwing. Nothing is changed. */
export function toEvent(situation: MatchState, act: Act): MatchEvent {
  const { match, requests, voters } = situation;
  const { seat } = act;
  switch (act.act) {
    case 'play': {
      refuseWhilePaused(situation);
      return { kind: 'play', body: act.plies };
    }
    case 'undo':
      refuseWhilePaused(situation);
      if (match.undoable(seat) === 0)
        throw new RequestError('refusedByRules', undefined, { why: 'nothingToUndo', rule: '' });
      return { kind: 'undo', body: act.reach };
    case 'askUndo': {
      const keep = situation.telling.ownPliesBeforeLastTurn(seat);
      if (keep === undefined) throw new RequestError('nothingToAsk');
      if (requests.undoRequest !== null) throw new RequestError('requestOpen');
      return { kind: 'askUndo', body: { keep } };
    }
    case 'answerUndo':
      refuseUnasked(situation, act, requests.undoRequest);
      return { kind: 'answerUndo', body: act.agree };
    case 'askPause':
      refuseWhilePaused(situation);
      if (requests.pauseRequest !== null) throw new RequestError('requestOpen');
      return { kind: 'askPause', body: null };
    case 'answerPause':
      refuseUnasked(situation, act, requests.pauseRequest);
      return { kind: 'answerPause', body: act.agree };
    case 'resume':
      if (!requests.isPaused) throw new RequestError('noRequest');
      return { kind: 'resume', body: null };
    case 'leave':
      if ((voters & bit(seat)) === 0) throw new RequestError('seatGivenUp');
      return { kind: 'standIn', body: 'left' };
    case 'return':
      if ((requests.standIns & bit(seat)) === 0) throw new RequestError('notPlayedByBot');
      return { kind: 'return', body: null };
    case 'resign':
      return { kind: 'resign', body: null };
  }
}

function refuseWhilePaused({ requests }: MatchState): void {
  if (requests.isPaused) throw new RequestError('paused');
}

/** An answer is meant for the request that was shown, not for another one that took its place meanwhile. */
function refuseUnasked(
  situation: MatchState,
  { seat, seq }: Act,
  request: TableRequests['pauseRequest'],
): void {
  if (request === null || (request.agreed & bit(seat)) !== 0) throw new RequestError('noRequest');
  if (seq < situation.seqFor(seat, request.seq))
    throw new RequestError('stale', undefined, { seq: situation.seqFor(seat) });
}
