import { describe, expect, it } from 'vitest';
import type { SeatOnVacation } from '../../store.ts';
import { addPerson, addRunningTable } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const NOW = 2_000_000_000_000;
const DAY = 24 * 3_600_000;

export function vacationContract(store: StoreProvider): void {
  const changesOf = async (table: string, now: number): Promise<SeatOnVacation[]> =>
    (await store().seatsToSendOnVacation(now, 10_000)).filter((row) => row.table === table);

  describe('vacations', () => {
    it('vacations that have not ended are replaced, earlier ones stay', async () => {
      const { id } = await addPerson(store());
      const twoDays = (day: number) => ({ from: NOW + day * DAY, until: NOW + (day + 2) * DAY });
      const [old, present, next] = [twoDays(-9), twoDays(-1), twoDays(5)];
      await store().replaceVacations(id, NOW - 10 * DAY, [old, present]);
      expect(await store().vacationsOf(id, 0)).toEqual([old, present]);
      expect(await store().vacationsOf(id, NOW)).toEqual([present]);
      await store().replaceVacations(id, NOW, [next]);
      expect(await store().vacationsOf(id, 0)).toEqual([old, next]);
      await store().deletePerson(id, '—');
      await store().replaceVacations(id, NOW, [next]);
      expect(await store().vacationsOf(id, 0)).toEqual([]);
    });

    it('turn-based seats are found whose match does not know yet that a vacation has begun or ended', async () => {
      const { table, person } = await addRunningTable(store(), { pace: 'turns' });
      const { table: live } = await addRunningTable(store());
      const vacation = { from: NOW, until: NOW + DAY };
      await store().replaceVacations(person.id, NOW, [vacation]);
      expect(await changesOf(table.id, NOW - 1)).toEqual([]);
      expect(await changesOf(table.id, NOW)).toEqual([{ table: table.id, seat: 0, since: NOW }]);
      await store().changeTable(table.id, { away: 1 });
      await store().changeTable(live.id, { away: 0 });
      expect((await store().findTable(table.id))?.table.away).toBe(1);
      expect(await changesOf(table.id, NOW + DAY - 1)).toEqual([]);
      expect(await changesOf(table.id, NOW + DAY)).toEqual([{ table: table.id, seat: 0, since: undefined }]);
      expect(await changesOf(live.id, NOW)).toEqual([]);
      await store().changeTable(table.id, { status: 'over' });
      expect(await changesOf(table.id, NOW + DAY)).toEqual([]);
    });
  });
}
