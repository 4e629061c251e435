import type { ChatLine, CreatedInvitation, FriendshipState, PersonRelations } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server.ts';
import { MISSING_ID } from '../../testing/access-matrix/actors.ts';
import { createAccountClient } from '../../testing/clients/accountClient.ts';
import { TestClient } from '../../testing/clients/testClient.ts';
import { TestPlayer } from '../../testing/clients/testPlayer.ts';
import { removeTestFolders, startTestServer } from '../../testing/servers/testServer.ts';

let server: RunningServer;
const clients: TestClient[] = [];
let made = 0;

beforeAll(async () => void (server = await startTestServer()));
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  removeTestFolders();
});

async function createAccounts(): Promise<[TestClient, TestClient, TestClient]> {
  const three: TestClient[] = [];
  for (const name of ['Ada', 'Ben', 'Cem'])
    three.push(await createAccountClient(server, `${name} ${++made}`));
  clients.push(...three);
  return three as [TestClient, TestClient, TestClient];
}

async function playTogether(host: TestClient, ...others: TestClient[]): Promise<string> {
  const { id } = await host.createTable({ game: 'siberia', seats: others.length + 1 });
  for (const other of others) await other.request('POST', `/api/tables/${id}/join`, {});
  expect((await host.request('POST', `/api/tables/${id}/start`)).status).toBe(200);
  return id;
}

const relationsOf = async (client: TestClient): Promise<PersonRelations> =>
  (await client.request<PersonRelations>('GET', '/api/me/relations')).body;
const ask = (client: TestClient, other: { readonly id: string }) =>
  client.request<FriendshipState & { reason?: string }>('PUT', `/api/me/friends/${other.id}`);
const block = (client: TestClient, other: { readonly id: string }, method: 'PUT' | 'DELETE' = 'PUT') =>
  client.request(method, `/api/me/blocks/${other.id}`);
const invite = async (client: TestClient): Promise<CreatedInvitation> =>
  (await client.request<CreatedInvitation>('POST', '/api/me/invitations')).body;
const accept = (client: TestClient, token: string) =>
  client.request('POST', `/api/invitations/${token}/accept`);

describe('friends', () => {
  it('people who played together become friends by a request and an answer, and can part again', async () => {
    const [ada, ben] = await createAccounts();
    expect((await ask(ada, ben)).body.reason).toBe('notPlayedTogether');
    await playTogether(ada, ben);
    expect((await relationsOf(ada)).playedWith.map(({ id }) => id)).toEqual([ben.id]);
    expect((await ask(ada, ben)).body).toEqual({ status: 'requested' });
    expect((await ask(ben, ada)).body).toEqual({ status: 'friends' });
    expect((await relationsOf(ben)).friends.map(({ id }) => id)).toEqual([ada.id]);
    await ben.request('DELETE', `/api/me/friends/${ada.id}`);
    expect((await relationsOf(ada)).friends).toEqual([]);
  });

  it('requests beyond twenty at once are refused as too fast', async () => {
    const [ada, ben] = await createAccounts();
    await playTogether(ada, ben);
    for (let sent = 0; sent < 20; sent++) expect((await ask(ada, ben)).status).toBe(200);
    expect((await ask(ada, ben)).body.reason).toBe('tooFast');
  });
});

