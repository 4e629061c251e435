import type { AccountReviews, SaveReview } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { expect, it } from 'vitest';
import type { TestClient } from '../testing/clients/testClient.ts';
import { SharedTestServer } from '../testing/servers/sharedTestServer.ts';

const server = new SharedTestServer();
const record = (digit: string): string => `${digit.repeat(64)}-${digit.repeat(32)}`;
const at = (digit: string, engine = 'review-1'): string => `/api/me/reviews/${engine}/${record(digit)}`;
const review = (more: Partial<SaveReview> = {}): SaveReview => ({
  game: 'siberia',
  playedAt: 1_800_000_000_000,
  own: { accuracy: 81.5, errorRate: 9.25 },
  data: 'q1ZKzMlRslJQKs4vLUpOVdJRSkksSQQA',
  ...more,
});

let accounts = 0;
async function account(): Promise<TestClient> {
  const [client] = (await server.createClients('Ada')) as [TestClient];
  const body = { name: `Reviewer ${++accounts}`, password: 'lamp of the seventh gallery' };
  expect((await client.request('POST', '/api/me/account', body)).status).toBeLessThan(300);
  return client;
}
const list = async (client: TestClient) =>
  (await client.request<AccountReviews>('GET', '/api/me/reviews')).body.reviews;

it('a review is stored once for all devices of an account, and again after longer thinking', async () => {
  const phone = await account();
  expect(await list(phone)).toEqual([]);
  expect((await phone.request('GET', at('a'))).status).toBe(404);
  expect((await phone.request('PUT', at('a'), review())).status).toBe(204);
  const longer = review({ own: { accuracy: 82, errorRate: 9 }, data: 'AAAA' });
  await phone.request('PUT', at('a'), longer);
  await phone.request('PUT', at('a', 'review-2'), { game: 'siberia', data: 'AAAA' });
  const laptop = server.clientWithToken(phone.token);
  const { data, ...summary } = longer;
  expect((await laptop.request('GET', at('a'))).body).toEqual({ data });
  expect(await list(laptop)).toEqual(
    expect.arrayContaining([
      { engine: 'review-1', record: record('a'), ...summary },
      { engine: 'review-2', record: record('a'), game: 'siberia', playedAt: null, own: null },
    ]),
  );
  expect((await laptop.request('DELETE', at('a'))).status).toBe(204);
  expect((await phone.request('GET', at('a'))).status).toBe(404);
  expect(await list(phone)).toHaveLength(1);
});

it('a review is seen by nobody else, and is part of the exported data', async () => {
  const [ada, ben] = [await account(), await account()];
  await ada.request('PUT', at('b'), review());
  expect((await ben.request('GET', at('b'))).status).toBe(404);
  expect(await list(ben)).toEqual([]);
  const { body } = await ada.request<{ reviews: unknown[] }>('GET', '/api/me/export');
  expect(body.reviews).toEqual([{ engine: 'review-1', record: record('b'), ...review() }]);
});

it('a review that is too large, malformed or of an unknown game is refused and changes nothing', async () => {
  const ada = await account();
  const bad: readonly (readonly [object, number])[] = [
    [review({ data: 'A'.repeat(LIMITS.review + 1) }), 400],
    [review({ data: 'A'.repeat(LIMITS.review + 2_000) }), 413],
    [review({ data: 'not base64!' }), 400],
    [review({ game: 'chess' }), 400],
    [review({ own: { accuracy: 101, errorRate: 0 } }), 400],
    [review({ playedAt: -1 }), 400],
    [{ ...review(), person: 'somebody' }, 400],
  ];
  for (const [body, status] of bad)
    expect((await ada.request('PUT', at('c'), body)).status, JSON.stringify(body).slice(0, 80)).toBe(status);
  for (const path of ['/api/me/reviews/Review!/' + record('c'), '/api/me/reviews/review-1/abc'])
    expect((await ada.request('PUT', path, review())).status).toBe(400);
  expect(await list(ada)).toEqual([]);
  const largest = review({ data: 'A'.repeat(LIMITS.review) });
  expect((await ada.request('PUT', at('c'), largest)).status).toBe(204);
});

it('reviews can’t be stored faster than browsers compute them', async () => {
  const ada = await account();
  const statuses = new Set<number>();
  for (let i = 0; i < 25; i++) statuses.add((await ada.request('PUT', at('d'), review())).status);
  expect([...statuses]).toEqual([204, 429]);
});
