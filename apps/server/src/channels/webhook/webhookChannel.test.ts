import { createHmac } from 'node:crypto';
import type { ChannelTest, WebhookState } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeTestFolders } from '../../testing/servers/testServer.ts';
import type { TestClient } from '../../testing/clients/testClient.ts';
import { ChannelFixture } from '../testing/channelFixture.ts';
import type { ReceivedRequest } from '../testing/requestReceiver.ts';

let fixture: ChannelFixture;
let client: TestClient;
let webhook: WebhookState;
let id: string;

beforeAll(async () => void (fixture = await ChannelFixture.open()));
afterAll(async () => {
  await fixture.close();
  removeTestFolders();
});
beforeEach(async () => {
  fixture.http.answerWith(204);
  client = await fixture.guest();
  webhook = await put(`${fixture.http.url}/hook`);
  [id = ''] = await fixture.destinationsOf('webhook', client.id);
});

const put = async (url: string): Promise<WebhookState> =>
  (await client.request<WebhookState>('PUT', '/api/me/webhook', { url })).body;
const state = async (): Promise<WebhookState> =>
  (await client.request<{ webhook: WebhookState }>('GET', '/api/me/channels')).body.webhook;

/** As docs/protocol.md tells receivers to do. */
function isSigned({ headers, body }: ReceivedRequest, secret: string): boolean {
  const [, seconds = '', given] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-pithead-signature'])) ?? [];
  const expected = createHmac('sha256', secret)
    .update(`${seconds}.${String(body)}`)
    .digest('hex');
  return given === expected && Math.abs(Date.now() / 1000 - Number(seconds)) < 60;
}

describe('webhooks', () => {
  it('a call carries the tables and a signature that its receiver can check', async () => {
    expect(await fixture.channel('webhook').deliver(fixture.message(client.id), id)).toEqual({
      kind: 'accepted',
    });
    const request = fixture.http.last;
    expect(isSigned(request, webhook.secret)).toBe(true);
    expect(isSigned(request, 'another secret')).toBe(false);
    const url = `${fixture.server.url}/table/table-one`;
    const text = `Siberia: it’s your turn\nWith Noor and Wout\n${url}`;
    expect(JSON.parse(String(request.body))).toEqual({
      id: 'message-1',
      kind: 'yourTurn',
      text,
      content: text,
      url,
      tables: [{ id: 'table-one', url, game: 'siberia', opponents: ['Noor', 'Wout'], endsAt: null }],
    });
  });

  it('the last calls are shown, without what was sent', async () => {
    fixture.http.answerWith(503);
    for (let i = 0; i < LIMITS.webhookCalls + 2; i++)
      await fixture.channel('webhook').deliver(fixture.message(client.id), id);
    const { calls, lastFailure } = await state();
    expect(calls).toHaveLength(LIMITS.webhookCalls);
    expect(lastFailure).toEqual({ reason: 'answered', status: 503 });
    expect(calls[0]).toEqual({
      at: expect.any(Number) as number,
      kind: 'yourTurn',
      durationMs: expect.any(Number) as number,
      status: 503,
      failure: { reason: 'answered', status: 503 },
    });
  });

  it('a redirect is a failure, and nothing is sent there', async () => {
    fixture.http.answerWith(307, { location: `${fixture.http.url}/elsewhere` });
    const before = fixture.http.received.length;
    const outcome = await fixture.channel('webhook').deliver(fixture.message(client.id), id);
    expect(outcome).toEqual({ kind: 'failed', reason: 'redirected 307' });
    expect(fixture.http.received).toHaveLength(before + 1);
  });

  it('a renewed secret signs the next call', async () => {
    const { body: renewed } = await client.request<WebhookState>('POST', '/api/me/webhook/secret');
    await client.request('POST', '/api/me/webhook/test');
    expect(isSigned(fixture.http.last, webhook.secret)).toBe(false);
    expect(isSigned(fixture.http.last, renewed.secret)).toBe(true);
  });

  it('a test answers with what the receiver said', async () => {
    const test = async (): Promise<ChannelTest> =>
      (await client.request<ChannelTest>('POST', '/api/me/webhook/test')).body;
    expect(await test()).toMatchObject({ acceptedBy: new URL(fixture.http.url).host, failure: null });
    fixture.http.answerWith(500);
    expect(await test()).toMatchObject({ acceptedAt: null, failure: { reason: 'answered', status: 500 } });
    expect((await state()).calls.map(({ kind }) => kind)).toEqual(['test', 'test']);
  });

  it('a replaced or removed webhook gets no message that was meant for it before', async () => {
    await put(`${fixture.http.url}/other`);
    const deliver = () => fixture.channel('webhook').deliver(fixture.message(client.id), id);
    expect(await deliver()).toEqual({ kind: 'gone', reason: 'expired' });
    await client.request('DELETE', '/api/me/webhook');
    expect(await fixture.destinationsOf('webhook', client.id)).toEqual([]);
  });
});

describe('webhooks on a server with its usual settings', () => {
  it('private addresses are refused when they are entered, and again when they are called', async () => {
    const strict = await ChannelFixture.open({ allowsLocalTargets: false });
    const ada = await strict.guest();
    const enter = (url: string) => ada.request('PUT', '/api/me/webhook', { url });
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/',
    ])
      expect(await enter(url), url).toMatchObject({ status: 400, body: { reason: 'privateAddress' } });
    expect(await enter('http://example.org/')).toMatchObject({ status: 400, body: { reason: 'badUrl' } });
    const stored = { url: `https://127.0.0.1:${new URL(strict.http.url).port}/`, secret: 's', createdAt: 1 };
    const unused = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null };
    await strict.server.context.store.saveWebhook({ id: 'w', person: ada.id, ...stored, ...unused });
    const outcome = await strict.channel('webhook').deliver(strict.message(ada.id), 'w');
    expect(outcome).toEqual({ kind: 'failed', reason: 'privateAddress' });
    expect(strict.http.received).toEqual([]);
    await strict.close();
  });
});
