import type { GuideStatus, AccountGuides } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { expect, it } from 'vitest';
import type { TestClient } from '../testing/clients/testClient.ts';
import { SharedTestServer } from '../testing/servers/sharedTestServer.ts';

const server = new SharedTestServer();

const guide = (more: Partial<GuideStatus> = {}): GuideStatus => ({
  game: 'siberia',
  version: 1,
  finished: ['sixTiles'],
  furthest: { chapter: 1, step: 3 },
  current: { chapter: 1, step: 3 },
  ...more,
});
const put = (client: TestClient, ...guides: readonly GuideStatus[]) =>
  client.request<AccountGuides>('PUT', '/api/me/guides', { guides });
const get = async (client: TestClient): Promise<readonly GuideStatus[]> =>
  (await client.request<AccountGuides>('GET', '/api/me/guides')).body.guides;

it('a second device of a person sees the progress of the first and adds its own', async () => {
  const [phone] = (await server.createClients('Ada')) as [TestClient];
  expect(await get(phone)).toEqual([]);
  expect((await put(phone, guide())).body).toEqual({ guides: [guide()] });
  const laptop = server.clientWithToken(phone.token);
  expect(await get(laptop)).toEqual([guide()]);
  const behind = guide({ finished: ['invest'], furthest: { chapter: 0, step: 9 }, current: null });
  const merged = guide({ finished: ['invest', 'sixTiles'], current: null });
  expect((await put(laptop, behind)).body).toEqual({ guides: [merged] });
  expect(await get(phone)).toEqual([merged]);
});

it('progress is seen by nobody else, is part of the exported data, and can be forgotten', async () => {
  const [ada, ben] = (await server.createClients('Ada', 'Ben')) as [TestClient, TestClient];
  await put(ada, guide(), guide({ game: 'rockwell' }));
  expect(await get(ben)).toEqual([]);
  const { body } = await ada.request<{ guides: GuideStatus[] }>('GET', '/api/me/export');
  expect(body.guides).toEqual([guide({ game: 'rockwell' }), guide()]);
  expect((await ada.request('DELETE', '/api/me/guides/rockwell')).status).toBe(204);
  expect(await get(ada)).toEqual([guide()]);
});

it('progress beyond the limits is refused and changes nothing', async () => {
  const [ada] = (await server.createClients('Ada')) as [TestClient];
  const tooMany = Array.from({ length: LIMITS.guideChapters + 1 }, (_, i) => `chapter${i}`);
  const bad: readonly object[] = [
    guide({ finished: tooMany }),
    guide({ finished: ['not an id'] }),
    guide({ finished: ['x'.repeat(41)] }),
    guide({ version: 0 }),
    guide({ furthest: { chapter: 100, step: 0 } }),
    guide({ furthest: { chapter: 0, step: -1 } }),
    guide({ current: { chapter: 0, step: 0.5 } }),
    { ...guide(), begun: { confirm: 3 } },
  ];
  for (const each of bad) {
    const { status } = await ada.request('PUT', '/api/me/guides', { guides: [each] });
    expect(status, JSON.stringify(each)).toBe(400);
  }
  const many = Array.from({ length: LIMITS.guides + 1 }, () => guide());
  expect((await put(ada, ...many)).status).toBe(400);
  expect(await get(ada)).toEqual([]);
});
