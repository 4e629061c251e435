import type { GameRecord, Looker, PartialRecord } from '@pithead/kernel';
import { isOver, partialRecordOf, recordOf } from '@pithead/kernel';
import { Refuse } from '../refuse.ts';
import type { LiveMatch } from './live.ts';

/**
 * The whole record of a match that is over, for everybody; before that what this viewer knows, and a seat's
 * view for its own person only. One read decides both: a match that ended between two reads would be refused,
 * or told too early.
 */
export function exportFor(
  live: LiveMatch,
  viewer: Looker,
  person: string | null,
): Promise<GameRecord | PartialRecord> {
  return live.read(live.viewerOf(person, viewer), () => {
    const { match } = live.situation;
    if (isOver(match.state) || live.table.status === 'abandoned') return recordOf(match);
    if (viewer !== undefined && live.seats[viewer]?.person !== person)
      throw new Refuse(person === null ? 'noSession' : 'notYourSeat');
    return partialRecordOf(match, viewer);
  });
}
