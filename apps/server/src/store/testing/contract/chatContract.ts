import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import type { ChatRow, NewChatLine, AddChatResult } from '../../store.ts';
import { addPerson, addRunningTable, buildChatLine, nextTime } from '../testRows.ts';

export function chatContract(store: StoreProvider): void {
  const addLine = async (
    table: string,
    person: string,
    text: string,
    room: ChatRow['room'] = 'players',
  ): Promise<ChatRow> => {
    const line = buildChatLine(table, person, { room, text });
    const { tableNumber, roomNumber } = (await store().addChatLine(line)) as AddChatResult & {
      kind: 'added';
    };
    return asRead(line, tableNumber, roomNumber);
  };
  const asRead = (
    { id: _id, ...line }: NewChatLine,
    tableNumber: number,
    roomNumber = tableNumber,
  ): ChatRow => ({
    ...line,
    tableNumber,
    roomNumber,
  });

  describe('chat', () => {
    it('chat lines are numbered per table and per room, and read oldest first', async () => {
      const { table, person } = await addRunningTable(store());
      const lines = [];
      for (const text of ['a', 'b', 'c']) lines.push(await addLine(table.id, person.id, text));
      const aside = await addLine(table.id, person.id, '<b>\n"\'', 'spectators');
      lines.push(await addLine(table.id, person.id, 'd'));
      expect([...lines, aside].map(({ tableNumber }) => tableNumber)).toEqual([1, 2, 3, 5, 4]);
      expect([...lines, aside].map(({ roomNumber }) => roomNumber)).toEqual([1, 2, 3, 4, 1]);
      expect(await store().lastChatLines(table.id, 'players', 3)).toEqual(lines.slice(1));
      expect(await store().lastChatLines(table.id, 'spectators', 10)).toEqual([aside]);
    });

    it('concurrent chat lines get distinct numbers', async () => {
      const { table, person } = await addRunningTable(store());
      const lines = await Promise.all(
        Array.from({ length: 20 }, (_, i) => addLine(table.id, person.id, `${i}`)),
      );
      expect(lines.map(({ tableNumber }) => tableNumber).toSorted((a, b) => a - b)).toEqual(
        lines.map((_, i) => i + 1),
      );
      expect(await store().lastChatLines(table.id, 'players', 100)).toEqual(
        lines.toSorted((a, b) => a.tableNumber - b.tableNumber),
      );
    });

    it('concurrent chat lines get the next numbers of their rooms', async () => {
      const { table, person } = await addRunningTable(store());
      const rooms = ['players', 'spectators'] as const;
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => addLine(table.id, person.id, `${i}`, rooms[i % 2])),
      );
      for (const room of rooms)
        expect(
          (await store().lastChatLines(table.id, room, 100)).map(({ roomNumber }) => roomNumber),
        ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it('the speakers of a room are returned in the order of their first lines with current names', async () => {
      const { table, person } = await addRunningTable(store());
      const others = [await addPerson(store()), await addPerson(store()), await addPerson(store())] as const;
      const [ben, cem, gone] = others;
      const lines: ChatRow[] = [];
      for (const { id } of [ben, gone, person, ben, cem, person])
        lines.push(await addLine(table.id, id, 'Hm', 'spectators'));
      await addLine(table.id, (await addPerson(store())).id, 'Hm');
      await addLine(
        (await addRunningTable(store())).table.id,
        (await addPerson(store())).id,
        'Hm',
        'spectators',
      );
      const change = { name: 'Cem', namedAt: nextTime(), accountKey: `cem-${nextTime()}` };
      await store().changePerson(cem.id, change);
      await store().deletePerson(gone.id, 'deleted');
      expect(await store().speakers(table.id, 'spectators')).toEqual([
        {
          person: ben.id,
          name: ben.name,
          firstLine: 1,
          isAccount: false,
          isAccountsName: false,
          namedAt: ben.namedAt,
          hereSince: lines[0]?.at,
        },
        {
          person: person.id,
          name: person.name,
          firstLine: 3,
          isAccount: false,
          isAccountsName: false,
          namedAt: person.namedAt,
          hereSince: lines[2]?.at,
        },
        {
          person: cem.id,
          name: 'Cem',
          firstLine: 5,
          isAccount: true,
          isAccountsName: false,
          namedAt: change.namedAt,
          hereSince: lines[4]?.at,
        },
      ]);
      expect(await store().speakers((await addRunningTable(store())).table.id, 'players')).toEqual([]);
    });

    it('the chat lines of a person at all tables are found', async () => {
      const { table, person } = await addRunningTable(store());
      const { table: other } = await addRunningTable(store());
      const added = [
        await addLine(table.id, person.id, 'a'),
        await addLine(other.id, person.id, 'b'),
        await addLine(table.id, person.id, 'c'),
      ];
      await addLine(table.id, (await addPerson(store())).id, 'd');
      expect(await store().chatLinesOf(person.id)).toEqual(added);
    });

    it('a repeated chat line is added once, and the first one is returned', async () => {
      const { table, person } = await addRunningTable(store());
      const line = buildChatLine(table.id, person.id);
      const first = asRead(line, 1);
      expect(await store().addChatLine(line)).toEqual({ kind: 'added', tableNumber: 1, roomNumber: 1 });
      for (const text of [line.text, 'something else'])
        expect(await store().addChatLine({ ...line, text, at: line.at + 1 })).toEqual({
          kind: 'repeated',
          first,
        });
      expect(await store().findChatLine(line)).toEqual(first);
      expect(await store().addChatLine(buildChatLine(table.id, person.id))).toEqual({
        kind: 'added',
        tableNumber: 2,
        roomNumber: 2,
      });
      expect(await store().chatLinesAfter(table.id, 1)).toHaveLength(1);
      expect((await store().tableVersions([table.id]))[0]?.lastChatNumber).toBe(2);
    });

    it('a chat line that is sent several times concurrently is added once', async () => {
      const { table, person } = await addRunningTable(store());
      for (let round = 1; round <= 5; round++) {
        const line = buildChatLine(table.id, person.id);
        const added = await Promise.all(Array.from({ length: 8 }, () => store().addChatLine(line)));
        expect(added.filter(({ kind }) => kind === 'added')).toEqual([
          { kind: 'added', tableNumber: round, roomNumber: round },
        ]);
        expect(added.filter(({ kind }) => kind === 'repeated')).toHaveLength(7);
      }
      expect(await store().chatLinesAfter(table.id, 0)).toHaveLength(5);
    });

    it('the id of a chat line is unique per person and table, so nobody can take another’s', async () => {
      const { table, person } = await addRunningTable(store());
      const { table: elsewhere } = await addRunningTable(store());
      const line = buildChatLine(table.id, person.id);
      const { id: another } = await addPerson(store());
      const others = [line, { ...line, person: another }, { ...line, table: elsewhere.id }];
      const added = [];
      for (const each of others) added.push(await store().addChatLine(each));
      expect(added).toEqual(
        [1, 2, 1].map((number) => ({ kind: 'added', tableNumber: number, roomNumber: number })),
      );
      expect(await store().findChatLine({ ...line, person: 'nobody' })).toBeUndefined();
    });

    it('a chat line needs a table', async () => {
      const { id } = await addPerson(store());
      expect(await store().addChatLine(buildChatLine('none', id))).toEqual({ kind: 'gone' });
    });
  });

  describe('mutes', () => {
    it('mutes can be set and removed any number of times', async () => {
      const [one, two, three] = await Promise.all([
        addPerson(store()),
        addPerson(store()),
        addPerson(store()),
      ]);
      for (const muted of [two, two, three]) await store().setMuted(one.id, muted.id, true);
      expect(await store().mutedBy(one.id)).toEqual([two.id, three.id].toSorted());
      await store().setMuted(one.id, two.id, false);
      await store().setMuted(one.id, two.id, false);
      expect(await store().mutedBy(one.id)).toEqual([three.id]);
      expect(await store().mutedBy(two.id)).toEqual([]);
    });

    it('mutes of a deleted person are ignored', async () => {
      const { id } = await addPerson(store());
      await store().setMuted(id, 'nobody', true);
      expect(await store().mutedBy(id)).toEqual([]);
    });
  });
}
