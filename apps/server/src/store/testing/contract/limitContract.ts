import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import type { PersonRow, TableRow } from '../../store.ts';
import { TABLE_LIMITS } from '../../store.ts';
import {
  buildClaimedSeat,
  addPerson,
  addRunningTable,
  buildSeat,
  buildTable,
  nextTime,
} from '../testRows.ts';

const { openPublic, seated } = TABLE_LIMITS;

export function limitContract(store: StoreProvider): void {
  const add = (host: PersonRow, more: Partial<TableRow> = {}): Promise<string> => {
    const table = buildTable(host.id, more);
    return store().addTable(table, [buildSeat(table.id, 0, host)]);
  };
  const addMany = (tableCount: number, host: PersonRow, more: Partial<TableRow> = {}): Promise<string[]> =>
    Promise.all(Array.from({ length: tableCount }, () => add(host, more)));
  const count = (results: readonly string[], expected: string): number =>
    results.filter((each) => each === expected).length;

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
        [1, 2, 3].map(async () => buildTable((await addPerson(store())).id, { isHotSeat: true })),
      );
      for (const table of others) await store().addTable(table, []);
      const taken = await Promise.all(
        others.map(({ id }) => store().takeSeat(buildSeat(id, 0, busy), nextTime())),
      );
      expect(taken.toSorted()).toEqual(['taken', 'tooManyTables', 'tooManyTables']);
      const sitsAt = others[taken.indexOf('taken')] as TableRow;
      expect(await store().takeSeat(buildSeat(sitsAt.id, 1, busy), nextTime())).toBe('taken');
      expect(await add(busy, { isPublic: false })).toBe('tooManyTables');

      const { table: over } = await addRunningTable(store(), { status: 'over' });
      const [own, theirs] = [
        buildTable(busy.id, { isPublic: false }),
        buildTable(host.id, { isPublic: false }),
      ];
      expect(
        await store().addRematch(over.id, own, [buildSeat(own.id, 0, busy), buildSeat(own.id, 1, host)]),
      ).toBe('tooManyTables');
      expect(
        await store().addRematch(over.id, theirs, [
          buildSeat(theirs.id, 0, busy),
          buildSeat(theirs.id, 1, host),
        ]),
      ).toBe('added');
      expect((await store().findTable(theirs.id))?.seats).toEqual([
        buildClaimedSeat(theirs.id, 1, host, theirs.createdAt),
      ]);
    });

    it('a table counts for its host, even if the host has no seat there', async () => {
      const host = await addPerson(store());
      const tables = Array.from({ length: seated }, () => buildTable(host.id, { isPublic: false }));
      expect(count(await Promise.all(tables.map((table) => store().addTable(table, []))), 'added')).toBe(
        seated,
      );
      expect(await add(host, { isPublic: false })).toBe('tooManyTables');
    });
  });
}
