import type { AddChatResult, ChatRow, ChatStore, NewChatLine } from '../chatStore.ts';
import type { Executor } from '../executor.ts';
import type { LostCommitRetry } from '../retries/lostCommitRetry.ts';
import { compileOnce, toSqlQuery } from '../sqlQuery.ts';
import { StoreError } from '../storeErrors.ts';
import { addChatSteps, READ_COLUMNS, speakersQuery, toChatRow } from './chatQueries.ts';
import { GONE, shareLockPeople, writeUnlessGone } from './rowLocks.ts';

const MAX_TRIES = 5;

/** Recognises the line that a write with a lost COMMIT has added. */
const isSame = (one: ChatRow, other: NewChatLine): boolean =>
  one.at === other.at && one.room === other.room && one.text === other.text;

export function chatRepository(executor: Executor, retryLostCommit: LostCommitRetry): ChatStore {
  const { db } = executor;
  const last = compileOnce((values: { table: string; room: ChatRow['room']; limit: number }) => {
    const room = db
      .selectFrom('chat')
      .select(READ_COLUMNS)
      .where('table_id', '=', values.table)
      .where('room', '=', values.room);
    return room.orderBy('number', 'desc').limit(values.limit);
  });

  const byId = compileOnce((values: Parameters<ChatStore['findChatLine']>[0]) =>
    db
      .selectFrom('chat')
      .select(READ_COLUMNS)
      .where('table_id', '=', values.table)
      .where('person', '=', values.person)
      .where('line_id', '=', values.id),
  );
  const findChatLine: ChatStore['findChatLine'] = async (line) => {
    const [row] = await executor.read(byId(line));
    return row && toChatRow(row);
  };

  const speakersIn = speakersQuery(executor);

  /** Undefined if a process of version 0.1, which does not lock the counter, took the number. */
  const tryAdd = async (line: NewChatLine, wasLost: boolean): Promise<AddChatResult | undefined> => {
    const rows = await writeUnlessGone(executor, [
      ...shareLockPeople(executor, [line.person]),
      ...addChatSteps(executor, line),
    ]);
    if (rows === GONE) return { kind: 'gone' };
    if (rows !== undefined)
      return {
        kind: 'added',
        tableNumber: Number(rows[0]?.['number']),
        roomNumber: Number(rows[0]?.['room_number']),
      };
    const first = await findChatLine(line);
    if (first === undefined) return undefined;
    const { tableNumber, roomNumber } = first;
    return wasLost && isSame(first, line)
      ? { kind: 'added', tableNumber, roomNumber }
      : { kind: 'repeated', first };
  };

  const addLine = async (line: NewChatLine, wasLost: boolean): Promise<AddChatResult> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const result = await tryAdd(line, wasLost);
      if (result !== undefined) return result;
    }
    throw new StoreError('busy');
  };

  return {
    addChatLine: (line) => retryLostCommit((wasLost) => addLine(line, wasLost)),

    findChatLine,

    async lastChatLines(table, room, limit) {
      return (await executor.read(last({ table, room, limit }))).map(toChatRow).toReversed();
    },

    async chatLinesAfter(table, tableNumber) {
      const lines = db
        .selectFrom('chat')
        .select(READ_COLUMNS)
        .where('table_id', '=', table)
        .where('number', '>', tableNumber);
      return (await executor.read(toSqlQuery(lines.orderBy('number')))).map(toChatRow);
    },

    async chatLinesOf(person) {
      const lines = db.selectFrom('chat').select(READ_COLUMNS).where('person', '=', person);
      return (await executor.read(toSqlQuery(lines.orderBy('at').orderBy('table_id').orderBy('number')))).map(
        toChatRow,
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
  };
}
