import { describe, expect, it } from 'vitest';
import type { TheStore } from '../contract.ts';
import type { TableRow } from '../port.ts';
import { addPerson, addRunning, aSeat, aTable, nextMoment } from '../testing/rows.ts';

export function listStories(store: TheStore): void {
  const ids = (found: readonly { readonly table: { readonly id: string } }[]): string[] => found.map(({ table }) => table.id);

  const openPage = (limit: number) => ({ offset: 0, limit, activeSince: { live: 0, turns: 0 } });

  describe('lists of tables', () => {
    it('show the open and public ones, the last active first, with their seats', async () => {
      const host = await addPerson(store());
      const [old, hidden, full, young] = [
        aTable(host.id),
        aTable(host.id, { isPublic: false }),
        aTable(host.id, { status: 'running' }),
        aTable(host.id),
      ] as const;
      for (const table of [young, full, hidden, old]) {
        await store().addTable(table, [aSeat(table.id, 2, host), aSeat(table.id, 0, 'weak'), aSeat(table.id, 1, 'weak')]);
      }
      const [first, second] = await store().openTables(openPage(2));
      expect(ids([first, second] as never)).toEqual([young.id, old.id]);
      expect(first?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      await store().freeSeat(old.id, 1, null, nextMoment());
      expect(ids(await store().openTables(openPage(2)))).toEqual([old.id, young.id]);
      await store().takeSeat(aSeat(young.id, 1, 'weak'), nextMoment());
      expect(ids(await store().openTables(openPage(2)))).toEqual([old.id, young.id]);
      await store().takeSeat(aSeat(old.id, 1, 'weak'), 5);
      expect(ids(await store().openTables(openPage(2)))).toEqual([old.id, young.id]);
    });

    it('show at most two tables of a host before those of all others', async () => {
      const [host, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const early = aTable(other.id);
      const many = Array.from({ length: 5 }, () => aTable(host.id)).toReversed();
      for (const table of [early, ...many]) await store().addTable(table, []);
      const [all] = [ids(await store().openTables(openPage(1000)))];
      const mine = many.map(({ id }) => id);
      expect(all.slice(0, 3)).toEqual([...mine.slice(0, 2), early.id]);
      expect(all.filter((id) => mine.includes(id))).toEqual(mine);
      expect(new Set(all).size).toBe(all.length);
      const pages = await Promise.all([0, 2, 4].map((offset) => store().openTables({ ...openPage(2), offset })));
      expect(ids(pages.flat())).toEqual(all.slice(0, 6));
    });

    it('leave out open tables without activity for long, by their pace', async () => {
      const host = await addPerson(store());
      const [live, turns] = [aTable(host.id), aTable(host.id, { pace: 'turns' })];
      for (const table of [live, turns]) await store().addTable(table, []);
      const listed = async (activeSince: { live: number; turns: number }) =>
        ids(await store().openTables({ offset: 0, limit: 2, activeSince })).filter((id) => id === live.id || id === turns.id);
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt - 1 })).toEqual([turns.id, live.id]);
      expect(await listed({ live: live.createdAt, turns: turns.createdAt - 1 })).toEqual([turns.id]);
      expect(await listed({ live: live.createdAt - 1, turns: turns.createdAt })).toEqual([live.id]);
      await store().takeSeat(aSeat(live.id, 0, host), turns.createdAt);
      expect(await listed({ live: live.createdAt, turns: turns.createdAt })).toEqual([live.id]);
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

    it('show running tables with people only, and at most two of a host before those of all others', async () => {
      const host = await addPerson(store());
      const running = { status: 'running', isPublic: true, seatCount: 2 } as const;
      const other = await addRunning(store(), { isPublic: true, startedAt: 9_100_000_000_000 });
      const [third, second, first] = [1, 2, 3].map((i) => aTable(host.id, { ...running, startedAt: 9_100_000_000_000 + i })) as [
        TableRow,
        TableRow,
        TableRow,
      ];
      const deserted = aTable(host.id, { ...running, startedAt: 9_100_000_000_009 });
      for (const { id, ...more } of [first, second, third]) await store().addTable({ id, ...more }, [aSeat(id, 0, host)]);
      await store().addTable(deserted, [aSeat(deserted.id, 0, 'weak'), aSeat(deserted.id, 1, 'weak')]);
      const all = ids(await store().runningTables({ offset: 0, limit: 1000 }));
      expect(all.slice(0, 3)).toEqual([first.id, second.id, other.table.id]);
      expect(all).toContain(third.id);
      expect(all).not.toContain(deserted.id);
      expect(ids(await store().runningTables({ offset: 1, limit: 2 }))).toEqual(all.slice(1, 3));
    });

    it('show where a person sits, once each: running ones first, then the newest', async () => {
      const [person, other] = await Promise.all([addPerson(store()), addPerson(store())]);
      const played = aTable(other.id, { status: 'running', isHotSeat: true });
      const [over, open] = [aTable(other.id, { status: 'over' }), aTable(other.id)];
      for (const table of [played, over, open]) {
        await store().addTable(table, [aSeat(table.id, 0, other), aSeat(table.id, 1, person), aSeat(table.id, 2, person)]);
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
      const due = async (uptime: number, limit: number) => (await store().dueTables(uptime, limit)).filter((id) => made.includes(id));
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
      // Text where an object belongs is stored as it is, and is no JSON.
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
