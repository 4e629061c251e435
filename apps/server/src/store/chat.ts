import { sql } from 'kysely';
import type { Executor, Row, Step } from './executor.ts';
import { compiled, compileOnce, demanding, StepRefused } from './executor.ts';
import { keepPeople, keepTable } from './locks.ts';
import { isAccountsName, namedAt } from './people.ts';
import type { ChatRow, NewLine, Said, Store } from './port.ts';
import { StoreFault } from './port.ts';
import type { ChatColumns } from './schema.ts';
import type { Settle } from './settle.ts';

type Chat = Pick<
  Store,
  'addChat' | 'chatSaidAs' | 'chat' | 'chatAfter' | 'chatOf' | 'speakers' | 'mute' | 'mutes'
>;

const COLUMNS = ['table_id', 'number', 'person', 'name', 'room', 'text', 'at'] as const;
/**
 * A process of version 0.1 that writes into this database gives no number of the room. Nothing is ever
 * deleted, so counting finds it.
 */
const ROOM_NUMBER = sql<number>`CASE WHEN chat.room_number > 0 THEN chat.room_number ELSE (
  SELECT CAST(count(*) AS integer) FROM chat AS earlier
  WHERE earlier.table_id = chat.table_id AND earlier.room = chat.room AND earlier.number <= chat.number) END`;
const READ = [...COLUMNS, ROOM_NUMBER.as('room_number')] as const;

function fromColumns({
  table_id: table,
  number: tableNumber,
  room_number: roomNumber,
  ...rest
}: Omit<ChatColumns, 'line_id'>): ChatRow {
  return { table, tableNumber, roomNumber, ...rest };
}

/**
 * One more than the last number. Processes of version 0.1 don't use the counter, so it may be behind the
 * lines.
 */
function countStep({ build }: Executor, table: string): Step {
  const last = sql<number>`coalesce((SELECT max(c.number) FROM chat AS c WHERE c.table_id = ${table}), 0)`;
  const first = build
    .selectFrom('tables')
    .select(['id', sql<number>`${last} + 1`.as('chats')])
    .where('id', '=', table);
  const next = sql<number>`CASE WHEN chat_counters.chats > ${last} THEN chat_counters.chats ELSE ${last} END + 1`;
  return demanding(
    build
      .insertInto('chat_counters')
      .columns(['table_id', 'chats'])
      .expression(first)
      .onConflict((known) => known.column('table_id').doUpdateSet({ chats: next })),
  );
}

/**
 * Takes the next number from the table's counter, whose lock keeps two lines from having the same, also of
 * the room. A line that was said before takes none: who repeats it while it is being written waits for that
 * lock, and then for nothing. The table's own row is locked for others only against its deletion: an append
 * may hold it, and that another seat has moved in secret must not be told by a delay.
 */
function chatSteps(on: Executor, { table, person, name, room, text, at, id }: NewLine): Step[] {
  const { build } = on;
  const numbered = build.selectFrom('chat_counters').where('table_id', '=', table);
  const values = [
    sql.val(person).as('person'),
    sql.val(name).as('name'),
    sql.val(room).as('room'),
    sql.val(text).as('text'),
  ] as const;
  const inRoom = build.selectFrom('chat').where('table_id', '=', table).where('room', '=', room);
  const last = inRoom.select(ROOM_NUMBER.as('last')).orderBy('number', 'desc').limit(1);
  const rest = [
    sql.val(at).as('at'),
    sql.val(id).as('line_id'),
    sql<number>`coalesce((${last}), 0) + 1`.as('room_number'),
  ] as const;
  const add = build
    .insertInto('chat')
    .columns([...COLUMNS, 'line_id', 'room_number'])
    .expression(numbered.select(['table_id', 'chats', ...values, ...rest]))
    .onConflict((again) => again.doNothing());
  return [keepTable(on, table), countStep(on, table), demanding(add.returning(['number', 'room_number']))];
}

/** A number that another process takes is lost at most so often. */
const MOST_TRIES = 5;

/** Somebody whom a write is about, or the table, was deleted. */
const GONE = 'gone';

/** What a write finds that was repeated after its COMMIT was lost. */
const isSame = (one: ChatRow, other: NewLine): boolean =>
  one.at === other.at && one.room === other.room && one.text === other.text;

interface RoomHole {
  readonly table: string;
  readonly room: ChatRow['room'];
}

/**
 * Goes from person to person in the index: a room in which few have said much is read as quickly as one in
 * which they have said little.
 */
