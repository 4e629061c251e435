import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TheStore } from '../contract.ts';
import { addPerson, addRunning, aLine, aSeat, aSession, aTable, nextMoment } from '../testing/rows.ts';

const LONG = 60_000;

async function aProcess(store: TheStore, forMs = LONG): Promise<string> {
  const id = randomUUID();
  expect(await store().beat(id, forMs)).toBe(false);
  return id;
}

export function processStories(store: TheStore): void {
  describe('processes', () => {
    it('what one has claimed is nobody else’s while it lives', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const [a, b] = [randomUUID(), randomUUID()];
      expect(await store().claim(one, [a])).toEqual([a]);
      expect((await store().claim(one, [a, b])).toSorted()).toEqual([a, b].toSorted());
      expect(await store().claim(two, [a, b])).toEqual([]);
      await store().release(two, a);
      await store().release(one, b);
      expect(await store().claim(two, [a, b])).toEqual([b]);
      expect(await store().beat(one, LONG)).toBe(true);
      expect(await store().claim(one, [])).toEqual([]);
    });

    it('of those who race for it, one gets it', async () => {
      const racing = await Promise.all(Array.from({ length: 8 }, () => aProcess(store)));
      const what = randomUUID();
      const granted = await Promise.all(racing.map((process) => store().claim(process, [what])));
      expect(granted.flat()).toEqual([what]);
    });

    it('whoever does not beat in time is buried once, with all claims; and is told so when it wakes', async () => {
      const other = await aProcess(store);
      const paused = await aProcess(store, 30);
      const what = randomUUID();
      expect(await store().claim(paused, [what])).toEqual([what]);
      await pause(60);
      expect(await store().claim(other, [what])).toEqual([]);
      const buried = await Promise.all([store().bury(), store().bury(), store().bury()]);
      expect(buried.flat().filter((id) => id === paused)).toEqual([paused]);
      expect(buried.flat()).not.toContain(other);
      expect(await store().claim(other, [what])).toEqual([what]);
      await expect(store().claim(paused, [randomUUID()])).rejects.toThrow(/foreign key/i);
      expect(await store().beat(paused, LONG)).toBe(false);
      expect(await store().claim(paused, [what])).toEqual([]);
    });

    it('whoever withdraws leaves everything to the others at once', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const what = randomUUID();
      await store().claim(one, [what]);
      await store().keepPresence(one, [{ table: what, online: 1, watching: 0 }]);
      await store().withdraw(one);
      expect(await store().claim(two, [what])).toEqual([what]);
      expect(await store().presenceElsewhere(two, [what])).toEqual([{ table: what, online: 0, watching: 0 }]);
    });

    it('tables that wait for a bot go to one of them each, and no others', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const { table: waits } = await addRunning(store(), { pending: 2, played: 2, seq: 7 });
      const { table: person } = await addRunning(store(), { pending: 1, played: 2 });
      const { table: over } = await addRunning(store(), { pending: 2, played: 2, status: 'over' });
      const found = await store().claimAwaitingBots(one, 1000);
      expect(found).toContainEqual({ table: waits.id, seq: 7 });
      const ids = found.map(({ table }) => table);
      for (const { id } of [person, over]) expect(ids).not.toContain(id);
      expect(await store().claimAwaitingBots(two, 1000)).toEqual([]);
      expect(await store().claimAwaitingBots(one, 0)).toHaveLength(found.length);
      await store().withdraw(one);
      expect(await store().claimAwaitingBots(two, 1)).toHaveLength(1);
      expect(await store().claimAwaitingBots(two, 1000)).toHaveLength(found.length);
      await store().withdraw(two);
    });

    it('each knows who is present at all the others together', async () => {
      const [one, two, three] = [await aProcess(store), await aProcess(store), await aProcess(store)];
      const [a, b] = [randomUUID(), randomUUID()];
      await store().keepPresence(one, [
        { table: a, online: 0b001, watching: 2 },
        { table: b, online: 0b1, watching: 0 },
      ]);
      await store().keepPresence(two, [{ table: a, online: 0b101, watching: 1 }]);
      expect(await store().presenceElsewhere(three, [a, b])).toEqual([
        { table: a, online: 0b101, watching: 3 },
        { table: b, online: 0b1, watching: 0 },
      ]);
      await store().keepPresence(one, [{ table: a, online: 0, watching: 0 }]);
      expect(await store().presenceElsewhere(three, [a])).toEqual([{ table: a, online: 0b101, watching: 1 }]);
      expect(await store().presenceElsewhere(two, [a])).toEqual([{ table: a, online: 0, watching: 0 }]);
      await store().keepPresence(one, []);
    });

    it('a table in short tells what somebody who looks at it could have missed', async () => {
      const host = await addPerson(store());
      const open = aTable(host.id);
      await store().addTable(open, [aSeat(open.id, 0, host)]);
      const look = async () => (await store().tablesNow([open.id, 'none']))[0];
      const first = await look();
      expect(first).toMatchObject({ id: open.id, status: 'open', seq: 0, chats: 0 });
      await store().takeSeat(aSeat(open.id, 1, 'strong'), nextMoment());
      const second = await look();
      expect(second?.sign).not.toBe(first?.sign);
      await store().addChat(aLine(open.id, host.id));
      expect(await look()).toEqual({ ...second, chats: 1 });
      await store().changePerson(host.id, { name: 'another name' });
      const third = await look();
      expect(third?.sign).not.toBe(second?.sign);
      await store().changePerson(host.id, { accountKey: `another-${nextMoment()}` });
      expect((await look())?.sign).not.toBe(third?.sign);
      expect(await store().tablesNow([])).toEqual([]);
    });

    it('lines behind a number, and sessions that live, are found', async () => {
      const { table, person } = await addRunning(store());
      for (const text of ['one', 'two', 'three'])
        await store().addChat(aLine(table.id, person.id, { room: 'spectators', text }));
      expect(
        (await store().chatAfter(table.id, 1)).map(({ tableNumber, text }) => [tableNumber, text]),
      ).toEqual([
        [2, 'two'],
        [3, 'three'],
      ]);
      const session = aSession(person.id);
      await store().addSession(session);
      expect(await store().sessionsAmong([session.hash, 'none'])).toEqual([session.hash]);
      await store().endSession(session.hash);
      expect(await store().sessionsAmong([session.hash])).toEqual([]);
    });
  });
}
