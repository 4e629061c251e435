import type { ChannelsState, ChannelTest, PushDevice, ServerInfo } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeTestFolders } from '../../testing/servers/testServer.ts';
import type { TestClient } from '../../testing/clients/testClient.ts';
import { ChannelFixture } from '../testing/channelFixture.ts';
import { PushBrowser, verifyVapid } from '../testing/pushReceiver.ts';

let fixture: ChannelFixture;
let client: TestClient;
let browser: PushBrowser;
let endpoints = 0;

beforeAll(async () => void (fixture = await ChannelFixture.open()));
afterAll(async () => {
  await fixture.close();
  removeTestFolders();
});
beforeEach(async () => {
  fixture.http.answerWith(201);
  browser = new PushBrowser();
  client = await fixture.guest();
});

const endpoint = (): string => `${fixture.http.url}/send/${++endpoints}`;
const subscribe = async (at = endpoint()): Promise<PushDevice> => {
  const answer = await client.request<PushDevice>('POST', '/api/me/push', browser.subscription(at));
  expect(answer.status).toBe(201);
  return answer.body;
};
const devices = async (): Promise<readonly PushDevice[]> =>
  (await client.request<ChannelsState>('GET', '/api/me/channels')).body.push;

describe('web push', () => {
  it('a notification arrives encrypted and signed by the key that browsers subscribe with', async () => {
    const { id } = await subscribe();
    const push = fixture.channel('push');
    expect(await push.destinationsOf(client.id)).toEqual([{ id, target: '127.0.0.1' }]);
    const endsAt = fixture.server.context.time.now() + 3_600_000;
    const table = { id: 'table-one', game: 'siberia', opponents: ['Noor', 'Wout'], endsAt };
    expect(await push.deliver(fixture.message(client.id, { tables: [table] }), id)).toEqual({
      kind: 'accepted',
    });
    const request = fixture.http.last;
    const { body } = await client.request<ServerInfo>('GET', '/api/server');
    const { key, claims } = verifyVapid(request.headers.authorization ?? '');
    expect([key, claims.aud]).toEqual([body.channels.push.publicKey, fixture.http.url]);
    expect(Number(request.headers['ttl'])).toBeGreaterThan(3500);
    expect(Number(request.headers['ttl'])).toBeLessThanOrEqual(3600);
    expect(request.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    const tag = request.headers['topic'] as string;
    expect(tag).toMatch(/^[\w-]{32}$/);
    expect(browser.read(request)).toEqual({
      web_push: 8030,
      mutable: true,
      notification: {
        title: 'Siberia: it’s your turn',
        body: 'With Noor and Wout',
        navigate: `${fixture.server.url}/table/table-one`,
        lang: 'en',
        dir: 'ltr',
        tag,
      },
      pithead: { id: 'message-1', kind: 'yourTurn', tables: ['table-one'] },
    });
    expect(await devices()).toMatchObject([{ id, lastSuccessAt: expect.any(Number) as number }]);
  });

  it('a newer message about the same table has the topic of the older one, in any language', async () => {
    const { id } = await subscribe();
    const push = fixture.channel('push');
    const topics: unknown[] = [];
    for (const more of [{}, { kind: 'gameEnded', language: 'nl' }, { tables: [] }] as const) {
      await push.deliver(fixture.message(client.id, more), id);
      topics.push(fixture.http.last.headers['topic']);
    }
    expect(topics[1]).toBe(topics[0]);
    expect(topics[2]).not.toBe(topics[0]);
  });

  it('several tables become one message, which fits into a record whatever they are called', async () => {
    const { id } = await subscribe();
    const tables = Array.from({ length: 60 }, (_, i) => ({
      id: `table-with-a-long-id-${i}`,
      game: 'siberia',
      opponents: Array.from({ length: 5 }, () => '🎲'.repeat(24)),
      endsAt: undefined,
    }));
    const message = fixture.message(client.id, { tables, language: 'de' });
    expect(await fixture.channel('push').deliver(message, id)).toEqual({ kind: 'accepted' });
    expect(browser.read(fixture.http.last)).toMatchObject({
      notification: { title: '60 Partien warten auf dich', navigate: `${fixture.server.url}/` },
    });
  });

  it.each([404, 410])('a subscription that the service answers with %i is given up', async (status) => {
    const { id } = await subscribe();
    fixture.http.answerWith(status);
    const push = fixture.channel('push');
    const message = fixture.message(client.id);
    expect(await push.deliver(message, id)).toEqual({ kind: 'gone', reason: `expired ${status}` });
    expect(await push.destinationsOf(client.id)).toEqual([]);
    expect(await devices()).toMatchObject([{ isExpired: true, lastFailure: { reason: 'expired', status } }]);
    const before = fixture.http.received.length;
    expect(await push.deliver(message, id)).toEqual({ kind: 'gone', reason: 'expired' });
    expect(fixture.http.received).toHaveLength(before);
  });

  it('an expired device is replaced by its new subscription', async () => {
    const { id } = await subscribe();
    const renewed = await client.request<PushDevice>('POST', '/api/me/push', {
      ...browser.subscription(endpoint()),
      replaces: id,
    });
    expect((await devices()).map((each) => each.id)).toEqual([renewed.body.id]);
  });

  it('a service that is busy is asked again later, and the device stays', async () => {
    const { id } = await subscribe();
    fixture.http.answerWith(429, { 'retry-after': '60' });
    expect(await fixture.channel('push').deliver(fixture.message(client.id), id)).toEqual({
      kind: 'failed',
      reason: 'answered 429',
      retryAfterMs: 60_000,
    });
    expect(await devices()).toMatchObject([
      { isExpired: false, lastFailure: { reason: 'answered', status: 429 } },
    ]);
  });

  it('a person has ten devices at most, and an endpoint of somebody else can’t be taken', async () => {
    const first = endpoint();
    await subscribe(first);
    for (let i = 1; i < LIMITS.devices; i++) await subscribe();
    const add = (at: string) => client.request('POST', '/api/me/push', browser.subscription(at));
    expect(await add(endpoint())).toMatchObject({ status: 409, body: { reason: 'tooManyDevices' } });
    const thief = await fixture.guest('Ben');
    const forged = await thief.request('POST', '/api/me/push', new PushBrowser().subscription(first));
    expect(forged).toMatchObject({ status: 400, body: { reason: 'badUrl' } });
    expect(await devices()).toHaveLength(LIMITS.devices);
  });

  it('a test says step by step what is known, and “shown” only after the device said so', async () => {
    const { id } = await subscribe();
    const { body: test } = await client.request<ChannelTest>('POST', `/api/me/push/${id}/test`);
    expect(test).toMatchObject({ acceptedBy: new URL(fixture.http.url).host, failedAt: null, shownAt: null });
    expect(test.acceptedAt).toBeGreaterThanOrEqual(test.sentAt);
    const received = browser.read(fixture.http.last) as { pithead: { id: string; kind: string } };
    expect(received.pithead).toEqual({ id: test.id, kind: 'test', tables: [] });
    const anybody = await fixture.guest('Ben');
    await anybody.request('POST', `/api/channel-tests/${test.id}/shown`);
    const { body: shown } = await client.request<ChannelTest>('GET', `/api/me/channel-tests/${test.id}`);
    expect(shown.shownAt).toBeGreaterThanOrEqual(shown.acceptedAt ?? Infinity);
    expect((await anybody.request('GET', `/api/me/channel-tests/${test.id}`)).status).toBe(404);
  });

  it('a test that fails says why, and tests are limited', async () => {
    const { id } = await subscribe();
    fixture.http.answerWith(403);
    const test = () => client.request<ChannelTest>('POST', `/api/me/push/${id}/test`);
    expect((await test()).body).toMatchObject({
      acceptedAt: null,
      failure: { reason: 'answered', status: 403 },
    });
    for (let i = 1; i < 6; i++) await test();
    expect((await test()).status).toBe(429);
    fixture.pass(20_000);
    expect((await test()).status).toBe(200);
  });
});
