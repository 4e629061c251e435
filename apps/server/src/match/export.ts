import type { GameRecord, Looker, PartialRecord } from '@pithead/kernel';
import { isOver, partialRecordOf, recordOf } from '@pithead/kernel';
import { Refuse } from '../refuse.ts';
import type { LiveMatch } from './live.ts';

/**
 * A match to take along: the whole record when it is over, before that what a looker knows. Whether it is over is looked up at
 * the same moment: until then a seat is its own person's alone.
 */
export function exportFor(live: LiveMatch, looker: Looker, person: string | null): Promise<GameRecord | PartialRecord> {
  return live.read(live.lookerOf(person, looker), () => {
    const { match } = live.situation;
    if (isOver(match.state) || live.table.status === 'abandoned') return recordOf(match);
    if (looker !== undefined && live.seats[looker]?.person !== person) throw new Refuse(person === null ? 'noSession' : 'notYourSeat');
    return partialRecordOf(match, looker);
  });
}
