import { sql } from 'kysely';
import type { Executor, SqlRow, WriteStep } from '../executor.ts';
import { toSqlQuery, compileOnce, toRequiredStep } from '../sqlQuery.ts';
import { StepRefused } from '../executor.ts';
import { shareLockPeople, shareLockTable } from './rowLocks.ts';
import { isAccountsNameExpression, namedAtExpression } from './personRepository.ts';
import type { ChatRow, ChatStore, NewChatLine, AddChatResult } from '../chatStore.ts';
import { StoreError } from '../storeErrors.ts';
import type { ChatColumns } from '../schema.ts';
import type { LostCommitRetry } from '../lostCommitRetry.ts';

const COLUMNS = ['table_id', 'number', 'person', 'name', 'room', 'text', 'at'] as const;
/** Processes of version 0.1 write no room number. Lines are never deleted, so counting them gives it. */
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
 * Increments the table's counter. Processes of version 0.1 don't use the counter, so it may be behind the
 * lines.
 */
function countStep({ build }: Executor, table: string): WriteStep {
  const last = sql<number>`coalesce((SELECT max(c.number) FROM chat AS c WHERE c.table_id = ${table}), 0)`;
  const first = build
    .selectFrom('tables')
    .select(['id', sql<number>`${last} + 1`.as('chats')])
    .where('id', '=', table);
  const next = sql<number>`CASE WHEN chat_counters.chats > ${last} THEN chat_counters.chats ELSE ${last} END + 1`;
  return toRequiredStep(
    build
      .insertInto('chat_counters')
      .columns(['table_id', 'chats'])
      .expression(first)
      .onConflict((known) => known.column('table_id').doUpdateSet({ chats: next })),
  );
}

/**
 * Takes the next number from the table's counter, whose row lock also serialises room numbers and
 * repetitions. A repeated line takes no number. The table's row is locked against deletion only: an append
 * may hold it, and the delay would tell that another seat has moved in secret.
 */
function chatSteps(
  executor: Executor,
  { table, person, name, room, text, at, id }: NewChatLine,
): WriteStep[] {
  const { build } = executor;
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
  return [
    shareLockTable(executor, table),
    countStep(executor, table),
    toRequiredStep(add.returning(['number', 'room_number'])),
  ];
}

const MOST_TRIES = 5;

const GONE = 'gone';

/** Recognises the line that a write with a lost COMMIT had added. */
const isSame = (one: ChatRow, other: NewChatLine): boolean =>
  one.at === other.at && one.room === other.room && one.text === other.text;

interface RoomHole {
  readonly table: string;
  readonly room: ChatRow['room'];
}

/**
 * Steps through the index person by person, so that the time depends on the number of speakers, not of lines.
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
        namedAtExpression('p').as('named_at'),
        isAccountsNameExpression('p').as('is_taken'),
      ])
      .select(['chat.at', ROOM_NUMBER.as('room_number')])
      .orderBy('chat.number');
  });
}

export function chatRepository(executor: Executor, settle: LostCommitRetry): ChatStore {
  const { build } = executor;
  const last = compileOnce((hole: { table: string; room: ChatRow['room']; limit: number }) => {
    const room = build
      .selectFrom('chat')
      .select(READ)
      .where('table_id', '=', hole.table)
      .where('room', '=', hole.room);
    return room.orderBy('number', 'desc').limit(hole.limit);
  });

  const saidAs = compileOnce((hole: Parameters<ChatStore['findChatLine']>[0]) =>
    build
      .selectFrom('chat')
      .select(READ)
      .where('table_id', '=', hole.table)
      .where('person', '=', hole.person)
      .where('line_id', '=', hole.id),
  );
  const chatSaidAs: ChatStore['findChatLine'] = async (line) => {
    const [row] = await executor.read(saidAs(line));
    return row && fromColumns(row);
  };

  const speakersIn = speakersQuery(executor);

  const write = async (steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined | typeof GONE> => {
    try {
      return await executor.write(steps);
    } catch (error) {
      if (error instanceof StepRefused) return GONE;
      throw error;
    }
  };

  /** Undefined if a process of version 0.1, which does not lock the counter, took the number. */
  const tryOnce = async (line: NewChatLine, wasLost: boolean): Promise<AddChatResult | undefined> => {
    const rows = await write([...shareLockPeople(executor, [line.person]), ...chatSteps(executor, line)]);
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

  const addOnce = async (line: NewChatLine, wasLost: boolean): Promise<AddChatResult> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const said = await tryOnce(line, wasLost);
      if (said !== undefined) return said;
    }
    throw new StoreError('busy');
  };

  return {
    addChatLine: (line) => settle((wasLost) => addOnce(line, wasLost)),

    findChatLine: chatSaidAs,

    async lastChatLines(table, room, limit) {
      return (await executor.read(last({ table, room, limit }))).map(fromColumns).toReversed();
    },

    async chatLinesAfter(table, tableNumber) {
      const lines = build
        .selectFrom('chat')
        .select(READ)
        .where('table_id', '=', table)
        .where('number', '>', tableNumber);
      return (await executor.read(toSqlQuery(lines.orderBy('number')))).map(fromColumns);
    },

    async chatLinesOf(person) {
      const said = build.selectFrom('chat').select(READ).where('person', '=', person);
      return (await executor.read(toSqlQuery(said.orderBy('at').orderBy('table_id').orderBy('number')))).map(
        fromColumns,
      );
    },

    async speakers(table, room) {
      const rows = await executor.read(speakersIn({ table, room }));
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

    async setMuted(person, muted, isMuted) {
      const unmute = build.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted);
      const mute = build
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((again) => again.doNothing());
      // Ignores that one of them has just been deleted.
      await write(
        isMuted ? [...shareLockPeople(executor, [person, muted]), toSqlQuery(mute)] : [toSqlQuery(unmute)],
      );
    },

    async mutedBy(person) {
      const muted = build.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted');
      return (await executor.read(toSqlQuery(muted))).map((row) => row.muted);
    },
  };
}
