import { describe, expect, it } from 'vitest';
import type { NewNotification, TableRow } from '../../store.ts';
import { addPerson, addRunningTable, buildEvent, buildSeat, buildTable, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

export function outboxContract(store: StoreProvider): void {
  const buildNotification = (person: string, table: string, more: Partial<NewNotification> = {}) => {
    const createdAt = nextTime();
    return { person, table, kind: 'yourTurn', createdAt, readyAt: createdAt, ...more } as const;
  };
  const readyFor = async (person: string, now: number) =>
    (await store().readyNotifications(now, 10_000)).filter((row) => row.person === person);

  describe('the outbox', () => {
    it('notifications are written in the transaction of their event', async () => {
      const { table, person } = await addRunningTable(store());
      const first = buildNotification(person.id, table.id);
      await store().append(buildEvent(table.id, 1), { seq: 1 }, { notifications: [first] });
      const lost = buildNotification(person.id, table.id, { kind: 'gameEnded' });
      const late = await store().append(buildEvent(table.id, 1), { seq: 1 }, { notifications: [lost] });
      expect(late.kind).toBe('stale');
      expect(await readyFor(person.id, first.readyAt)).toEqual([{ ...first, id: expect.any(String) }]);
    });

    it('the notifications of a start are written only by the process that starts the table', async () => {
      const { table, person } = await addRunningTable(store(), { status: 'open' });
      const seats = (await store().findTable(table.id))?.seats ?? [];
      const first = buildNotification(person.id, table.id, { kind: 'tableStarted' });
      const starts = [first, { ...first, kind: 'nudge' } as const].map((each) =>
        store().startTable(table.id, {}, seats, [], { notifications: [each] }),
      );
      expect((await Promise.all(starts)).filter((isStarted) => isStarted)).toHaveLength(1);
      expect(await readyFor(person.id, first.readyAt)).toHaveLength(1);
    });

    it('the host of a turn-based table is told when others have taken the last seat, and only then', async () => {
      const [host, ada, ben] = await Promise.all([
        addPerson(store()),
        addPerson(store()),
        addPerson(store()),
      ]);
      const open = async (more: Partial<TableRow> = {}): Promise<TableRow> => {
        const table = buildTable(host.id, { pace: 'turns', seatCount: 3, ...more });
        await store().addTable(table, [buildSeat(table.id, 0, host)]);
        return table;
      };
      const [slow, live] = [await open(), await open({ pace: 'live' })];
      const at = nextTime();
      const take = (table: string, seat: number, who: typeof ada) =>
        store().takeSeat(buildSeat(table, seat, who), at, at + 20_000);
      await take(slow.id, 1, ada);
      await take(slow.id, 1, ben);
      expect(await readyFor(host.id, at + 20_000)).toEqual([]);
      await Promise.all([take(slow.id, 2, ben), take(live.id, 1, ada)]);
      await take(live.id, 2, ben);
      expect(await readyFor(host.id, at + 19_999)).toEqual([]);
      expect(await readyFor(host.id, at + 20_000)).toEqual([
        {
          id: expect.any(String),
          person: host.id,
          table: slow.id,
          kind: 'tableReady',
          createdAt: at,
          readyAt: at + 20_000,
        },
      ]);
      expect(await readyFor(ada.id, at + 20_000)).toEqual([]);
    });

    it('a notification replaces an older one of the same kind and table, under a new id', async () => {
      const { table, person } = await addRunningTable(store());
      const first = buildNotification(person.id, table.id);
      await store().addNotifications([first]);
      const [before] = await readyFor(person.id, first.readyAt);
      const next = buildNotification(person.id, table.id);
      await store().addNotifications([next, buildNotification(person.id, table.id, { kind: 'nudge' })]);
      const [after, nudge] = await readyFor(person.id, next.readyAt + 10_000);
      expect(after).toMatchObject(next);
      expect(after?.id).not.toBe(before?.id);
      expect(nudge?.kind).toBe('nudge');
    });

    it('notifications become ready in the order of their times', async () => {
      const { table, person } = await addRunningTable(store());
      const [late, early] = [
        buildNotification(person.id, table.id, { kind: 'clockLow', readyAt: 2_900_000_000_000 }),
        buildNotification(person.id, table.id, { readyAt: 2_800_000_000_000 }),
      ];
      await store().addNotifications([late, early]);
      expect(await readyFor(person.id, early.readyAt - 1)).toEqual([]);
      expect(await readyFor(person.id, early.readyAt)).toMatchObject([early]);
      expect(await readyFor(person.id, late.readyAt)).toMatchObject([early, late]);
    });

    it('the notifications of a deleted person are deleted', async () => {
      const { table, person } = await addRunningTable(store());
      const first = buildNotification(person.id, table.id);
      await store().addNotifications([first]);
      await store().deletePerson(person.id, '—');
      expect(await readyFor(person.id, first.readyAt)).toEqual([]);
    });
  });
}
