import { describe, expect, it } from 'vitest';
import type { TheStore } from '../contract.ts';
import type { Person, TableRow } from '../port.ts';
import { addPerson, addRunning, aSeat, aTable, nextMoment } from '../testing/rows.ts';

export function listStories(store: TheStore): void {
  const ids = (found: readonly { readonly table: { readonly id: string } }[]): string[] =>
    found.map(({ table }) => table.id);

  const openPage = (limit: number) => ({ offset: 0, limit, activeSince: { live: 0, turns: 0 } });

  describe('lists of tables', () => {
    it('show the open and public ones, the last active first, with their seats', async () => {
      const [host, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const [old, hidden, full, young] = [
        aTable(host.id),
        aTable(host.id, { isPublic: false }),
        aTable(host.id, { status: 'running' }),
        aTable(other.id),
      ] as const;
      for (const table of [young, full, hidden, old]) {
        await store().addTable(table, [
          aSeat(table.id, 2, table === young ? other : host),
          aSeat(table.id, 0, 'weak'),
        ]);
      }
      const [first, second] = await store().openTables(openPage(2));
      expect(ids([first, second] as never)).toEqual([young.id, old.id]);
      expect(first?.seats.map(({ seat }) => seat)).toEqual([0, 2]);
      await store().takeSeat(aSeat(old.id, 1, await addPerson(store())), nextMoment());
      expect(ids(await store().openTables(openPage(2)))).toEqual([old.id, young.id]);
    });

    it('take a table for active when more people have joined than before, not when bots, the host or one person come and go', async () => {
      const [host, rival, ben, cem] = (await Promise.all([1, 2, 3, 4].map(() => addPerson(store())))) as [
        Person,
        Person,
        Person,
        Person,
      ];
      const [table, other] = [aTable(host.id, { isHotSeat: true }), aTable(rival.id)];
      await store().addTable(table, [aSeat(table.id, 0, host)]);
      await store().addTable(other, [aSeat(other.id, 0, rival)]);
      const take = (who: Person | string) => store().takeSeat(aSeat(table.id, 1, who), nextMoment());
      const free = (who: Person | null) => store().freeSeat(table.id, 1, who?.id ?? null);
      const firstTwo = async () => ids(await store().openTables(openPage(2)));
      for (const who of ['weak', host] as const) {
        expect(await take(who)).toBe('taken');
        expect(await free(who === 'weak' ? null : host)).toBe(true);
        expect(await firstTwo()).toEqual([other.id, table.id]);
      }
      await take(ben);
      expect(await firstTwo()).toEqual([table.id, other.id]);
      await store().takeSeat(aSeat(other.id, 1, ben), nextMoment());
      for (const who of [ben, cem]) {
        await free(ben);
        await take(who);
        expect(await firstTwo()).toEqual([other.id, table.id]);
      }
      await store().takeSeat(aSeat(table.id, 2, ben), nextMoment());
      expect(await firstTwo()).toEqual([table.id, other.id]);
    });

    it('show the first table of every host before the second of any, and that before all others', async () => {
      const [host, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const early = [aTable(other.id), aTable(other.id)].toReversed();
      const many = Array.from({ length: 5 }, () => aTable(host.id)).toReversed();
      for (const table of [...early, ...many]) await store().addTable(table, []);
      const [all] = [ids(await store().openTables(openPage(1000)))];
      const [mine, theirs] = [ids(many.map((table) => ({ table }))), ids(early.map((table) => ({ table })))];
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
        [0, 2, 4].map((offset) => store().openTables({ ...openPage(2), offset })),
      );
      expect(ids(pages.flat())).toEqual(all.slice(0, 6));
    });

    it('leave out open tables without activity for long, by their pace', async () => {
      const host = await addPerson(store());
      const [live, turns] = [aTable(host.id), aTable(host.id, { pace: 'turns' })];
      for (const table of [live, turns]) await store().addTable(table, []);
      const listed = async (activeSince: { live: number; turns: number }) =>
        ids(await store().openTables({ offset: 0, limit: 1000, activeSince })).filter(
          (id) => id === live.id || id === turns.id,
        );
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt - 1 })).toEqual([
        turns.id,
        live.id,
      ]);
      expect(await listed({ live: live.createdAt, turns: turns.createdAt - 1 })).toEqual([turns.id]);
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt })).toEqual([live.id]);
      await store().takeSeat(aSeat(live.id, 0, await addPerson(store())), turns.createdAt + 1);
      expect(await listed({ live: turns.createdAt, turns: turns.createdAt })).toEqual([live.id]);
    });

    it('show the running and public ones, the newest first', async () => {
      const [old, hidden, over, young] = [
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_001 }),
        await addRunning(store(), { isPublic: false, startedAt: 9_000_000_000_002 }),
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_003, status: 'over' }),
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_004 }),
      ];
      const listed = ids(await store().runningTables({ offset: 0, limit: 2 }));
      expect(listed).toEqual([young.table.id, old.table.id]);
      expect(ids(await store().runningTables({ offset: 0, limit: 100 }))).not.toContain(hidden.table.id);
      expect(ids(await store().runningTables({ offset: 0, limit: 100 }))).not.toContain(over.table.id);
    });

    it('show running tables with people only, the first of every host before the second of any', async () => {
      const host = await addPerson(store());
      const running = { status: 'running', isPublic: true, seatCount: 2 } as const;
      const other = await addRunning(store(), { isPublic: true, startedAt: 9_100_000_000_000 });
      const [third, second, first] = [1, 2, 3].map((i) =>
        aTable(host.id, { ...running, startedAt: 9_100_000_000_000 + i }),
      ) as [TableRow, TableRow, TableRow];
      const deserted = aTable(host.id, { ...running, startedAt: 9_100_000_000_009 });
      for (const { id, ...more } of [first, second, third])
        await store().addTable({ id, ...more }, [aSeat(id, 0, host)]);
      await store().addTable(deserted, [aSeat(deserted.id, 0, 'weak'), aSeat(deserted.id, 1, 'weak')]);
      const all = ids(await store().runningTables({ offset: 0, limit: 1000 }));
      expect(all.slice(0, 2)).toEqual([first.id, other.table.id]);
      expect(all.filter((id) => [first, second, third].some((table) => table.id === id))).toEqual([
        first.id,
        second.id,
        third.id,
      ]);
      expect(all).not.toContain(deserted.id);
      expect(ids(await store().runningTables({ offset: 1, limit: 2 }))).toEqual(all.slice(1, 3));
    });

    it('show no more tables whose host was deleted before those of others than of one host', async () => {
      const [host, puppet] = await Promise.all([addPerson(store()), addPerson(store())]);
      const { table: modest } = await addRunning(store(), { startedAt: 9_200_000_000_000 });
      const many = Array.from({ length: 30 }, (_, i) =>
        aTable(host.id, { status: 'running', startedAt: 9_200_000_000_100 - i }),
      );
      for (const table of many)
        await store().addTable(table, [aSeat(table.id, 0, host), aSeat(table.id, 1, puppet)]);
      const firstTwo = async () => ids(await store().runningTables({ offset: 0, limit: 2 }));
      expect(await firstTwo()).toEqual([many[0]?.id, modest.id]);
      await store().deletePerson(host.id, 'deleted');
      expect(await firstTwo()).toEqual([many[0]?.id, modest.id]);
    });

    it('show where a person sits, once each: running ones first, then the newest', async () => {
      const [person, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const played = aTable(other.id, { status: 'running', isHotSeat: true });
      const [over, open] = [aTable(other.id, { status: 'over' }), aTable(other.id)];
      for (const table of [played, over, open]) {
        await store().addTable(table, [
          aSeat(table.id, 0, other),
          aSeat(table.id, 1, person),
          aSeat(table.id, 2, person),
        ]);
      }
      await store().addTable(aTable(other.id), []);
      expect(ids(await store().tablesOf(person.id, 10))).toEqual([played.id, open.id, over.id]);
      expect(ids(await store().tablesOf(person.id, 2))).toEqual([played.id, open.id]);
      expect((await store().tablesOf(person.id, 1))[0]?.seats).toHaveLength(3);
      expect(await store().openTablesOf(person.id)).toEqual([open.id]);
    });

    it('find running tables whose clock has run out, the most urgent first', async () => {
      const made = [
        await addRunning(store(), { due: 5000.5 }),
        await addRunning(store(), { due: 4000 }),
        await addRunning(store(), { due: 5001 }),
        await addRunning(store(), { due: null }),
        await addRunning(store(), { due: 10, status: 'over' }),
      ].map(({ table }) => table.id);
      const due = async (uptime: number, limit: number) =>
        (await store().dueTables(uptime, limit)).filter((id) => made.includes(id));
      expect(await due(5000.5, 1000)).toEqual([made[1], made[0]]);
      expect(await store().dueTables(5000.5, 1)).toHaveLength(1);
      expect(await due(3999, 1000)).toEqual([]);
    });

    it('find running tables that wait for a bot', async () => {
      const made = [
        await addRunning(store(), { pending: 0b110, played: 0b010 }),
        await addRunning(store(), { pending: 0b101, played: 0b010 }),
        await addRunning(store(), { pending: 0b010, played: 0b010, status: 'frozen' }),
        await addRunning(store(), { pending: 0b011, played: 0b011 }),
      ].map(({ table }) => table.id);
      const waiting = (await store().tablesAwaitingBots(1000)).filter((id) => made.includes(id));
      expect(waiting).toEqual([made[0], made[3]]);
      expect(await store().tablesAwaitingBots(1)).toHaveLength(1);
    });

    it('leave out a table whose row cannot be read, and show the others', async () => {
      const host = await addPerson(store());
      const [good, broken] = [aTable(host.id), aTable(host.id)];
      for (const table of [good, broken]) await store().addTable(table, [aSeat(table.id, 0, host)]);
      // Not JSON where an object belongs.
      await store().changeTable(broken.id, { clocks: '{broken' as never });
      expect(ids(await store().tablesOf(host.id, 10))).toEqual([good.id]);
      await expect(store().table(broken.id)).rejects.toThrow(SyntaxError);
      await store().removeTable(broken.id);
    });

    it('know every table', async () => {
      const { table } = await addRunning(store());
      const all = await store().allTables();
      expect(all).toContain(table.id);
      expect(new Set(all).size).toBe(all.length);
    });
  });
}
