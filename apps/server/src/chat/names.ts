/** What people are called in one room of a table's chat. */
import { TakenNames } from '../people/distinctNames.ts';
import { addClaimed, compareClaims } from '../people/nameClaims.ts';
import type { Speaker, TableWithSeats } from '../store/port.ts';
import { namedSeats } from '../tables/seatNames.ts';

/** Somebody who sits here is called as the seat is, by the first seat of several. */
export function seatedNames(found: TableWithSeats): Map<string, string> {
  const names = new Map<string, string>();
  for (const { person, name } of namedSeats(found))
    if (person !== null && !names.has(person)) names.set(person, name);
  return names;
}

/**
 * Names by person. The seats come first: their names are shown to everybody, and must not tell who speaks in
 * which room. For the same reason `speakers` are those of one room. A speaker's number comes from the first
 * line, behind those of the seats, so that it never passes to somebody else.
 */
export function namesInRoom(found: TableWithSeats, speakers: readonly Speaker[]): Map<string, string> {
  const names = seatedNames(found);
  const taken = new TakenNames(namedSeats(found).map(({ name }) => name));
  const others = speakers
    .filter(({ person }) => !names.has(person))
    .map((each) => ({ ...each, isAccount: hasOwnName(each, taken) }));
  for (const each of others.toSorted(compareClaims))
    names.set(each.person, addClaimed(taken, each, each.name, found.table.seatCount + each.firstLine));
  return names;
}

/**
 * An account that is called like a seat is numbered, and must not take the name of another account by that.
 */
const hasOwnName = ({ isAccount, name }: Speaker, seats: TakenNames): boolean =>
  isAccount && !seats.has(name);