function speakersQuery({ build }: Executor) {
  return compileOnce(({ table, room }: RoomHole) => {
    const inRoom = build.selectFrom('chat as c').where('c.table_id', '=', table).where('c.room', '=', room);
    const person = sql<string | null>`min(c.person)`;
    return build
      .withRecursive('spoke(person)', (start) =>
        start
          .selectFrom('chat as c')
          .select(person.as('person'))
          .where('c.table_id', '=', table)
          .where('c.room', '=', room)
          .unionAll((next) =>
            next
              .selectFrom('spoke')
              .select(
                inRoom
                  .select(person.as('next'))
                  .where('c.person', '>', sql.ref<string>('spoke.person'))
                  .as('person'),
              )
              .where('spoke.person', 'is not', null),
          ),
      )
      .selectFrom('spoke')
      .innerJoin('people as p', 'p.id', 'spoke.person')
      .innerJoin('chat', (first) =>
        first
          .on('chat.table_id', '=', table)
          .on(
            'chat.number',
            '=',
            inRoom
              .select(sql<number>`min(c.number)`.as('first'))
              .where('c.person', '=', sql.ref<string>('p.id')),
          ),
      )
      .select([
        'p.id as person',
        'p.name',
        'p.account_key',
        namedAt('p').as('named_at'),
        isAccountsName('p').as('is_taken'),
      ])
      .select(['chat.at', ROOM_NUMBER.as('room_number')])
      .orderBy('chat.number');
  });
}

export function chat(on: Executor, settle: Settle): Chat {
  const { build } = on;
  const last = compileOnce((hole: { table: string; room: ChatRow['room']; limit: number }) => {
    const room = build
      .selectFrom('chat')
      .select(READ)
      .where('table_id', '=', hole.table)
      .where('room', '=', hole.room);
    return room.orderBy('number', 'desc').limit(hole.limit);
  });

  const saidAs = compileOnce((hole: Parameters<Store['chatSaidAs']>[0]) =>
    build
      .selectFrom('chat')
      .select(READ)
      .where('table_id', '=', hole.table)
      .where('person', '=', hole.person)
      .where('line_id', '=', hole.id),
  );
  const chatSaidAs: Store['chatSaidAs'] = async (line) => {
    const [row] = await on.read(saidAs(line));
    return row && fromColumns(row);
  };

  const speakersIn = speakersQuery(on);

  const write = async (steps: readonly Step[]): Promise<readonly Row[] | undefined | typeof GONE> => {
    try {
      return await on.write(steps);
    } catch (error) {
      if (error instanceof StepRefused) return GONE;
      throw error;
    }
  };

  /** Undefined if a process of version 0.1, which does not wait for the counter, took the number. */
  const tryOnce = async (line: NewLine, wasLost: boolean): Promise<Said | undefined> => {
    const rows = await write([...keepPeople(on, [line.person]), ...chatSteps(on, line)]);
    if (rows === GONE) return { kind: 'gone' };
    if (rows !== undefined)
      return {
        kind: 'said',
        tableNumber: Number(rows[0]?.['number']),
        roomNumber: Number(rows[0]?.['room_number']),
      };
    const first = await chatSaidAs(line);
    if (first === undefined) return undefined;
    const { tableNumber, roomNumber } = first;
    return wasLost && isSame(first, line)
      ? { kind: 'said', tableNumber, roomNumber }
      : { kind: 'repeated', first };
  };

  const addOnce = async (line: NewLine, wasLost: boolean): Promise<Said> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const said = await tryOnce(line, wasLost);
      if (said !== undefined) return said;
    }
    throw new StoreFault('busy');
  };

  return {
    addChat: (line) => settle((wasLost) => addOnce(line, wasLost)),

    chatSaidAs,

    async chat(table, room, limit) {
      return (await on.read(last({ table, room, limit }))).map(fromColumns).toReversed();
    },

    async chatAfter(table, tableNumber) {
      const lines = build
        .selectFrom('chat')
        .select(READ)
        .where('table_id', '=', table)
        .where('number', '>', tableNumber);
      return (await on.read(compiled(lines.orderBy('number')))).map(fromColumns);
    },

    async chatOf(person) {
      const said = build.selectFrom('chat').select(READ).where('person', '=', person);
      return (await on.read(compiled(said.orderBy('at').orderBy('table_id').orderBy('number')))).map(
        fromColumns,
      );
    },

    async speakers(table, room) {
      const rows = await on.read(speakersIn({ table, room }));
      return rows.map(({ person, name, account_key, at, room_number, named_at, is_taken }) => ({
        person,
        name,
        firstLine: room_number,
        isAccount: account_key !== null,
        isAccountsName: is_taken === 1,
        namedAt: named_at,
        hereSince: at,
      }));
    },

    async mute(person, muted, isMuted) {
      const unmute = build.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted);
      const mute = build
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((again) => again.doNothing());
      // Where one of them has just been deleted there is nothing to mute.
      await write(isMuted ? [...keepPeople(on, [person, muted]), compiled(mute)] : [compiled(unmute)]);
    },

    async mutes(person) {
      const muted = build.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted');
      return (await on.read(compiled(muted))).map((row) => row.muted);
    },
  };
}
