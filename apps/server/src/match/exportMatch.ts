import type { GameRecord, PartialRecord, Viewer } from '@pithead/kernel';
import { isOver, partialRecordOf, recordOf } from '@pithead/kernel';
import { RequestError } from '../requestError.ts';
import type { MatchSession } from './matchSession.ts';

/**
 * The whole record of a match that is over, for everybody; before that what the viewer knows. One read
 * decides which: the match might end between two reads.
 */
export function exportMatch(
  session: MatchSession,
  viewer: Viewer,
  person: string | null,
): Promise<GameRecord | PartialRecord> {
  return session.read(session.viewerOf(person, viewer), () => {
    const { match } = session.matchState;
    if (isOver(match.state) || session.table.status === 'abandoned') return recordOf(match);
    if (viewer !== undefined && session.seats[viewer]?.person !== person)
      throw new RequestError(person === null ? 'noSession' : 'notYourSeat');
    return partialRecordOf(match, viewer);
  });
}
