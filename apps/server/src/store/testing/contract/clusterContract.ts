import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import {
  addPerson,
  addRunningTable,
  buildChatLine,
  buildSeat,
  buildSession,
  buildTable,
  nextTime,
} from '../testRows.ts';

const LONG = 60_000;

async function aProcess(store: StoreProvider, forMs = LONG): Promise<string> {
  const id = randomUUID();
  expect(await store().heartbeat(id, forMs)).toBe(false);
  return id;
}

export function clusterContract(store: StoreProvider): void {
  describe('processes', () => {
    it('a lease belongs to one process while that process lives', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const [a, b] = [randomUUID(), randomUUID()];
      expect(await store().acquireLeases(one, [a])).toEqual([a]);
      expect((await store().acquireLeases(one, [a, b])).toSorted()).toEqual([a, b].toSorted());
      expect(await store().acquireLeases(two, [a, b])).toEqual([]);
      await store().releaseLease(two, a);
      await store().releaseLease(one, b);
      expect(await store().acquireLeases(two, [a, b])).toEqual([b]);
      expect(await store().heartbeat(one, LONG)).toBe(true);
      expect(await store().acquireLeases(one, [])).toEqual([]);
    });

    it('one of several processes that request a lease concurrently gets it', async () => {
      const racing = await Promise.all(Array.from({ length: 8 }, () => aProcess(store)));
      const what = randomUUID();
      const granted = await Promise.all(racing.map((process) => store().acquireLeases(process, [what])));
      expect(granted.flat()).toEqual([what]);
    });

    it('a process without heartbeats is reaped once, and learns it from its next one', async () => {
      const other = await aProcess(store);
      const paused = await aProcess(store, 30);
      const what = randomUUID();
      expect(await store().acquireLeases(paused, [what])).toEqual([what]);
      await delay(60);
      expect(await store().acquireLeases(other, [what])).toEqual([]);
      const reaped = await Promise.all([store().reapExpired(), store().reapExpired(), store().reapExpired()]);
      expect(reaped.flat().filter((id) => id === paused)).toEqual([paused]);
      expect(reaped.flat()).not.toContain(other);
      expect(await store().acquireLeases(other, [what])).toEqual([what]);
      await expect(store().acquireLeases(paused, [randomUUID()])).rejects.toThrow(/foreign key/i);
      expect(await store().heartbeat(paused, LONG)).toBe(false);
      expect(await store().acquireLeases(paused, [what])).toEqual([]);
    });

    it('a process that deregisters releases its leases at once', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const what = randomUUID();
      await store().acquireLeases(one, [what]);
      await store().savePresence(one, [{ table: what, online: 1, watching: 0 }]);
      await store().deregister(one);
      expect(await store().acquireLeases(two, [what])).toEqual([what]);
      expect(await store().presenceAtOthers(two, [what])).toEqual([{ table: what, online: 0, watching: 0 }]);
    });

    it('each table that waits for a bot is leased to one process, and no other table is', async () => {
      const [one, two] = [await aProcess(store), await aProcess(store)];
      const { table: waits } = await addRunningTable(store(), { pending: 2, played: 2, seq: 7 });
      const { table: person } = await addRunningTable(store(), { pending: 1, played: 2 });
      const { table: over } = await addRunningTable(store(), { pending: 2, played: 2, status: 'over' });
      const found = await store().leaseTablesAwaitingBots(one, 1000);
      expect(found).toContainEqual({ table: waits.id, seq: 7 });
      const ids = found.map(({ table }) => table);
      for (const { id } of [person, over]) expect(ids).not.toContain(id);
      expect(await store().leaseTablesAwaitingBots(two, 1000)).toEqual([]);
      expect(await store().leaseTablesAwaitingBots(one, 0)).toHaveLength(found.length);
      await store().deregister(one);
      expect(await store().leaseTablesAwaitingBots(two, 1)).toHaveLength(1);
      expect(await store().leaseTablesAwaitingBots(two, 1000)).toHaveLength(found.length);
      await store().deregister(two);
    });

    it('a process reads the presence at all other processes, added up', async () => {
      const [one, two, three] = [await aProcess(store), await aProcess(store), await aProcess(store)];
      const [a, b] = [randomUUID(), randomUUID()];
      await store().savePresence(one, [
        { table: a, online: 0b001, watching: 2 },
        { table: b, online: 0b1, watching: 0 },
      ]);
      await store().savePresence(two, [{ table: a, online: 0b101, watching: 1 }]);
      expect(await store().presenceAtOthers(three, [a, b])).toEqual([
        { table: a, online: 0b101, watching: 3 },
        { table: b, online: 0b1, watching: 0 },
      ]);
      await store().savePresence(one, [{ table: a, online: 0, watching: 0 }]);
      expect(await store().presenceAtOthers(three, [a])).toEqual([{ table: a, online: 0b101, watching: 1 }]);
      expect(await store().presenceAtOthers(two, [a])).toEqual([{ table: a, online: 0, watching: 0 }]);
      await store().savePresence(one, []);
    });

    it('the version of a table changes with everything that a viewer could have missed', async () => {
      const host = await addPerson(store());
      const open = buildTable(host.id);
      await store().addTable(open, [buildSeat(open.id, 0, host)]);
      const look = async () => (await store().tableVersions([open.id, 'none']))[0];
      const first = await look();
      expect(first).toMatchObject({ id: open.id, status: 'open', seq: 0, lastChatNumber: 0 });
      await store().takeSeat(buildSeat(open.id, 1, 'strong'), nextTime());
      const second = await look();
      expect(second?.fingerprint).not.toBe(first?.fingerprint);
      await store().addChatLine(buildChatLine(open.id, host.id));
      expect(await look()).toEqual({ ...second, lastChatNumber: 1 });
      await store().changePerson(host.id, { name: 'another name' });
      const third = await look();
      expect(third?.fingerprint).not.toBe(second?.fingerprint);
      await store().changePerson(host.id, { accountKey: `another-${nextTime()}` });
      expect((await look())?.fingerprint).not.toBe(third?.fingerprint);
      expect(await store().tableVersions([])).toEqual([]);
    });

    it('chat lines after a number and existing sessions are found', async () => {
      const { table, person } = await addRunningTable(store());
      for (const text of ['one', 'two', 'three'])
        await store().addChatLine(buildChatLine(table.id, person.id, { room: 'spectators', text }));
      expect(
        (await store().chatLinesAfter(table.id, 1)).map(({ tableNumber, text }) => [tableNumber, text]),
      ).toEqual([
        [2, 'two'],
        [3, 'three'],
      ]);
      const session = buildSession(person.id);
      await store().addSession(session);
      expect(await store().existingSessions([session.hash, 'none'])).toEqual([session.hash]);
      await store().endSession(session.hash);
      expect(await store().existingSessions([session.hash])).toEqual([]);
    });
  });
}
