import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChannelTestRow, MailTokenRow, PushSubscriptionRow, WebhookRow } from '../../store.ts';
import { addPerson, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const UNUSED = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null } as const;

const subscription = (person: string, more: Partial<PushSubscriptionRow> = {}): PushSubscriptionRow => ({
  id: randomUUID(),
  person,
  endpoint: `https://push.example/${randomUUID()}`,
  p256dh: 'key',
  auth: 'auth',
  device: 'Phone',
  createdAt: nextTime(),
  expiredAt: null,
  ...UNUSED,
  ...more,
});

const mailToken = (person: string, more: Partial<MailTokenRow> = {}): MailTokenRow => ({
  hash: randomUUID(),
  person,
  purpose: 'confirm',
  address: 'ada@example.org',
  expiresAt: 1000,
  ...more,
});

const webhook = (person: string, more: Partial<WebhookRow> = {}): WebhookRow => ({
  id: randomUUID(),
  person,
  url: 'https://hooks.example/1',
  secret: 'secret',
  createdAt: nextTime(),
  ...UNUSED,
  ...more,
});

export function channelContract(store: StoreProvider): void {
  const addConfirmed = async (address: string, most = 3): Promise<[string, string]> => {
    const { id: person } = await addPerson(store());
    const token = mailToken(person, { address });
    await store().savePendingEmail(person, randomUUID(), address, token);
    return [person, await store().takeConfirmation(token, randomUUID(), 5, most)];
  };

  describe('secrets', () => {
    it('of several concurrent candidates for a secret all callers get the same one', async () => {
      const name = randomUUID();
      const got = await Promise.all(['a', 'b', 'c', 'd'].map((each) => store().addSecret(name, each)));
      expect(new Set(got).size).toBe(1);
      expect(await store().addSecret(name, 'late')).toBe(got[0]);
    });
  });

  describe('push subscriptions', () => {
    it('subscriptions are stored per person and removed by their owner only', async () => {
      const [ada, ben] = [await addPerson(store()), await addPerson(store())];
      const [first, second] = [subscription(ada.id), subscription(ada.id, { device: 'Ärger 🎲' })];
      for (const each of [first, second])
        expect(await store().addPushSubscription(each, undefined, 10)).toBe('added');
      expect(await store().pushSubscriptionsOf(ada.id)).toEqual([first, second]);
      expect(await store().findPushSubscription(ben.id, first.id)).toBeUndefined();
      expect(await store().removePushSubscription(ben.id, first.id)).toBe(false);
      expect(await store().removePushSubscription(ada.id, first.id)).toBe(true);
      expect(await store().pushSubscriptionsOf(ada.id)).toEqual([second]);
    });

    it('an endpoint moves to the person who proves its keys, and to nobody else', async () => {
      const [ada, ben] = [await addPerson(store()), await addPerson(store())];
      const first = subscription(ada.id);
      await store().addPushSubscription(first, undefined, 10);
      const forged = subscription(ben.id, { endpoint: first.endpoint, auth: 'other' });
      expect(await store().addPushSubscription(forged, undefined, 10)).toBe('taken');
      expect(await store().pushSubscriptionsOf(ada.id)).toEqual([first]);
      const moved = subscription(ben.id, { endpoint: first.endpoint });
      expect(await store().addPushSubscription(moved, undefined, 10)).toBe('added');
      expect(await store().pushSubscriptionsOf(ada.id)).toEqual([]);
      expect(await store().pushSubscriptionsOf(ben.id)).toEqual([moved]);
    });

    it('no more subscriptions than allowed are added, even concurrently; a replacement needs no room', async () => {
      const { id } = await addPerson(store());
      const rows = Array.from({ length: 6 }, () => subscription(id));
      const added = await Promise.all(rows.map((row) => store().addPushSubscription(row, undefined, 3)));
      expect(added.filter((each) => each === 'added')).toHaveLength(3);
      expect(added.filter((each) => each === 'full')).toHaveLength(3);
      const [old] = await store().pushSubscriptionsOf(id);
      const renewed = subscription(id);
      expect(await store().addPushSubscription(renewed, old?.id, 3)).toBe('added');
      expect((await store().pushSubscriptionsOf(id)).map((row) => row.id)).not.toContain(old?.id);
      expect(await store().addPushSubscription(subscription('nobody'), undefined, 3)).toBe('personGone');
    });

    it('deliveries leave their last success, their last failure and the end of a subscription', async () => {
      const { id } = await addPerson(store());
      const row = subscription(id);
      await store().addPushSubscription(row, undefined, 10);
      const failure = { reason: 'answered', status: 503 } as const;
      await store().markDelivery('push', row.id, { at: 5, failure, isGone: false });
      const failed = { lastFailureAt: 5, lastFailure: failure };
      expect(await store().findPushSubscription(id, row.id)).toEqual({ ...row, ...failed });
      await store().markDelivery('push', row.id, { at: 6, failure: null, isGone: false });
      const delivered = { lastSuccessAt: 6, lastFailureAt: 5, lastFailure: null };
      expect(await store().findPushSubscription(id, row.id)).toEqual({ ...row, ...delivered });
      await store().markDelivery('push', row.id, {
        at: 7,
        failure: { reason: 'expired', status: 410 },
        isGone: true,
      });
      expect(await store().findPushSubscription(id, row.id)).toMatchObject({
        expiredAt: 7,
        lastSuccessAt: 6,
      });
    });
  });

  describe('e-mail addresses', () => {
    it('an address is pending until its token is used, which works once', async () => {
      const { id: person } = await addPerson(store());
      const token = mailToken(person);
      expect(await store().savePendingEmail(person, 'first', token.address, token)).toBe(true);
      const pending = { address: null, pendingAddress: 'ada@example.org', isOn: true, bouncedAt: null };
      expect(await store().findEmail(person)).toMatchObject(pending);
      expect(await store().findMailToken(token.hash)).toEqual(token);
      const id = randomUUID();
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => store().takeConfirmation(token, id, 5, 3)),
      );
      expect(outcomes.toSorted()).toEqual(['confirmed', 'expired', 'expired', 'expired']);
      expect(await store().findEmail(person)).toMatchObject({
        id,
        address: 'ada@example.org',
        pendingAddress: null,
      });
    });

    it('an expired token, and one for an address that was changed meanwhile, confirm nothing', async () => {
      const { id: person } = await addPerson(store());
      const late = mailToken(person, { expiresAt: 5 });
      await store().savePendingEmail(person, randomUUID(), late.address, late);
      expect(await store().takeConfirmation(late, randomUUID(), 5, 3)).toBe('expired');
      const old = mailToken(person, { address: 'old@example.org' });
      await store().savePendingEmail(person, randomUUID(), old.address, old);
      const next = mailToken(person, { address: 'next@example.org' });
      await store().savePendingEmail(person, randomUUID(), next.address, next);
      expect(await store().takeConfirmation(old, randomUUID(), 5, 3)).toBe('expired');
      expect(await store().findEmail(person)).toMatchObject({
        address: null,
        pendingAddress: next.address,
      });
      expect(await store().takeConfirmation(next, randomUUID(), 5, 3)).toBe('confirmed');
    });

    it('one address belongs to a few people at most, in any case and concurrently', async () => {
      const address = `Ada-${randomUUID()}@Example.org`;
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, (_, i) => addConfirmed(i % 2 === 0 ? address : address.toLowerCase())),
      );
      const confirmed = outcomes.filter(([, outcome]) => outcome === 'confirmed').map(([person]) => person);
      expect(confirmed).toHaveLength(3);
      expect(await store().peopleWithEmail(address.toUpperCase())).toEqual(confirmed.toSorted());
    });

    it('a bounce stops until the next confirmation, and mails can be switched off and on', async () => {
      const [person] = await addConfirmed(`${randomUUID()}@example.org`);
      const email = await store().findEmail(person);
      const failure = { reason: 'mailRefused', status: 550 } as const;
      await store().markDelivery('email', email?.id ?? '', { at: 9, failure, isGone: true });
      expect(await store().changeEmail(person, { isOn: false })).toBe(true);
      expect(await store().findEmail(person)).toMatchObject({ bouncedAt: 9, isOn: false });
      const token = mailToken(person, { address: email?.address ?? '' });
      await store().savePendingEmail(person, randomUUID(), token.address, token);
      expect(await store().findEmail(person)).toMatchObject({ bouncedAt: 9, address: token.address });
      expect(await store().takeConfirmation(token, randomUUID(), 5, 3)).toBe('confirmed');
      expect(await store().findEmail(person)).toMatchObject({ bouncedAt: null, isOn: true, ...UNUSED });
      await store().removeEmail(person);
      expect(await store().findEmail(person)).toBeUndefined();
      expect(await store().peopleWithEmail(token.address)).toEqual([]);
      expect(await store().changeEmail(person, { isOn: true })).toBe(false);
    });

    it('a recovery token is used once, a newer one ends it, and expired ones are removed', async () => {
      const { id: person } = await addPerson(store());
      const [first, second] = [1, 2].map(() => mailToken(person, { purpose: 'recover' })) as [
        MailTokenRow,
        MailTokenRow,
      ];
      await store().addMailToken(mailToken(person));
      for (const each of [first, second]) expect(await store().addMailToken(each)).toBe(true);
      expect(await store().takeMailToken(first, 5)).toBe(false);
      const taken = await Promise.all([1, 2, 3].map(() => store().takeMailToken(second, 5)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const old = mailToken(person, { purpose: 'recover', expiresAt: 10 });
      await store().addMailToken(old);
      expect(await store().takeMailToken(old, 10)).toBe(false);
      await store().removeExpiredMailTokens(10);
      expect(await store().findMailToken(old.hash)).toBeUndefined();
    });
  });

  describe('webhooks', () => {
    it('a person has one webhook, with its last calls', async () => {
      const { id: person } = await addPerson(store());
      const first = webhook(person);
      expect(await store().saveWebhook(first)).toBe(true);
      const calls = [1, 2, 3, 4].map((at) => ({
        id: randomUUID(),
        person,
        at,
        kind: 'yourTurn',
        durationMs: 12,
        status: at === 4 ? 503 : 204,
        failure: at === 4 ? ({ reason: 'answered', status: 503 } as const) : null,
      }));
      for (const call of calls) await store().addWebhookCall(call, 3);
      expect(await store().webhookCallsOf(person)).toEqual(calls.slice(1).toReversed());
      expect(await store().changeWebhookSecret(person, 'renewed')).toBe(true);
      expect(await store().findWebhook(person)).toEqual({ ...first, secret: 'renewed' });
      const second = webhook(person, { url: 'https://hooks.example/2' });
      await store().saveWebhook(second);
      expect(await store().findWebhook(person)).toEqual(second);
      expect(await store().webhookCallsOf(person)).toEqual([]);
      await store().removeWebhook(person);
      expect(await store().findWebhook(person)).toBeUndefined();
      expect(await store().changeWebhookSecret(person, 'late')).toBe(false);
    });
  });

  describe('tests of channels', () => {
    it('a test keeps each step, the first report of “shown” counts, and a new test replaces it', async () => {
      const [ada, ben] = [await addPerson(store()), await addPerson(store())];
      const row: ChannelTestRow = {
        id: randomUUID(),
        person: ada.id,
        channel: 'push',
        destination: randomUUID(),
        sentAt: 1,
        acceptedAt: null,
        acceptedBy: null,
        failedAt: null,
        failure: null,
        shownAt: null,
      };
      expect(await store().addChannelTest(row)).toBe(true);
      await store().changeChannelTest(row.id, { acceptedAt: 2, acceptedBy: 'push.example' });
      await store().markTestShown(row.id, 3);
      await store().markTestShown(row.id, 4);
      const shown = { ...row, acceptedAt: 2, acceptedBy: 'push.example', shownAt: 3 };
      expect(await store().findChannelTest(ada.id, row.id)).toEqual(shown);
      expect(await store().findChannelTest(ben.id, row.id)).toBeUndefined();
      const again = { ...row, id: randomUUID(), sentAt: 5 };
      await store().addChannelTest(again);
      expect(await store().findChannelTest(ada.id, row.id)).toBeUndefined();
      const failure = { reason: 'timedOut', status: null } as const;
      await store().changeChannelTest(again.id, { failedAt: 6, failure });
      expect(await store().findChannelTest(ada.id, again.id)).toEqual({ ...again, failedAt: 6, failure });
    });
  });

  it('addresses, subscriptions, webhooks, tokens and tests are deleted with the person', async () => {
    const address = `${randomUUID()}@example.org`;
    const [person] = await addConfirmed(address);
    const row = subscription(person);
    const token = mailToken(person, { purpose: 'recover' });
    await store().addPushSubscription(row, undefined, 10);
    await store().addMailToken(token);
    await store().saveWebhook(webhook(person));
    await store().deletePerson(person, 'deleted');
    expect(await store().pushSubscriptionsOf(person)).toEqual([]);
    expect(await store().peopleWithEmail(address)).toEqual([]);
    expect(await store().findMailToken(token.hash)).toBeUndefined();
    expect(await store().findWebhook(person)).toBeUndefined();
    expect(await store().addMailToken(token)).toBe(false);
    expect(await store().saveWebhook(webhook(person))).toBe(false);
    expect(await store().savePendingEmail(person, randomUUID(), address, token)).toBe(false);
  });
}
