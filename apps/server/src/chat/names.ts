/** What people are called in one room of a table's chat. */
import { distinctByRank } from '../people/distinctNames.ts';
import { compareClaims } from '../people/nameClaims.ts';
import type { Speaker, TableWithSeats } from '../store/port.ts';
import { namedSeats } from '../tables/seatNames.ts';

/** Somebody who sits here is called as the seat is, by the first seat of several. */
export function seatedNames(found: TableWithSeats): Map<string, string> {
  const names = new Map<string, string>();
  for (const { person, name } of namedSeats(found)) if (person !== null && !names.has(person)) names.set(person, name);
  return names;
}

/**
 * Names by person. The seats come first: their names are shown to everybody, and must not tell who speaks in which room. For the same
 * reason `speakers` are those of one room. A speaker's number comes from the first line, so that it never passes to somebody else.
 */
export function namesInRoom(found: TableWithSeats, speakers: readonly Speaker[]): Map<string, string> {
  const names = seatedNames(found);
  const others = speakers.filter(({ person }) => !names.has(person)).toSorted(compareClaims);
  const distinct = distinctByRank(
    namedSeats(found).map(({ name }) => name),
    others.map(({ name, firstLine }) => ({ name, number: firstLine + 1 })),
  );
  others.forEach(({ person }, i) => names.set(person, distinct[i] as string));
  return names;
}
