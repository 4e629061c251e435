import { DEFAULT_NOTIFICATION_SETTINGS } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { DeliveryGroup, NewDelivery, OutboxRow } from '../../store.ts';
import { addPerson, addRunningTable, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

/** Later than in the other parts of the contract, which share the database. */
const NOW = 2_000_000_000_000;

export function deliveryContract(store: StoreProvider): void {
  const addOutboxRow = async (): Promise<OutboxRow> => {
    const { table, person } = await addRunningTable(store());
    const createdAt = nextTime();
    await store().addNotifications([
      { person: person.id, table: table.id, kind: 'yourTurn', createdAt, readyAt: createdAt },
    ]);
    const ready = await store().readyNotifications(NOW, 10_000);
    return ready.find((row) => row.person === person.id) as OutboxRow;
  };
  const toDelivery = ({ person, table, kind }: OutboxRow, more: Partial<NewDelivery> = {}): NewDelivery => ({
    person,
    channel: 'push',
    destination: 'phone',
    target: 'example.org',
    kind,
    table,
    createdAt: NOW,
    nextAt: NOW,
    ...more,
  });
  const NOBODY = { people: [], targets: [] };
  const dueOf = async (person: string, now = NOW): Promise<DeliveryGroup[]> =>
    (await store().dueDeliveryGroups('push', now, 10_000, NOBODY)).filter((group) => group.person === person);
  const PHONE = { channel: 'push', destination: 'phone' } as const;

  describe('deliveries', () => {
    it('a notification is replaced by its deliveries, all or none', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification('another id', [toDelivery(row)]);
      expect(await dueOf(row.person)).toEqual([]);
      await store().spreadNotification(row.id, [toDelivery(row), toDelivery(row, { destination: 'mac' })]);
      expect(await dueOf(row.person)).toHaveLength(2);
      await store().spreadNotification(row.id, [toDelivery(row, { destination: 'third' })]);
      expect(await dueOf(row.person)).toHaveLength(2);
    });

    it('a postponed notification is not ready before, and one that was replaced is not removed', async () => {
      const row = await addOutboxRow();
      await store().postponeNotification(row.id, NOW + 5);
      const isReady = async (now: number): Promise<boolean> =>
        (await store().readyNotifications(now, 10_000)).some(({ id }) => id === row.id);
      expect([await isReady(NOW + 4), await isReady(NOW + 5)]).toEqual([false, true]);
      const { id: _, ...again } = row;
      await store().addNotifications([again]);
      await store().spreadNotification(row.id, []);
      const ready = await store().readyNotifications(NOW, 10_000);
      expect(ready.filter(({ person }) => person === row.person)).toHaveLength(1);
    });

    it('a group has all deliveries of one kind for one destination, also those that are not due', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification(row.id, [
        toDelivery(row),
        toDelivery(row, { table: 'second', nextAt: NOW + 100, createdAt: NOW + 1 }),
        toDelivery(row, { kind: 'nudge', nextAt: NOW + 100 }),
      ]);
      const [group, ...others] = await dueOf(row.person);
      expect([group, others]).toEqual([
        { person: row.person, ...PHONE, target: 'example.org', kind: 'yourTurn', message: null },
        [],
      ]);
      const rows = await store().deliveriesOf(group as DeliveryGroup, 10);
      expect(rows.map(({ table }) => table)).toEqual([row.table, 'second']);
      expect(await store().deliveriesOf(group as DeliveryGroup, 1)).toHaveLength(1);
    });

    it('an attempt is stored before it is made, and a delivery that was replaced begins anew', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification(row.id, [toDelivery(row)]);
      const [group] = (await dueOf(row.person)) as [DeliveryGroup];
      const [delivery] = await store().deliveriesOf(group, 10);
      const ids = [delivery?.id as string];
      expect(await store().beginDelivery([...ids, 'gone'], 'm1', NOW + 1, NOW + 60)).toEqual(ids);
      expect(await dueOf(row.person, NOW + 59)).toEqual([]);
      expect(await dueOf(row.person, NOW + 60)).toEqual([{ ...group, message: 'm1' }]);
      await store().beginDelivery(ids, 'm1', NOW + 60, NOW + 120);
      const [again] = await store().deliveriesOf({ ...group, message: 'm1' }, 10);
      expect(again).toMatchObject({ message: 'm1', triedAt: NOW + 1, nextAt: NOW + 120 });
      const { id: _, ...next } = row;
      await store().addNotifications([next]);
      const ready = await store().readyNotifications(NOW, 10_000);
      const replacing = ready.find(({ person }) => person === row.person) as OutboxRow;
      await store().spreadNotification(replacing.id, [toDelivery(row)]);
      await store().acceptDelivery({ person: row.person, ...PHONE }, ids, NOW + 61);
      expect(await dueOf(row.person)).toEqual([group]);
    });

    it('of two processes that begin at once, each delivery goes to one, and a repetition keeps its id', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification(row.id, [toDelivery(row), toDelivery(row, { table: 'second' })]);
      const [group] = (await dueOf(row.person)) as [DeliveryGroup];
      const ids = (await store().deliveriesOf(group, 10)).map(({ id }) => id);
      const messages = ['m1', 'm2', 'm3'];
      const begun = await Promise.all(
        messages.map((message) => store().beginDelivery(ids, message, NOW, NOW + 60)),
      );
      expect(begun.map(({ length }) => length).toSorted()).toEqual([0, 0, 2]);
      const winner = messages[begun.findIndex(({ length }) => length > 0)];
      expect(await dueOf(row.person, NOW + 60)).toEqual([{ ...group, message: winner }]);
      expect(await store().beginDelivery(ids, 'm4', NOW + 60, NOW + 120)).toEqual([]);
      expect(await store().beginDelivery(ids, winner ?? '', NOW + 60, NOW + 120)).toHaveLength(2);
    });

    it('groups of some people and targets can be left out, and each channel has its own', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification(row.id, [
        toDelivery(row),
        toDelivery(row, { destination: 'mac', target: 'slow.example' }),
        toDelivery(row, { channel: 'email', target: 'mail server' }),
      ]);
      const destinations = async (without: { people: string[]; targets: string[] }, limit = 10_000) => {
        const groups = await store().dueDeliveryGroups('push', NOW, limit, without);
        return groups.filter(({ person }) => person === row.person).map(({ destination }) => destination);
      };
      expect((await destinations(NOBODY)).toSorted()).toEqual(['mac', 'phone']);
      expect(await destinations({ people: [], targets: ['slow.example', 'other'] })).toEqual(['phone']);
      expect(await destinations({ people: [row.person], targets: [] })).toEqual([]);
    });

    it('what waits for a paused target is postponed, and given up after some time', async () => {
      const row = await addOutboxRow();
      const target = { channel: 'push', target: 'down.example' } as const;
      await store().spreadNotification(row.id, [
        toDelivery(row),
        toDelivery(row, { destination: 'mac', target: target.target }),
      ]);
      const pause = (at: number, giveUpBefore: number) =>
        store().postponeTarget(target, { at, retryAt: at + 60, giveUpBefore });
      await pause(NOW, NOW - 100);
      expect((await dueOf(row.person)).map(({ destination }) => destination)).toEqual(['phone']);
      expect(await dueOf(row.person, NOW + 60)).toHaveLength(2);
      await pause(NOW + 60, NOW);
      expect(await dueOf(row.person, NOW + 120)).toHaveLength(2);
      await pause(NOW + 120, NOW + 1);
      expect((await dueOf(row.person, NOW + 500)).map(({ destination }) => destination)).toEqual(['phone']);
    });

    it('the status of a destination tells how the last attempts went', async () => {
      const row = await addOutboxRow();
      const phone = { person: row.person, ...PHONE };
      await store().spreadNotification(row.id, [toDelivery(row)]);
      const [delivery] = await store().deliveriesOf(
        { ...phone, target: '', kind: row.kind, message: null },
        1,
      );
      const ids = [delivery?.id as string];
      const statusOf = () => store().destinationStatusOf(row.person);
      expect(await statusOf()).toEqual([]);
      await store().beginDelivery(ids, 'm', NOW, NOW + 60);
      for (const at of [NOW, NOW + 10])
        await store().failDelivery(phone, ids, { at, reason: 'status 503', retryAt: at + 30 });
      const failing = {
        ...PHONE,
        acceptedAt: null,
        failedAt: NOW + 10,
        failure: 'status 503',
        failures: 2,
        retryAt: NOW + 40,
        gaveUpAt: null,
        triedAt: NOW,
      };
      expect(await statusOf()).toEqual([failing]);
      await store().failDelivery(phone, ids, { at: NOW + 50, reason: 'timeout', retryAt: undefined });
      const given = {
        ...failing,
        failedAt: NOW + 50,
        failure: 'timeout',
        failures: 3,
        retryAt: null,
        triedAt: null,
      };
      expect(await statusOf()).toEqual([{ ...given, gaveUpAt: NOW + 50 }]);
      expect(await dueOf(row.person, NOW + 10_000)).toEqual([]);
      await store().acceptDelivery(phone, ids, NOW + 70);
      const works = { acceptedAt: NOW + 70, failure: '', failures: 0, gaveUpAt: null };
      expect(await statusOf()).toEqual([{ ...given, ...works }]);
    });

    it('nothing waits for a destination that is closed, but others are untouched', async () => {
      const row = await addOutboxRow();
      await store().spreadNotification(row.id, [toDelivery(row), toDelivery(row, { destination: 'mac' })]);
      const failure = { at: NOW, reason: 'status 410', retryAt: undefined };
      await store().closeDestination({ person: row.person, ...PHONE }, failure);
      expect(await dueOf(row.person)).toMatchObject([{ destination: 'mac' }]);
      expect(await store().destinationStatusOf(row.person)).toMatchObject([{ gaveUpAt: NOW }]);
    });

    it('deliveries and their status are deleted with the person, and none is stored afterwards', async () => {
      const row = await addOutboxRow();
      const phone = { person: row.person, ...PHONE };
      await store().spreadNotification(row.id, [toDelivery(row)]);
      await store().acceptDelivery(phone, ['none'], NOW);
      await store().deletePerson(row.person, '—');
      expect(await dueOf(row.person)).toEqual([]);
      await store().acceptDelivery(phone, ['none'], NOW);
      expect(await store().destinationStatusOf(row.person)).toEqual([]);
    });
  });

  describe('choices about notifications', () => {
    it('settings are stored per person, the last ones count', async () => {
      const [{ id }, other] = [await addPerson(store()), await addPerson(store())];
      const quiet = { ...DEFAULT_NOTIFICATION_SETTINGS, quietHours: { from: 1, until: 2 } };
      expect(await store().notificationChoices(id)).toEqual({ settings: undefined, mutes: [] });
      await store().saveNotificationSettings(id, DEFAULT_NOTIFICATION_SETTINGS);
      await store().saveNotificationSettings(id, quiet);
      expect((await store().notificationChoices(id)).settings).toEqual(quiet);
      expect((await store().notificationChoices(other.id)).settings).toBeUndefined();
    });

    it('a table is muted until some time or until it ends, and mutes of matches that have ended are removed', async () => {
      const { table, person } = await addRunningTable(store());
      const { table: second } = await addRunningTable(store());
      const mutesOf = async () => (await store().notificationChoices(person.id)).mutes;
      await store().muteTable(person.id, table.id, 7);
      await store().muteTable(person.id, table.id, null);
      expect(await mutesOf()).toEqual([{ table: table.id, until: null }]);
      await store().changeTable(table.id, { status: 'over', endedAt: NOW });
      await store().muteTable(person.id, second.id, 9);
      expect(await mutesOf()).toEqual([{ table: second.id, until: 9 }]);
      await store().unmuteTable(person.id, second.id);
      expect(await mutesOf()).toEqual([]);
    });

    it('choices of somebody who is gone, and about a table that is gone, are not stored', async () => {
      const { table, person } = await addRunningTable(store());
      await store().muteTable(person.id, 'no such table', null);
      expect((await store().notificationChoices(person.id)).mutes).toEqual([]);
      await store().muteTable(person.id, table.id, null);
      await store().deletePerson(person.id, '—');
      await store().muteTable(person.id, table.id, null);
      await store().saveNotificationSettings(person.id, DEFAULT_NOTIFICATION_SETTINGS);
      expect(await store().notificationChoices(person.id)).toEqual({ settings: undefined, mutes: [] });
    });
  });
}
