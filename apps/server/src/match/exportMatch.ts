import type { GameRecord, Viewer } from '@pithead/kernel';
import { isOver } from '@pithead/kernel';
import type { PartialRecord } from '@pithead/match';
import { fullRecordOf, partialRecordOf } from '@pithead/match';
import { RequestError } from '../requestError.ts';
import type { MatchSession } from './matchSession.ts';

/**
 * The whole record once the match is over, before that what the viewer knows. One read decides which: the
 * match might end between two.
 */
export function exportMatch(
  session: MatchSession,
  viewer: Viewer,
  person: string | null,
): Promise<GameRecord | PartialRecord> {
  return session.readFromLog(session.viewerOf(person, viewer), () => {
    const { matchState } = session;
    if (isOver(matchState.gameState) || session.table.status === 'abandoned') return fullRecordOf(matchState);
    if (viewer !== undefined && session.seats[viewer]?.person !== person)
      throw new RequestError(person === null ? 'noSession' : 'notYourSeat');
    return partialRecordOf(matchState, viewer);
  });
}