describe('invitations', () => {
  it('a link names who invites, makes friends once, and can be revoked', async () => {
    const [ada, ben, cem] = await createAccounts();
    const { token } = await invite(ada);
    const path = `/api/invitations/${token}`;
    expect((await ben.request('GET', path)).body).toMatchObject({ id: ada.id });
    expect((await accept(ben, token)).status).toBe(204);
    expect((await relationsOf(ada)).friends.map(({ id }) => id)).toEqual([ben.id]);
    expect((await accept(cem, token)).body).toEqual({ reason: 'notFound' });
    const second = await invite(ada);
    await ada.request('DELETE', `/api/me/invitations/${second.id}`);
    expect((await accept(cem, second.token)).body).toEqual({ reason: 'notFound' });
    expect((await accept(ada, (await invite(ada)).token)).status).toBe(404);
  });

  it('guessing invitations of one address is refused as too fast', async () => {
    const own = await startTestServer();
    const guest = await TestClient.createGuest(own.url, 'Eve');
    const statuses: number[] = [];
    for (let tried = 0; tried < 40; tried++)
      statuses.push((await guest.request('GET', `/api/invitations/${MISSING_ID}`)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    await own.close();
  });
});

describe('blocks', () => {
  it('a blocked person gets the answers about an unknown id, byte for byte', async () => {
    const [ada, ben] = await createAccounts();
    await playTogether(ada, ben);
    const { token } = await invite(ada);
    await block(ada, ben);
    for (const [method, path, unknown] of [
      ['PUT', `/api/me/friends/${ada.id}`, `/api/me/friends/${MISSING_ID}`],
      ['GET', `/api/invitations/${token}`, `/api/invitations/${MISSING_ID}`],
      ['POST', `/api/invitations/${token}/accept`, `/api/invitations/${MISSING_ID}/accept`],
    ] as const) {
      const answers = [await ben.raw.request(method, path), await ben.raw.request(method, unknown)];
      const [blocked, none] = answers.map(({ cell, body }) => JSON.stringify([cell, body]));
      expect(blocked, path).toBe(none);
    }
  });

  it('neither of the two joins a table of the other, and there is no rematch; a running match goes on', async () => {
    const [ada, ben, cem] = await createAccounts();
    const table = await playTogether(ada, ben);
    const { id: others } = await cem.createTable({ game: 'siberia', seats: 3 });
    await ada.request('POST', `/api/tables/${others}/join`, {});
    await block(ada, ben);
    const refused = { status: 403, body: { reason: 'cannotPlayTogether' } };
    expect(await ben.request('POST', `/api/tables/${others}/join`, {})).toEqual(refused);
    const { id: bens } = await ben.createTable({ game: 'siberia', seats: 2 });
    expect(await ada.request('POST', `/api/tables/${bens}/join`, {})).toEqual(refused);
    expect((await cem.request('POST', `/api/tables/${bens}/join`, {})).status).toBe(200);
    const [first, second] = [ada, ben].map((client, seat) => new TestPlayer(client, table, seat)) as [
      TestPlayer,
      TestPlayer,
    ];
    for (const player of [first, second]) await player.waitFor(() => true);
    for (const [client, seat] of [
      [ada, 0],
      [ben, 1],
    ] as const) {
      const { matchState } = await server.context.matches.open(table);
      const act = { act: 'resign' as const, seat, id: client.newCommandId(), seq: matchState.seqFor(seat) };
      expect(await client.act(table, act)).toMatchObject({ seq: expect.any(Number) as number });
    }
    expect(await ben.request('POST', `/api/tables/${table}/rematch`)).toEqual(refused);
    await block(ada, ben, 'DELETE');
    expect((await ben.request('POST', `/api/tables/${table}/rematch`)).status).toBe(200);
  });

  it('chat is hidden in both directions while the block lasts, also on open sockets', async () => {
    const [ada, ben, cem] = await createAccounts();
    const table = await playTogether(ada, ben, cem);
    const received = new Map<TestClient, string[]>();
    for (const [seat, client] of [ada, ben, cem].entries()) {
      const texts: string[] = [];
      received.set(client, texts);
      const listener = { onChatLine: ({ text }: ChatLine) => void texts.push(text) };
      await new TestPlayer(client, table, seat, listener).waitFor(() => true);
    }
    const say = (client: TestClient, text: string) =>
      client.socketClient.chat(table, 'players', text, client.newCommandId());
    await block(ada, ben);
    await say(ada, 'from Ada');
    await say(ben, 'from Ben');
    await say(cem, 'from Cem');
    await expect.poll(() => received.get(cem)?.length).toBe(3);
    await expect.poll(() => received.get(ada)).toEqual(['from Ada', 'from Cem']);
    await expect.poll(() => received.get(ben)).toEqual(['from Ben', 'from Cem']);
    const read = async (client: TestClient): Promise<string[]> => {
      const { body } = await client.request<ChatLine[]>('GET', `/api/tables/${table}/chat?room=players`);
      return body.map(({ text }) => text);
    };
    expect(await read(ben)).toEqual(['from Ben', 'from Cem']);
    await block(ada, ben, 'DELETE');
    expect(await read(ben)).toHaveLength(3);
    await say(ben, 'again');
    await expect.poll(() => received.get(ada)?.at(-1)).toBe('again');
  });
});

it('own data contain friends, requests, invitations, blocks and reports, without what others wrote', async () => {
  const [ada, ben, cem] = await createAccounts();
  await playTogether(ada, ben);
  await accept(cem, (await invite(ada)).token);
  const { id: invitation } = await invite(ada);
  await block(ada, ben);
  const about = { place: 'name', person: ben.id, reason: 'badName', comment: 'See the name' };
  expect((await ada.request('POST', '/api/reports', about)).status).toBe(204);
  const { body } = await ada.request<Record<string, unknown>>('GET', '/api/me/export');
  expect(body).toMatchObject({
    friends: [{ id: cem.id }],
    friendRequests: { sent: [], received: [] },
    invitations: [{ createdAt: expect.any(Number) as number }],
    blocks: [{ id: ben.id }],
    reports: [{ ...about, table: null }],
  });
  expect(JSON.stringify(body)).not.toContain(invitation);
});
