import { namedSeats } from '../tables/seatNames.ts';
import type {
  ChatRow,
  Language,
  Person,
  SeatRow,
  Session,
  Store,
  TableRow,
  TableWithSeats,
} from '../store/port.ts';

/** Everything stored about a person that is theirs to know. Times are milliseconds since 1970. */
export interface OwnData {
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly isAccount: boolean;
    readonly language: Language;
    readonly createdAt: number;
  };
  readonly sessions: readonly Pick<Session, 'createdAt' | 'seenAt' | 'expiresAt'>[];
  readonly tables: readonly OwnTable[];
  /** `number` is the room number. */
  readonly chat: readonly (Omit<ChatRow, 'person' | 'tableNumber' | 'roomNumber'> & {
    readonly number: number;
  })[];
  readonly mutes: readonly string[];
}

interface OwnTable extends Pick<
  TableRow,
  'id' | 'game' | 'version' | 'status' | 'createdAt' | 'startedAt' | 'endedAt'
> {
  readonly isHost: boolean;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'name' | 'hasResigned'>[];
}

export const ALL_TABLES = 100_000;

export async function ownData(store: Store, person: Person, sessions: readonly Session[]): Promise<OwnData> {
  const tables = await store.tablesOf(person.id, ALL_TABLES);
  const chat = await store.chatOf(person.id);
  return {
    profile: profileOf(person),
    sessions: sessions.map(({ createdAt, seenAt, expiresAt }) => ({ createdAt, seenAt, expiresAt })),
    tables: tables.map((table) => ownTable(table, person.id)),
    chat: chat.map(({ table, roomNumber, name, room, text, at }) => ({
      table,
      number: roomNumber,
      name,
      room,
      text,
      at,
    })),
    mutes: await store.mutes(person.id),
  };
}

function profileOf({ id, name, accountKey, language, createdAt }: Person): OwnData['profile'] {
  return { id, name, isAccount: accountKey !== null, language, createdAt };
}

/** Picks the person's own fields: neither the key of the deal nor the other players. */
function ownTable(found: TableWithSeats, person: string): OwnTable {
  const { table } = found;
  const { id, game, version, status, createdAt, startedAt, endedAt } = table;
  const own = namedSeats(found)
    .filter((seat) => seat.person === person)
    .map(({ seat, name, hasResigned }) => ({ seat, name, hasResigned }));
  return {
    id,
    game,
    version,
    status,
    createdAt,
    startedAt,
    endedAt,
    isHost: table.host === person,
    seats: own,
  };
}
