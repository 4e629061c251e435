/** What people are called in one room of a table's chat. */
import { distinctInTurn } from '../people/distinctNames.ts';
import type { NamedPerson, TableWithSeats } from '../store/port.ts';
import { namedSeats } from '../tables/seatNames.ts';

/** Somebody who sits here is called as the seat is, by the first seat of several. */
export function seatedNames(found: TableWithSeats): Map<string, string> {
  const names = new Map<string, string>();
  for (const { person, name } of namedSeats(found)) if (person !== null && !names.has(person)) names.set(person, name);
  return names;
}

/**
 * Names by person. Those who do not sit here are told apart from the seats, and from each other in the order in which they first spoke.
 * `speakers` are those of one room: a name must not tell who has spoken in the other.
 */
export function namesInRoom(found: TableWithSeats, speakers: readonly NamedPerson[]): Map<string, string> {
  const names = seatedNames(found);
  const others = speakers.filter(({ person }) => !names.has(person));
  const distinct = distinctInTurn(
    namedSeats(found).map(({ name }) => name),
    others.map(({ name }) => name),
  );
  others.forEach(({ person }, i) => names.set(person, distinct[i] as string));
  return names;
}
