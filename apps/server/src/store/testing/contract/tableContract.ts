import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import type { TableChange, TableWithSeats } from '../../store.ts';
import {
  buildClaimedSeat,
  addPerson,
  addRunningTable,
  buildChatLine,
  buildEvent,
  buildSeat,
  buildTable,
  nextTime,
} from '../testRows.ts';

export function tableContract(store: StoreProvider): void {
  const addOpen = async (options: Parameters<typeof buildTable>[1] = {}) => {
    const host = await addPerson(store());
    const table = buildTable(host.id, options);
    await store().addTable(table, [buildSeat(table.id, 0, host)]);
    return { host, table };
  };

  describe('tables', () => {
    it('a seat says since when its person sits there and has the name', async () => {
      const { table, host } = await addOpen();
      const [guest, account] = [
        await addPerson(store()),
        await addPerson(store(), { accountKey: `ada-${nextTime()}` }),
      ];
      const [first, second] = [nextTime(), nextTime()];
      await store().takeSeat(buildSeat(table.id, 1, guest), first);
      await store().takeSeat(buildSeat(table.id, 2, account), second);
      const namedAt = nextTime();
      await store().changePerson(guest.id, { name: 'Ben', namedAt });
      expect((await store().findTable(table.id))?.seats.map(({ claim }) => claim)).toEqual([
        { isAccount: false, isAccountsName: false, namedAt: host.namedAt, hereSince: table.createdAt },
        { isAccount: false, isAccountsName: false, namedAt, hereSince: first },
        { isAccount: true, isAccountsName: false, namedAt: account.namedAt, hereSince: second },
      ]);
    });

    it('a guest’s seat says whether an account has the same name, even one registered later', async () => {
      const { host, table } = await addOpen();
      const guestKey = `ada-${nextTime()}`;
      const isAccountsName = async () => (await store().findTable(table.id))?.seats[0]?.claim?.isAccountsName;
      await store().changePerson(host.id, { guestKey });
      expect(await isAccountsName()).toBe(false);
      const account = await addPerson(store(), { accountKey: guestKey });
      expect(await isAccountsName()).toBe(true);
      await store().changePerson(account.id, { accountKey: `other-${guestKey}` });
      expect(await isAccountsName()).toBe(false);
      await store().changePerson(host.id, { accountKey: guestKey });
      expect(await isAccountsName()).toBe(false);
    });

    it('a table is read back unchanged with its held seats', async () => {
      const { host, table } = await addOpen();
      expect(await store().findTable(table.id)).toEqual({
        table,
        seats: [buildClaimedSeat(table.id, 0, host, table.createdAt)],
      });
      expect(await store().findTable('none')).toBeUndefined();
    });

    it('an open table shows current names, and a started one keeps them', async () => {
      const { host, table } = await addOpen();
      const names = async () => {
        const lists = [await store().tablesOf(host.id, 1), [await store().findTable(table.id)]];
        return lists.map(([found]) => found?.seats.map(({ name }) => name));
      };
      await store().takeSeat(buildSeat(table.id, 1, 'strong'), nextTime());
      await store().changePerson(host.id, { name: 'Dora' });
      expect(await names()).toEqual([
        ['Dora', 'Bot 1'],
        ['Dora', 'Bot 1'],
      ]);
      const { seats } = (await store().findTable(table.id)) as TableWithSeats;
      await store().startTable(table.id, { key: 'k' }, seats, []);
      await store().changePerson(host.id, { name: 'Emma' });
      expect(await names()).toEqual([
        ['Dora', 'Bot 1'],
        ['Dora', 'Bot 1'],
      ]);
    });

    it('every field of a table is stored', async () => {
      const host = await addPerson(store());
      const clocks = { leftMs: [1, 2.5, 3], asOf: 99.25, isPaused: true };
      const times = {
        startedAt: 1,
        endedAt: 2,
        next: 'another',
        seq: 9,
        pending: 5,
        played: 2 ** 30,
        due: 123.5,
        clocks,
      };
      const flags = {
        isPublic: false,
        isHotSeat: true,
        isRated: false,
        pace: 'turns',
        clock: { kind: 'days', perMoveMs: 1 },
      } as const;
      const table = buildTable(host.id, {
        ...times,
        ...flags,
        status: 'frozen',
        key: 'ab'.repeat(32),
        frozenFor: 'brokenRule',
        options: {},
      });
      await store().addTable(table, []);
      expect(await store().findTable(table.id)).toEqual({ table, seats: [] });
    });

    it('fields of a table can be changed one by one', async () => {
      const { table } = await addRunningTable(store());
      const change: TableChange = {
        clocks: { leftMs: [1], asOf: 2, isPaused: false },
        due: 7,
        pending: 3,
        key: 'k',
        version: 4,
        progress: { round: 2, scores: [7, 0] },
      };
      await store().changeTable(table.id, change);
      await store().changeTable(table.id, {
        due: null,
        status: 'over',
        endedAt: 8,
        frozenFor: 'x',
        next: 'y',
        startedAt: 6,
        played: 1,
        seq: 2,
      });
      await store().changeTable(table.id, {});
      const expected = {
        ...table,
        ...change,
        due: null,
        status: 'over',
        endedAt: 8,
        frozenFor: 'x',
        next: 'y',
        startedAt: 6,
        played: 1,
        seq: 2,
      };
      expect((await store().findTable(table.id))?.table).toEqual(expected);
    });

    it('a free seat goes to one of several concurrent requests', async () => {
      const { table } = await addOpen();
      const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(store())));
      const got = await Promise.all(
        people.map((person) => store().takeSeat(buildSeat(table.id, 1, person), nextTime())),
      );
      expect(got.filter((each) => each === 'taken')).toHaveLength(1);
      expect((await store().findTable(table.id))?.seats[1]?.person).toBe(people[got.indexOf('taken')]?.id);
    });

    it('a person gets one seat from several concurrent requests, except at a hot-seat table', async () => {
      const { table } = await addOpen();
      const person = await addPerson(store());
      const take = (id: string): Promise<string[]> =>
        Promise.all([1, 2].map((seat) => store().takeSeat(buildSeat(id, seat, person), nextTime())));
      expect((await take(table.id)).toSorted()).toEqual(['notFree', 'taken']);
      const shared = await addOpen({ isHotSeat: true });
      expect(await take(shared.table.id)).toEqual(['taken', 'taken']);
    });

    it('a seat beyond the seat count or at a started table is refused', async () => {
      const { host, table } = await addOpen();
      expect(await store().takeSeat(buildSeat(table.id, 3, 'weak'), nextTime())).toBe('notFree');
      expect(await store().takeSeat(buildSeat('none', 0, 'weak'), nextTime())).toBe('notFree');
      await store().startTable(table.id, {}, [buildSeat(table.id, 0, host)], []);
      expect(await store().takeSeat(buildSeat(table.id, 1, 'weak'), nextTime())).toBe('notFree');
      expect(await store().freeSeat(table.id, 0, host.id)).toBe(false);
    });

    it('a seat is freed only for the person who holds it', async () => {
      const { host, table } = await addOpen();
      await store().takeSeat(buildSeat(table.id, 1, 'weak'), nextTime());
      expect(await store().freeSeat(table.id, 0, 'somebody')).toBe(false);
      expect(await store().freeSeat(table.id, 0, null)).toBe(false);
      expect(await store().freeSeat(table.id, 1, host.id)).toBe(false);
      expect(await store().freeSeat(table.id, 1, null)).toBe(true);
      const ben = await addPerson(store());
      await store().takeSeat(buildSeat(table.id, 1, ben), nextTime());
      expect(await store().freeSeat(table.id, 1, ben.id)).toBe(true);
      expect((await store().findTable(table.id))?.seats).toEqual([
        buildClaimedSeat(table.id, 0, host, table.createdAt),
      ]);
    });

    it('the host keeps one seat even if all are freed concurrently', async () => {
      const { host, table } = await addOpen({ isHotSeat: true });
      expect(await store().freeSeat(table.id, 0, host.id)).toBe(false);
      for (const seat of [1, 2]) await store().takeSeat(buildSeat(table.id, seat, host), nextTime());
      const freed = await Promise.all([0, 1, 2].map((seat) => store().freeSeat(table.id, seat, host.id)));
      expect(freed.filter(Boolean)).toHaveLength(2);
      expect((await store().findTable(table.id))?.seats.map(({ person }) => person)).toEqual([host.id]);
    });

    it('a resignation is stored with the seat', async () => {
      const { table } = await addRunningTable(store());
      await store().append({ ...buildEvent(table.id, 1), kind: 'resign', seat: 1 }, {});
      expect((await store().findTable(table.id))?.seats.map(({ hasResigned }) => hasResigned)).toEqual([
        false,
        true,
      ]);
    });

    it('a table starts once and stores the names of its seats', async () => {
      const { host, table } = await addOpen();
      await store().takeSeat(buildSeat(table.id, 1, 'weak'), nextTime());
      const seats = [{ ...buildSeat(table.id, 0, host), name: 'The host' }, buildSeat(table.id, 1, 'weak')];
      const change = {
        status: 'running',
        key: 'cd'.repeat(32),
        startedAt: 77,
        pending: 7,
        version: 5,
      } as const;
      const started = await Promise.all([1, 2, 3].map(() => store().startTable(table.id, change, seats, [])));
      expect(started.filter(Boolean)).toHaveLength(1);
      expect(await store().findTable(table.id)).toEqual({ table: { ...table, ...change }, seats });
    });

    it('a table does not start if other people sit there than given', async () => {
      const { host, table } = await addOpen();
      const ben = await addPerson(store());
      await store().takeSeat(buildSeat(table.id, 1, ben), nextTime());
      const [own, weak, strong] = [
        buildSeat(table.id, 0, host),
        buildSeat(table.id, 1, 'weak'),
        buildSeat(table.id, 1, 'strong'),
      ];
      for (const seats of [
        [own],
        [own, weak],
        [own, buildSeat(table.id, 1, ben), buildSeat(table.id, 2, 'weak')],
        [],
      ])
        expect(await store().startTable(table.id, {}, seats, [])).toBe(false);
      await store().freeSeat(table.id, 1, ben.id);
      await store().takeSeat(weak, nextTime());
      expect(await store().startTable(table.id, {}, [own, strong], [])).toBe(false);
      expect((await store().findTable(table.id))?.table.status).toBe('open');
      expect(await store().startTable(table.id, {}, [own, weak], [])).toBe(true);
    });

    it('a table does not start with a name that has changed meanwhile', async () => {
      const { host, table } = await addOpen();
      const start = (name: string) =>
        store().startTable(table.id, {}, [buildSeat(table.id, 0, host)], [{ person: host.id, name }]);
      await store().changePerson(host.id, { name: 'Dora' });
      expect(await start(host.name)).toBe(false);
      expect((await store().findTable(table.id))?.table.status).toBe('open');
      expect(await start('Dora')).toBe(true);
    });

    it('nobody can take a seat while the table is being started', async () => {
      const { host, table } = await addOpen();
      const start = store().startTable(table.id, {}, [buildSeat(table.id, 0, host)], []);
      const late = [1, 2].map((seat) => store().takeSeat(buildSeat(table.id, seat, 'strong'), nextTime()));
      const [isStarted, ...sat] = await Promise.all([start, ...late]);
      const found = await store().findTable(table.id);
      expect(found?.seats).toHaveLength(1 + sat.filter((each) => each === 'taken').length);
      expect(isStarted).toBe(found?.table.status === 'running');
      if (isStarted) expect(sat).toEqual(['notFree', 'notFree']);
    });

    it('an open table is removed with everything that belongs to it, a started one is not', async () => {
      const { host, table } = await addOpen();
      await store().addChatLine(buildChatLine(table.id, host.id));
      expect(await store().removeTable(table.id)).toBe(true);
      expect(await store().removeTable(table.id)).toBe(false);
      expect(await store().findTable(table.id)).toBeUndefined();
      expect(await store().chatLinesOf(host.id)).toEqual([]);
      const { table: running } = await addRunningTable(store());
      await store().append(buildEvent(running.id, 1), { seq: 1 });
      expect(await store().removeTable(running.id)).toBe(false);
      expect(await store().eventsAfter(running.id, 0)).toHaveLength(1);
    });

    it('a table has one rematch, with the seats that are still held', async () => {
      const { table, person } = await addRunningTable(store(), { status: 'over' });
      const again = [buildTable(person.id), buildTable(person.id)] as const;
      const nobody = { ...buildSeat('', 1, person), person: null, name: 'deleted' };
      const added = await Promise.all(
        again.map(({ id }, i) =>
          store().addRematch(table.id, again[i as 0 | 1], [
            buildSeat(id, 0, person),
            { ...nobody, table: id },
          ]),
        ),
      );
      expect(added.toSorted()).toEqual(['added', 'notFirst']);
      const next = again[added.indexOf('added') as 0 | 1];
      expect((await store().findTable(table.id))?.table.next).toBe(next.id);
      expect(await store().findTable(next.id)).toEqual({
        table: next,
        seats: [buildClaimedSeat(next.id, 0, person, next.createdAt)],
      });
      expect(await store().findTable(again[added.indexOf('notFirst') as 0 | 1].id)).toBeUndefined();
    });

    it('a table can have another rematch if the first was removed', async () => {
      const { table, person } = await addRunningTable(store(), { status: 'over' });
      const [first, second] = [buildTable(person.id), buildTable(person.id)];
      await store().addRematch(table.id, first, []);
      await store().removeTable(first.id);
      expect((await store().findTable(table.id))?.table.next).toBeNull();
      expect(await store().addRematch(table.id, second, [])).toBe('added');
    });
  });
}
