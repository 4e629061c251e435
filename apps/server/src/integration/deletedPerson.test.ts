/** Whatever table is added: after the deletion nothing in the database leads to the person. */
import { DEFAULT_NOTIFICATION_SETTINGS } from '@pithead/protocol';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { ChannelFixture } from '../channels/testing/channelFixture.ts';
import { PushBrowser } from '../channels/testing/pushReceiver.ts';
import { databaseFile } from '../config.ts';
import { findInFile } from '../store/testing/sqliteFile.ts';
import { TEST_PASSWORD } from '../testing/access-matrix/actors.ts';
import { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { sendChatOnce } from '../testing/races/sendChatOnce.ts';
import { newTestFolder, removeTestFolders } from '../testing/servers/testServer.ts';

const DAY_MS = 86_400_000;
const ADDRESS = 'somebody.unique@example.org';
const WORDS = 'the seam behind the third gallery';

let data: string;
let fixture: ChannelFixture;

beforeEach(async () => {
  data = newTestFolder();
  fixture = await ChannelFixture.open({ data });
});
afterEach(() => fixture.close());
afterAll(removeTestFolders);

/** Each of them is an answer of 2xx, so that the test does not pass because nothing was stored. */
async function send(client: TestClient, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await client.request<unknown>(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

async function ratedTable(host: TestClient, guest: TestClient): Promise<string> {
  const clock = { kind: 'days', perMoveMs: DAY_MS } as const;
  const table = { game: 'siberia', seats: 2, isRated: true, isPublic: true, pace: 'turns', clock } as const;
  const { id } = await host.createTable(table);
  await send(guest, 'POST', `/api/tables/${id}/join`, {});
  await send(host, 'POST', `/api/tables/${id}/start`);
  return id;
}

async function leaveTraces(client: TestClient, other: TestClient, blocked: TestClient): Promise<void> {
  await fixture.confirmEmail(client, ADDRESS);
  await send(client, 'PUT', '/api/me/email', { address: `new.${ADDRESS}`, password: TEST_PASSWORD });
  await send(client, 'POST', '/api/recovery', { account: ADDRESS });
  await fixture.server.context.recovery.whenIdle();
  const browser = new PushBrowser();
  const device = await send(client, 'POST', '/api/me/push', browser.subscription(`${fixture.http.url}/push`));
  await send(client, 'POST', `/api/me/push/${(device as { id: string }).id}/test`);
  await send(client, 'PUT', '/api/me/webhook', { url: `${fixture.http.url}/hook` });
  await send(client, 'POST', '/api/me/webhook/test');

  const finished = await ratedTable(client, other);
  expect((await sendChatOnce(client, finished, WORDS)).status).toBe(200);
  await new AbsentPlayer(other, finished, 1).act({ act: 'resign' });
  await new AbsentPlayer(client, finished, 0).act({ act: 'resign' });
  await expect
    .poll(async () => send(client, 'GET', `/api/tables/${finished}/result`), { timeout: 10_000 })
    .toMatchObject({ state: 'rated' });
  const running = await ratedTable(client, other);
  await send(client, 'PUT', `/api/tables/${running}/mute`, { for: 'untilEnd' });
  await ratedTable(other, client);

  await send(client, 'PUT', `/api/me/friends/${other.id}`);
  await send(other, 'PUT', `/api/me/friends/${client.id}`);
  await send(client, 'POST', '/api/me/invitations');
  await send(client, 'PUT', `/api/me/blocks/${blocked.id}`);
  await send(client, 'PUT', `/api/me/mutes/${other.id}`);
  await send(other, 'PUT', `/api/me/mutes/${client.id}`);
  const about = { place: 'name', reason: 'badName' } as const;
  await send(client, 'POST', '/api/reports', { ...about, person: other.id, comment: WORDS });
  await send(other, 'POST', '/api/reports', { ...about, person: client.id, comment: '' });

  const now = Date.now();
  await send(client, 'PUT', '/api/me/vacation', { from: now + DAY_MS, until: now + 3 * DAY_MS });
  await send(client, 'PUT', '/api/me/notifications', DEFAULT_NOTIFICATION_SETTINGS);
  const guide = {
    game: 'siberia',
    version: 1,
    finished: ['sixTiles'],
    furthest: { chapter: 1, step: 3 },
    current: null,
  };
  await send(client, 'PUT', '/api/me/guides', { guides: [guide] });
  await send(client, 'PUT', '/api/me/profile/visibility', { ratings: 'friends' });
  const record = `${'a'.repeat(64)}-${'b'.repeat(32)}`;
  await send(client, 'PUT', `/api/me/reviews/review-1/${record}`, { game: 'siberia', data: 'AAAA' });
  const search = { games: ['siberia'], seats: [3], pace: 'day', against: 'anyone' };
  await send(client, 'PUT', '/api/me/search', { ...search, mayFillWithBots: false, isWide: false });
}

it('after the deletion of an account no table has its id, name, addresses or words', async () => {
  const { client, name } = await fixture.account();
  const { client: other } = await fixture.account();
  const { client: blocked } = await fixture.account();
  await leaveTraces(client, other, blocked);
  const texts = [client.id, name, ADDRESS, fixture.http.url, WORDS];
  const find = (): string[] => findInFile(databaseFile({ data }), texts);
  // A search that finds nothing before would prove nothing afterwards.
  for (const text of texts) expect(find().join('\n'), text).toContain(text);
  await send(client, 'DELETE', '/api/me', { password: TEST_PASSWORD });
  expect(find()).toEqual([]);
});
