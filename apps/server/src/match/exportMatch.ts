import type { GameRecord, Viewer, PartialRecord } from '@pithead/kernel';
import { isOver, partialRecordOf, recordOf } from '@pithead/kernel';
import { RequestError } from '../requestError.ts';
import type { MatchSession } from './matchSession.ts';

/**
 * The whole record of a match that is over, for everybody; before that what this viewer knows, and a seat's
 * view for its own person only. One read decides both: a match that ended between two reads would be refused,
 * or told too early.
 */
export function exportMatch(
  live: MatchSession,
  viewer: Viewer,
  person: string | null,
): Promise<GameRecord | PartialRecord> {
  return live.read(live.viewerOf(person, viewer), () => {
    const { match } = live.matchState;
    if (isOver(match.state) || live.table.status === 'abandoned') return recordOf(match);
    if (viewer !== undefined && live.seats[viewer]?.person !== person)
      throw new RequestError(person === null ? 'noSession' : 'notYourSeat');
    return partialRecordOf(match, viewer);
  });
}
