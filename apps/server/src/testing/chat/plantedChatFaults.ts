import type { ChatLine } from '@pithead/protocol';
import { ConnectionRegistry } from '../../socket/connectionRegistry.ts';
import type { ChatRow, Store } from '../../store/store.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';

interface ChatFault {
  readonly name: string;
  readonly plant: (store: Store) => () => void;
}

const ROOMS: readonly ChatLine['room'][] = ['players', 'spectators'];

/** As in version 0.1: numbered over all lines of the table. */
const numberedByTable = (row: ChatRow): ChatRow => ({ ...row, roomNumber: row.tableNumber });

export const PLANTED_CHAT_FAULTS: readonly ChatFault[] = [
  {
    name: 'both rooms of the chat share their numbers',
    plant: (store) => {
      const of = { prototype: store };
      const removals = [
        replaceMethod(of, 'addChatLine', (original) => async (line) => {
          const said = await original(line);
          if (said.kind === 'gone') return said;
          return said.kind === 'added'
            ? { ...said, roomNumber: said.tableNumber }
            : { ...said, first: numberedByTable(said.first) };
        }),
        replaceMethod(
          of,
          'lastChatLines',
          (original) =>
            async (...asked) =>
              (await original(...asked)).map(numberedByTable),
        ),
        replaceMethod(of, 'findChatLine', (original) => async (line) => {
          const row = await original(line);
          return row && numberedByTable(row);
        }),
      ];
      return () => removals.forEach((remove) => remove());
    },
  },
  {
    name: 'a published line has a number over both rooms, a loaded one a number of its room',
    plant: (store) =>
      replaceMethod({ prototype: store }, 'addChatLine', (original) => async (line) => {
        const said = await original(line);
        return said.kind === 'added' ? { ...said, roomNumber: said.tableNumber } : said;
      }),
  },
  {
    name: 'one’s own data number a line among those of both rooms',
    plant: (store) =>
      replaceMethod(
        { prototype: store },
        'chatLinesOf',
        (original) => async (person) => (await original(person)).map(numberedByTable),
      ),
  },
  {
    name: 'the last lines of both rooms are read, and those of one are shown',
    plant: (store) =>
      replaceMethod({ prototype: store }, 'lastChatLines', () => async (table, room, limit) => {
        const last = (await store.chatLinesAfter(table, 0)).slice(-limit);
        return last.filter((row) => row.room === room);
      }),
  },
  {
    name: 'names are numbered after speakers of the other room',
    plant: (store) =>
      replaceMethod({ prototype: store }, 'speakers', (original) => async (table) => {
        const [players = [], spectators = []] = await Promise.all(ROOMS.map((room) => original(table, room)));
        return [...players, ...spectators];
      }),
  },
  {
    name: 'a line is published to both rooms',
    plant: () =>
      replaceMethod(
        ConnectionRegistry,
        'sendChat',
        (original) =>
          function sendChat(this: ConnectionRegistry, found, said) {
            for (const room of ROOMS) original.call(this, found, { ...said, line: { ...said.line, room } });
          },
      ),
  },
];
