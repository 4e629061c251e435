import { sql } from 'kysely';
import type { Executor } from './executor.ts';
import { compiled, compileOnce, demanding } from './executor.ts';
import type { ChatRow, Store } from './port.ts';
import type { ChatColumns } from './schema.ts';

type Chat = Pick<Store, 'addChat' | 'chat' | 'chatAfter' | 'chatOf' | 'mute' | 'mutes'>;

const COLUMNS = ['table_id', 'number', 'person', 'name', 'room', 'text', 'at'] as const;

function fromColumns({ table_id: table, ...rest }: ChatColumns): ChatRow {
  return { table, ...rest };
}

/** Takes the next number from the table's row, whose lock keeps two lines from having the same. */
function chatSteps({ build }: Executor, { table, person, name, room, text, at }: Omit<ChatRow, 'number'>) {
  const count = build
    .updateTable('tables')
    .set({ chats: sql<number>`chats + 1` })
    .where('id', '=', table);
  const numbered = build.selectFrom('tables').where('id', '=', table);
  const values = [sql.val(person).as('person'), sql.val(name).as('name'), sql.val(room).as('room'), sql.val(text).as('text')] as const;
  const add = build
    .insertInto('chat')
    .columns(COLUMNS)
    .expression(numbered.select(['id', 'chats', ...values, sql.val(at).as('at')]));
  return [demanding(count), compiled(add.returning('number'))];
}

export function chat(on: Executor): Chat {
  const { build } = on;
  const last = compileOnce((hole: { table: string; room: ChatRow['room']; limit: number }) => {
    const room = build.selectFrom('chat').select(COLUMNS).where('table_id', '=', hole.table).where('room', '=', hole.room);
    return room.orderBy('number', 'desc').limit(hole.limit);
  });

  return {
    async addChat(line) {
      const rows = await on.write(chatSteps(on, line));
      if (rows === undefined) throw new Error(`store: no table ${line.table} to chat at`);
      return Number(rows[0]?.['number']);
    },

    async chat(table, room, limit) {
      return (await on.read(last({ table, room, limit }))).map(fromColumns).toReversed();
    },

    async chatAfter(table, number) {
      const lines = build.selectFrom('chat').select(COLUMNS).where('table_id', '=', table).where('number', '>', number);
      return (await on.read(compiled(lines.orderBy('number')))).map(fromColumns);
    },

    async chatOf(person) {
      const said = build.selectFrom('chat').select(COLUMNS).where('person', '=', person);
      return (await on.read(compiled(said.orderBy('at').orderBy('table_id').orderBy('number')))).map(fromColumns);
    },

    async mute(person, muted, isMuted) {
      const unmute = build.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted);
      // Selected from the people, so that muting somebody who has just gone changes nothing.
      const there = build
        .selectFrom('people')
        .where('id', '=', muted)
        .select([sql.val(person).as('person'), 'id']);
      const mute = build
        .insertInto('mutes')
        .columns(['person', 'muted'])
        .expression(there)
        .onConflict((again) => again.doNothing());
      await on.write([compiled(isMuted ? mute : unmute)]);
    },

    async mutes(person) {
      const muted = build.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted');
      return (await on.read(compiled(muted))).map((row) => row.muted);
    },
  };
}
