import type { GuideStatus } from '@pithead/protocol';
import { namedSeats } from '../tables/seatNames.ts';
import type {
  ChatRow,
  PersonLanguage,
  PersonRow,
  SeatRow,
  SessionRow,
  Store,
  TableRow,
  TableWithSeats,
} from '../store/store.ts';

export interface PersonalData {
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly isAccount: boolean;
    readonly language: PersonLanguage;
    readonly createdAt: number;
  };
  readonly sessions: readonly Pick<SessionRow, 'createdAt' | 'seenAt' | 'expiresAt'>[];
  readonly tables: readonly OwnTable[];
  readonly chat: readonly (Omit<ChatRow, 'person' | 'tableNumber' | 'roomNumber'> & {
    readonly number: number;
  })[];
  readonly mutes: readonly string[];
  readonly guides: readonly GuideStatus[];
}

interface OwnTable extends Pick<
  TableRow,
  'id' | 'game' | 'version' | 'status' | 'createdAt' | 'startedAt' | 'endedAt'
> {
  readonly isHost: boolean;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'name' | 'hasResigned'>[];
}

export const NO_TABLE_LIMIT = 100_000;

export async function collectPersonalData(
  store: Store,
  person: PersonRow,
  sessions: readonly SessionRow[],
): Promise<PersonalData> {
  const tables = await store.tablesOf(person.id, NO_TABLE_LIMIT);
  const chat = await store.chatLinesOf(person.id);
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
    mutes: await store.mutedBy(person.id),
    guides: await store.guidesOf(person.id),
  };
}

function profileOf({ id, name, accountKey, language, createdAt }: PersonRow): PersonalData['profile'] {
  return { id, name, isAccount: accountKey !== null, language, createdAt };
}

/** Copies field by field: the key of the deal and the other players must not be exported. */
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
