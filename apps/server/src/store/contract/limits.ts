import { describe, expect, it } from 'vitest';
import type { TheStore } from '../contract.ts';
import type { Person, TableRow } from '../port.ts';
import { TABLE_LIMITS } from '../port.ts';
import { aClaimedSeat, addPerson, addRunning, aSeat, aTable, nextMoment } from '../testing/rows.ts';

const { openPublic, seated } = TABLE_LIMITS;

export function limitStories(store: TheStore): void {
  const add = (host: Person, more: Partial<TableRow> = {}): Promise<string> => {
    const table = aTable(host.id, more);
    return store().addTable(table, [aSeat(table.id, 0, host)]);
  };
  const addMany = (many: number, host: Person, more: Partial<TableRow> = {}): Promise<string[]> =>
    Promise.all(Array.from({ length: many }, () => add(host, more)));
  const count = (results: readonly string[], wanted: string): number =>
    results.filter((each) => each === wanted).length;

  describe('limits of one person', () => {
    it('a person who opens many public tables concurrently gets five', async () => {
      const host = await addPerson(store());
      const results = await addMany(20, host);
      expect([count(results, 'added'), count(results, 'tooManyPublicTables')]).toEqual([
        openPublic,
        20 - openPublic,
      ]);
      expect(await store().tablesOf(host.id, 100)).toHaveLength(openPublic);
      expect(await add(host, { isPublic: false })).toBe('added');
      expect(await add(host, { status: 'running' })).toBe('added');
      const waiting = (await store().tablesOf(host.id, 100)).find(
        ({ table }) => table.status === 'open' && table.isPublic,
      );
      await store().startTable(waiting?.table.id ?? '', {}, waiting?.seats ?? [], []);
      expect(await add(host)).toBe('added');
      expect(await add(host)).toBe('tooManyPublicTables');
    });

    it('a person who takes many seats concurrently gets no more than a hundred, rematches included', async () => {
      const [busy, host] = await Promise.all([addPerson(store()), addPerson(store())]);
      expect(count(await addMany(seated - 1, busy, { isPublic: false }), 'added')).toBe(seated - 1);
      const others = await Promise.all(
        [1, 2, 3].map(async () => aTable((await addPerson(store())).id, { isHotSeat: true })),
      );
      for (const table of others) await store().addTable(table, []);
      const taken = await Promise.all(
        others.map(({ id }) => store().takeSeat(aSeat(id, 0, busy), nextMoment())),
      );
      expect(taken.toSorted()).toEqual(['taken', 'tooManyTables', 'tooManyTables']);
      const sitsAt = others[taken.indexOf('taken')] as TableRow;
      expect(await store().takeSeat(aSeat(sitsAt.id, 1, busy), nextMoment())).toBe('taken');
      expect(await add(busy, { isPublic: false })).toBe('tooManyTables');

      const { table: over } = await addRunning(store(), { status: 'over' });
      const [own, theirs] = [aTable(busy.id, { isPublic: false }), aTable(host.id, { isPublic: false })];
      expect(await store().addRematch(over.id, own, [aSeat(own.id, 0, busy), aSeat(own.id, 1, host)])).toBe(
        'tooManyTables',
      );
      expect(
        await store().addRematch(over.id, theirs, [aSeat(theirs.id, 0, busy), aSeat(theirs.id, 1, host)]),
      ).toBe('added');
      expect((await store().table(theirs.id))?.seats).toEqual([
        aClaimedSeat(theirs.id, 1, host, theirs.createdAt),
      ]);
    });

    it('a table counts for its host, even if the host has no seat there', async () => {
      const host = await addPerson(store());
      const tables = Array.from({ length: seated }, () => aTable(host.id, { isPublic: false }));
      expect(count(await Promise.all(tables.map((table) => store().addTable(table, []))), 'added')).toBe(
        seated,
      );
      expect(await add(host, { isPublic: false })).toBe('tooManyTables');
    });
  });
}
