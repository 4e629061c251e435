/** Names in lists of tables, where different people may have the same name. */
import type { SeatInfo, TableInfo } from '@pithead/protocol';
import { displayName } from '../displayNames.ts';
import type { Texts } from '../text/index.ts';

/** Letters that look alike are compared by the server, at each table; here equal spelling counts. */
const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');

/** The viewer has no id in a list of tables, and is no other person. */
const idOf = ({ person, isYours }: SeatInfo): string => (isYours ? 'you' : (person ?? ''));

/** Three digits that stay the same for a person. */
function tagOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 900;
  return 100 + hash;
}

/** Returns the name to show for a seat: people who share a name with somebody else in the list get a number. */
export function peopleNames(
  tables: readonly Pick<TableInfo, 'seats'>[],
  texts: Pick<Texts, 'formerPlayer' | 'guest'>,
): (seat: SeatInfo) => string {
  const people = new Map<string, Set<string>>();
  for (const seat of tables.flatMap(({ seats }) => seats)) {
    if (seat.kind !== 'person' || idOf(seat) === '') continue;
    const key = keyOf(seat.name);
    people.set(key, (people.get(key) ?? new Set()).add(idOf(seat)));
  }
  return (seat) => {
    const name = displayName(seat.name, texts);
    const id = idOf(seat);
    const isShared = id !== '' && (people.get(keyOf(seat.name))?.size ?? 0) > 1;
    return isShared && id !== 'you' ? `${name} #${tagOf(id)}` : name;
  };
}
