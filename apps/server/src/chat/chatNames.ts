import { TakenNames } from '../people/names/distinctNames.ts';
import { addByClaim, compareClaims } from '../people/names/nameClaims.ts';
import type { ChatSpeaker, TableWithSeats } from '../store/store.ts';
import { namedSeats } from '../tables/seatNames.ts';

export function seatedNames(found: TableWithSeats): Map<string, string> {
  const names = new Map<string, string>();
  for (const { person, name } of namedSeats(found))
    if (person !== null && !names.has(person)) names.set(person, name);
  return names;
}

/**
 * Names by person in one room. Seats come first and `speakers` are those of one room: otherwise a name could
 * reveal who writes in the other room. A speaker's number is derived from the first line and lies above the
 * seat numbers, so it never passes to somebody else.
 */
export function namesInRoom(found: TableWithSeats, speakers: readonly ChatSpeaker[]): Map<string, string> {
  const names = seatedNames(found);
  const taken = new TakenNames(namedSeats(found).map(({ name }) => name));
  const others = speakers
    .filter(({ person }) => !names.has(person))
    .map((each) => ({ ...each, isAccount: hasOwnName(each, taken) }));
  for (const each of others.toSorted(compareClaims))
    names.set(each.person, addByClaim(taken, each, each.name, found.table.seatCount + each.firstLine));
  return names;
}

/** An account with the name of a seat is numbered, and must not displace another account by that number. */
const hasOwnName = ({ isAccount, name }: ChatSpeaker, seats: TakenNames): boolean =>
  isAccount && !seats.has(name);
