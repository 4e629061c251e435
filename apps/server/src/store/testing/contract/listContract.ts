import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import type { PersonRow, TableRow } from '../../store.ts';
import { addPerson, addRunningTable, buildSeat, buildTable, nextTime } from '../testRows.ts';

export function listContract(store: StoreProvider): void {
  const ids = (found: readonly { readonly table: { readonly id: string } }[]): string[] =>
    found.map(({ table }) => table.id);

  const openPage = (limit: number) => ({ offset: 0, limit, activeSince: { live: 0, turns: 0 } });

  describe('lists of tables', () => {
    it('open public tables are listed with their seats, most recently active first', async () => {
      const [host, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const [old, hidden, full, young] = [
        buildTable(host.id),
        buildTable(host.id, { isPublic: false }),
        buildTable(host.id, { status: 'running' }),
        buildTable(other.id),
      ] as const;
      for (const table of [young, full, hidden, old]) {
        await store().addTable(table, [
          buildSeat(table.id, 2, table === young ? other : host),
          buildSeat(table.id, 0, 'weak'),
        ]);
      }
      const [first, second] = await store().listOpenTables(openPage(2));
      expect(ids([first, second] as never)).toEqual([young.id, old.id]);
      expect(first?.seats.map(({ seat }) => seat)).toEqual([0, 2]);
      await store().takeSeat(buildSeat(old.id, 1, await addPerson(store())), nextTime());
      expect(ids(await store().listOpenTables(openPage(2)))).toEqual([old.id, young.id]);
    });

    it('a table becomes active when more people have joined than ever before', async () => {
      const [host, rival, ben, cem] = (await Promise.all([1, 2, 3, 4].map(() => addPerson(store())))) as [
        PersonRow,
        PersonRow,
        PersonRow,
        PersonRow,
      ];
      const [table, other] = [buildTable(host.id, { isHotSeat: true }), buildTable(rival.id)];
      await store().addTable(table, [buildSeat(table.id, 0, host)]);
      await store().addTable(other, [buildSeat(other.id, 0, rival)]);
      const take = (who: PersonRow | string) => store().takeSeat(buildSeat(table.id, 1, who), nextTime());
      const free = (who: PersonRow | null) => store().freeSeat(table.id, 1, who?.id ?? null);
      const firstTwo = async () => ids(await store().listOpenTables(openPage(2)));
      for (const who of ['weak', host] as const) {
        expect(await take(who)).toBe('taken');
        expect(await free(who === 'weak' ? null : host)).toBe(true);
        expect(await firstTwo()).toEqual([other.id, table.id]);
      }
      await take(ben);
      expect(await firstTwo()).toEqual([table.id, other.id]);
      await store().takeSeat(buildSeat(other.id, 1, ben), nextTime());
      for (const who of [ben, cem]) {
        await free(ben);
        await take(who);
        expect(await firstTwo()).toEqual([other.id, table.id]);
      }
      await store().takeSeat(buildSeat(table.id, 2, ben), nextTime());
      expect(await firstTwo()).toEqual([table.id, other.id]);
    });

    it('the first table of every host is listed before any second one, and those before all others', async () => {
      const [host, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const early = [buildTable(other.id), buildTable(other.id)].toReversed();
      const ofHost = Array.from({ length: 5 }, () => buildTable(host.id)).toReversed();
      for (const table of [...early, ...ofHost]) await store().addTable(table, []);
      const [all] = [ids(await store().listOpenTables(openPage(1000)))];
      const [mine, theirs] = [
        ids(ofHost.map((table) => ({ table }))),
        ids(early.map((table) => ({ table }))),
      ];
      expect(all.slice(0, 2)).toEqual([mine[0], theirs[0]]);
      expect(all.filter((id) => [...mine, ...theirs].includes(id))).toEqual([
        mine[0],
        theirs[0],
        mine[1],
        theirs[1],
        ...mine.slice(2),
      ]);
      expect(new Set(all).size).toBe(all.length);
      const pages = await Promise.all(
        [0, 2, 4].map((offset) => store().listOpenTables({ ...openPage(2), offset })),
      );
      expect(ids(pages.flat())).toEqual(all.slice(0, 6));
    });

    it('open tables without activity are left out after a time that depends on the pace', async () => {
      const host = await addPerson(store());
      const [live, turns] = [buildTable(host.id), buildTable(host.id, { pace: 'turns' })];
      for (const table of [live, turns]) await store().addTable(table, []);
      const listed = async (activeSince: { live: number; turns: number }) =>
        ids(await store().listOpenTables({ offset: 0, limit: 1000, activeSince })).filter(
          (id) => id === live.id || id === turns.id,
        );
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt - 1 })).toEqual([
        turns.id,
        live.id,
      ]);
      expect(await listed({ live: live.createdAt, turns: turns.createdAt - 1 })).toEqual([turns.id]);
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt })).toEqual([live.id]);
      await store().takeSeat(buildSeat(live.id, 0, await addPerson(store())), turns.createdAt + 1);
      expect(await listed({ live: turns.createdAt, turns: turns.createdAt })).toEqual([live.id]);
    });

    it('running public tables are listed newest first', async () => {
      const [old, hidden, over, young] = [
        await addRunningTable(store(), { isPublic: true, startedAt: 9_000_000_000_001 }),
        await addRunningTable(store(), { isPublic: false, startedAt: 9_000_000_000_002 }),
        await addRunningTable(store(), { isPublic: true, startedAt: 9_000_000_000_003, status: 'over' }),
        await addRunningTable(store(), { isPublic: true, startedAt: 9_000_000_000_004 }),
      ];
      const listed = ids(await store().listRunningTables({ offset: 0, limit: 2 }));
      expect(listed).toEqual([young.table.id, old.table.id]);
      expect(ids(await store().listRunningTables({ offset: 0, limit: 100 }))).not.toContain(hidden.table.id);
      expect(ids(await store().listRunningTables({ offset: 0, limit: 100 }))).not.toContain(over.table.id);
    });

    it('running tables are listed only with people, the first of every host before any second one', async () => {
      const host = await addPerson(store());
      const running = { status: 'running', isPublic: true, seatCount: 2 } as const;
      const other = await addRunningTable(store(), { isPublic: true, startedAt: 9_100_000_000_000 });
      const [third, second, first] = [1, 2, 3].map((i) =>
        buildTable(host.id, { ...running, startedAt: 9_100_000_000_000 + i }),
      ) as [TableRow, TableRow, TableRow];
      const deserted = buildTable(host.id, { ...running, startedAt: 9_100_000_000_009 });
      for (const { id, ...more } of [first, second, third])
        await store().addTable({ id, ...more }, [buildSeat(id, 0, host)]);
      await store().addTable(deserted, [
        buildSeat(deserted.id, 0, 'weak'),
        buildSeat(deserted.id, 1, 'weak'),
      ]);
      const all = ids(await store().listRunningTables({ offset: 0, limit: 1000 }));
      expect(all.slice(0, 2)).toEqual([first.id, other.table.id]);
      expect(all.filter((id) => [first, second, third].some((table) => table.id === id))).toEqual([
        first.id,
        second.id,
        third.id,
      ]);
      expect(all).not.toContain(deserted.id);
      expect(ids(await store().listRunningTables({ offset: 1, limit: 2 }))).toEqual(all.slice(1, 3));
    });

    it('tables whose host was deleted are listed as if they had one host', async () => {
      const [host, puppet] = await Promise.all([addPerson(store()), addPerson(store())]);
      const { table: modest } = await addRunningTable(store(), { startedAt: 9_200_000_000_000 });
      const ofHost = Array.from({ length: 30 }, (_, i) =>
        buildTable(host.id, { status: 'running', startedAt: 9_200_000_000_100 - i }),
      );
      for (const table of ofHost)
        await store().addTable(table, [buildSeat(table.id, 0, host), buildSeat(table.id, 1, puppet)]);
      const firstTwo = async () => ids(await store().listRunningTables({ offset: 0, limit: 2 }));
      expect(await firstTwo()).toEqual([ofHost[0]?.id, modest.id]);
      await store().deletePerson(host.id, 'deleted');
      expect(await firstTwo()).toEqual([ofHost[0]?.id, modest.id]);
    });

    it('the tables of a person are listed once each, running ones first, then newest first', async () => {
      const [person, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const played = buildTable(other.id, { status: 'running', isHotSeat: true });
      const [over, open] = [buildTable(other.id, { status: 'over' }), buildTable(other.id)];
      for (const table of [played, over, open]) {
        await store().addTable(table, [
          buildSeat(table.id, 0, other),
          buildSeat(table.id, 1, person),
          buildSeat(table.id, 2, person),
        ]);
      }
      await store().addTable(buildTable(other.id), []);
      expect(ids(await store().tablesOf(person.id, 10))).toEqual([played.id, open.id, over.id]);
      expect(ids(await store().tablesOf(person.id, 2))).toEqual([played.id, open.id]);
      expect((await store().tablesOf(person.id, 1))[0]?.seats).toHaveLength(3);
      expect(await store().openTableIdsOf(person.id)).toEqual([open.id]);
    });

    it('running tables with an expired clock are found, most urgent first', async () => {
      const tableIds = [
        await addRunningTable(store(), { due: 5000.5 }),
        await addRunningTable(store(), { due: 4000 }),
        await addRunningTable(store(), { due: 5001 }),
        await addRunningTable(store(), { due: null }),
        await addRunningTable(store(), { due: 10, status: 'over' }),
      ].map(({ table }) => table.id);
      const due = async (uptime: number, limit: number) =>
        (await store().dueTableIds(uptime, limit)).filter((id) => tableIds.includes(id));
      expect(await due(5000.5, 1000)).toEqual([tableIds[1], tableIds[0]]);
      expect(await store().dueTableIds(5000.5, 1)).toHaveLength(1);
      expect(await due(3999, 1000)).toEqual([]);
    });

    it('running tables that wait for a bot are found', async () => {
      const tableIds = [
        await addRunningTable(store(), { pending: 0b110, played: 0b010 }),
        await addRunningTable(store(), { pending: 0b101, played: 0b010 }),
        await addRunningTable(store(), { pending: 0b010, played: 0b010, status: 'frozen' }),
        await addRunningTable(store(), { pending: 0b011, played: 0b011 }),
      ].map(({ table }) => table.id);
      const waiting = (await store().tableIdsAwaitingBots(1000)).filter((id) => tableIds.includes(id));
      expect(waiting).toEqual([tableIds[0], tableIds[3]]);
      expect(await store().tableIdsAwaitingBots(1)).toHaveLength(1);
    });

    it('a table with an unreadable row is left out of lists', async () => {
      const host = await addPerson(store());
      const [good, broken] = [buildTable(host.id), buildTable(host.id)];
      for (const table of [good, broken]) await store().addTable(table, [buildSeat(table.id, 0, host)]);
      await store().changeTable(broken.id, { clocks: '{broken' as never });
      expect(ids(await store().tablesOf(host.id, 10))).toEqual([good.id]);
      await expect(store().findTable(broken.id)).rejects.toThrow(SyntaxError);
      await store().removeTable(broken.id);
    });

    it('all table ids are listed', async () => {
      const { table } = await addRunningTable(store());
      const all = await store().allTableIds();
      expect(all).toContain(table.id);
      expect(new Set(all).size).toBe(all.length);
    });
  });
}
