import { sql } from 'kysely';
import type { ChatRow, NewChatLine } from '../chatStore.ts';
import type { Executor, WriteStep } from '../executor.ts';
import type { ChatColumns } from '../schema.ts';
import { compileOnce, toRequiredStep } from '../sqlQuery.ts';
import { isAccountsNameExpression, namedAtExpression } from './personRepository.ts';
import { shareLockTable } from './rowLocks.ts';

const CHAT_COLUMNS = ['table_id', 'number', 'person', 'name', 'room', 'text', 'at'] as const;
/** Processes of version 0.1 write no room number. Lines are never deleted, so counting them gives it. */
const ROOM_NUMBER = sql<number>`CASE WHEN chat.room_number > 0 THEN chat.room_number ELSE (
  SELECT CAST(count(*) AS integer) FROM chat AS earlier
  WHERE earlier.table_id = chat.table_id AND earlier.room = chat.room AND earlier.number <= chat.number) END`;
export const READ_COLUMNS = [...CHAT_COLUMNS, ROOM_NUMBER.as('room_number')] as const;

export function toChatRow({
  table_id: table,
  number: tableNumber,
  room_number: roomNumber,
  ...rest
}: Omit<ChatColumns, 'line_id'>): ChatRow {
  return { table, tableNumber, roomNumber, ...rest };
}

/** Processes of version 0.1 don't increment the counter, so it may be behind the lines. */
function incrementCounter({ db }: Executor, table: string): WriteStep {
  const last = sql<number>`coalesce((SELECT max(c.number) FROM chat AS c WHERE c.table_id = ${table}), 0)`;
  const first = db
    .selectFrom('tables')
    .select(['id', sql<number>`${last} + 1`.as('chats')])
    .where('id', '=', table);
  const next = sql<number>`CASE WHEN chat_counters.chats > ${last} THEN chat_counters.chats ELSE ${last} END + 1`;
  return toRequiredStep(
    db
      .insertInto('chat_counters')
      .columns(['table_id', 'chats'])
      .expression(first)
      .onConflict((known) => known.column('table_id').doUpdateSet({ chats: next })),
  );
}

/**
 * The row lock of the table's counter serialises numbers and repetitions. A repeated line takes no number.
 * The table's row is locked against deletion only: an append may hold it, and the delay would tell that
 * another seat has moved in secret.
 */
export function addChatSteps(
  executor: Executor,
  { table, person, name, room, text, at, id }: NewChatLine,
): WriteStep[] {
  const { db } = executor;
  const numbered = db.selectFrom('chat_counters').where('table_id', '=', table);
  const values = [
    sql.val(person).as('person'),
    sql.val(name).as('name'),
    sql.val(room).as('room'),
    sql.val(text).as('text'),
  ] as const;
  const inRoom = db.selectFrom('chat').where('table_id', '=', table).where('room', '=', room);
  const last = inRoom.select(ROOM_NUMBER.as('last')).orderBy('number', 'desc').limit(1);
  const rest = [
    sql.val(at).as('at'),
    sql.val(id).as('line_id'),
    sql<number>`coalesce((${last}), 0) + 1`.as('room_number'),
  ] as const;
  const add = db
    .insertInto('chat')
    .columns([...CHAT_COLUMNS, 'line_id', 'room_number'])
    .expression(numbered.select(['table_id', 'chats', ...values, ...rest]))
    .onConflict((again) => again.doNothing());
  return [
    shareLockTable(executor, table),
    incrementCounter(executor, table),
    toRequiredStep(add.returning(['number', 'room_number'])),
  ];
}

interface RoomKey {
  readonly table: string;
  readonly room: ChatRow['room'];
}

/** Steps through the index person by person: the time depends on the number of speakers, not of lines. */
export function speakersQuery({ db }: Executor) {
  return compileOnce(({ table, room }: RoomKey) => {
    const inRoom = db.selectFrom('chat as c').where('c.table_id', '=', table).where('c.room', '=', room);
    const person = sql<string | null>`min(c.person)`;
    return db
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
