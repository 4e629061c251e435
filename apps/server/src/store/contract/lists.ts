import { describe, expect, it } from 'vitest';
import type { TheStore } from '../contract.ts';
import { addPerson, addRunning, aSeat, aTable } from '../testing/rows.ts';

export function listStories(store: TheStore): void {
  const ids = (found: readonly { readonly table: { readonly id: string } }[]): string[] => found.map(({ table }) => table.id);

  describe('lists of tables', () => {
    it('show the open and public ones, the newest first, with their seats', async () => {
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
      const [first, second] = await store().openTables(2);
      expect(ids([first, second] as never)).toEqual([young.id, old.id]);
      expect(first?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    });

    it('show the running and public ones, the newest first', async () => {
      const [old, hidden, over, young] = [
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_001 }),
        await addRunning(store(), { isPublic: false, startedAt: 9_000_000_000_002 }),
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_003, status: 'over' }),
        await addRunning(store(), { isPublic: true, startedAt: 9_000_000_000_004 }),
      ];
      const listed = ids(await store().runningTables(2));
      expect(listed).toEqual([young.table.id, old.table.id]);
      expect(ids(await store().runningTables(100))).not.toContain(hidden.table.id);
      expect(ids(await store().runningTables(100))).not.toContain(over.table.id);
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
