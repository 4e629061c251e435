import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import {
  buildClaimedSeat,
  addPerson,
  addRunningTable,
  buildChatLine,
  buildEvent,
  buildSeat,
  buildSession,
  buildTable,
  nextTime,
} from '../testRows.ts';

export function deletionContract(store: StoreProvider): void {
  describe('deleting a person', () => {
    it('deleting a person deletes sessions and mutes and frees the account key', async () => {
      const accountKey = `gone-${Math.random()}`;
      const [person, other] = await Promise.all([addPerson(store(), { accountKey }), addPerson(store())]);
      const session = buildSession(person.id);
      await store().addSession(session);
      await store().setMuted(person.id, other.id, true);
      await store().setMuted(other.id, person.id, true);
      await store().deletePerson(person.id, 'deleted');
      expect(await store().findPerson(person.id)).toBeUndefined();
      expect(await store().findAccount(accountKey)).toBeUndefined();
      expect(await store().findSession(session.hash)).toBeUndefined();
      expect(await store().mutedBy(other.id)).toEqual([]);
      expect(await store().changePerson(other.id, { accountKey })).toBe(true);
    });

    it('deleting a person vacates the seat in a running match and leaves the log unchanged', async () => {
      const { table, person } = await addRunningTable(store());
      const event = buildEvent(table.id, 1);
      await store().append(event, { seq: 1 });
      await store().saveSnapshot({ table: table.id, seq: 1, body: '{"names":["Ada"]}' });
      expect(await store().deletePerson(person.id, 'deleted')).toEqual([{ table: table.id, seat: 0 }]);
      const seat = { ...buildSeat(table.id, 0, person), person: null, name: 'deleted' };
      const left = { ...table, seq: 1, host: '' };
      expect(await store().findTable(table.id)).toEqual({
        table: left,
        seats: [seat, buildSeat(table.id, 1, 'strong')],
      });
      expect(await store().eventsAfter(table.id, 0)).toEqual([event]);
      expect(await store().findSnapshot(table.id)).toBeUndefined();
      expect(await store().tablesOf(person.id, 10)).toEqual([]);
      expect(await store().append(buildEvent(table.id, 2), { seq: 2 })).toEqual({ kind: 'appended' });
    });

    it('deleting a person frees seats at open tables and closes the person’s own tables', async () => {
      const [person, host] = await Promise.all([addPerson(store()), addPerson(store())]);
      const [own, others] = [buildTable(person.id), buildTable(host.id)];
      const { table: before } = await addRunningTable(store(), { status: 'over' });
      await store().addRematch(before.id, own, [buildSeat(own.id, 0, person), buildSeat(own.id, 1, host)]);
      await store().addTable(others, [buildSeat(others.id, 0, host), buildSeat(others.id, 1, person)]);
      await store().deletePerson(person.id, 'deleted');
      expect(await store().findTable(own.id)).toBeUndefined();
      expect((await store().findTable(before.id))?.table.next).toBeNull();
      expect((await store().findTable(others.id))?.seats).toEqual([
        buildClaimedSeat(others.id, 0, host, others.createdAt),
      ]);
      expect(await store().takeSeat(buildSeat(others.id, 1, 'weak'), nextTime())).toBe('taken');
    });

    it('deleting a person empties name and text of their chat lines', async () => {
      const { table, person } = await addRunningTable(store());
      const line = { table: table.id, room: 'players', at: 5 } as const;
      await store().addChatLine(buildChatLine(table.id, person.id, { ...line, text: 'secret' }));
      const { id: another } = await addPerson(store());
      await store().addChatLine(buildChatLine(table.id, another, { ...line, name: 'Ben', text: 'hello' }));
      await store().deletePerson(person.id, 'deleted');
      expect(await store().lastChatLines(table.id, 'players', 10)).toEqual([
        { ...line, tableNumber: 1, roomNumber: 1, person: '', name: 'deleted', text: '' },
        { ...line, tableNumber: 2, roomNumber: 2, person: another, name: 'Ben', text: 'hello' },
      ]);
      expect(
        await store().addChatLine(buildChatLine(table.id, person.id, { ...line, text: 'too late' })),
      ).toEqual({
        kind: 'gone',
      });
      expect(await store().chatLinesOf(person.id)).toEqual([]);
    });

    it('two people who used the same line id can both be deleted', async () => {
      const { table, person } = await addRunningTable(store());
      const other = await addPerson(store());
      for (const { id } of [person, other])
        await store().addChatLine(buildChatLine(table.id, id, { id: 'same' }));
      for (const { id } of [person, other]) await store().deletePerson(id, 'deleted');
      expect((await store().lastChatLines(table.id, 'players', 10)).map(({ text }) => text)).toEqual([
        '',
        '',
      ]);
      expect(await store().findChatLine({ table: table.id, person: '', id: 'same' })).toBeUndefined();
    });

    it('a deleted person can’t get a seat, table, session or mute concurrently, and nothing fails', async () => {
      const [person, host] = await Promise.all([addPerson(store()), addPerson(store())]);
      const { table: over, person: winner } = await addRunningTable(store(), { status: 'over' });
      const waiting = buildTable(host.id);
      await store().addTable(waiting, []);
      await store().deletePerson(person.id, 'deleted');
      const [own, again] = [buildTable(person.id), buildTable(winner.id)];
      expect(await store().addTable(own, [buildSeat(own.id, 0, person)])).toBe('personGone');
      expect(await store().takeSeat(buildSeat(waiting.id, 0, person), nextTime())).toBe('personGone');
      expect(
        await store().addRematch(over.id, again, [
          buildSeat(again.id, 0, winner),
          buildSeat(again.id, 1, person),
        ]),
      ).toBe('personGone');
      expect(await store().addSession(buildSession(person.id))).toBe(false);
      await store().setMuted(host.id, person.id, true);
      await store().setMuted(person.id, host.id, true);
      expect(await store().mutedBy(host.id)).toEqual([]);
      for (const { id } of [own, again]) expect(await store().findTable(id)).toBeUndefined();
      expect((await store().findTable(over.id))?.table.next).toBeNull();
      expect((await store().findTable(waiting.id))?.seats).toEqual([]);
    });

    it('deleting an unknown person does nothing', async () => {
      expect(await store().deletePerson('nobody', 'deleted')).toEqual([]);
    });
  });
}
