import type { ModerationActionInfo, ModerationOverview, NewModerationAction } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server.ts';
import { MISSING_ID, TEST_PASSWORD } from '../../testing/access-matrix/actors.ts';
import { createAccountClient } from '../../testing/clients/accountClient.ts';
import { RawClient } from '../../testing/clients/rawClient.ts';
import { TestClient } from '../../testing/clients/testClient.ts';
import { removeTestFolders, startTestServer } from '../../testing/servers/testServer.ts';
import { realTime } from '../../time.ts';

let server: RunningServer;
let operator: TestClient;
let skipped = 0;
let made = 0;
const clients: TestClient[] = [];

beforeAll(async () => {
  const time = {
    ...realTime,
    now: () => realTime.now() + skipped,
    monotonic: () => realTime.monotonic() + skipped,
  };
  server = await startTestServer(undefined, {}, { time });
  operator = await createAccount('Olga');
  await server.context.store.addOperator(operator.id, 1);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  removeTestFolders();
});

const DAY_MS = 24 * 3_600_000;
const nameOf = new Map<TestClient, string>();

async function createAccount(name = `Ada ${++made}`): Promise<TestClient> {
  const client = await createAccountClient(server, name);
  clients.push(client);
  nameOf.set(client, name);
  return client;
}

async function startTable(host: TestClient, other: TestClient): Promise<string> {
  const { id } = await host.createTable({ game: 'siberia', seats: 2 });
  await other.request('POST', `/api/tables/${id}/join`, {});
  await host.request('POST', `/api/tables/${id}/start`);
  return id;
}

const overview = async (): Promise<ModerationOverview> =>
  (await operator.request<ModerationOverview>('GET', '/api/moderation')).body;
const act = (action: NewModerationAction) =>
  operator.request<ModerationOverview & { reason?: string }>('POST', '/api/moderation/actions', action);
const undo = ({ id }: ModerationActionInfo) =>
  operator.request<ModerationOverview & { reason?: string }>('POST', `/api/moderation/actions/${id}/undo`, {
    why: 'a mistake',
  });
const last = async (): Promise<ModerationActionInfo> => (await overview()).actions[0] as ModerationActionInfo;
const logIn = (client: TestClient) =>
  new TestClient(server.url).request('POST', '/api/login', {
    name: nameOf.get(client),
    password: TEST_PASSWORD,
  });
const say = (client: TestClient, table: string, text: string) =>
  client.socketClient.chat(table, 'players', text, client.newCommandId());

describe('reports', () => {
  it('a reported chat line is kept as it was, with its place and the name of that time', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const table = await startTable(ada, ben);
    await say(ben, table, 'first');
    await say(ben, table, 'an insult');
    const about = { person: ben.id, reason: 'insult', comment: ' Look. ' };
    const report = { place: 'chat', ...about, table, room: 'players', line: 2 };
    expect((await ada.request('POST', '/api/reports', report)).status).toBe(204);
    expect((await overview()).reports[0]).toMatchObject({
      place: 'chat',
      reason: 'insult',
      comment: 'Look.',
      text: 'an insult',
      table,
      nameThen: nameOf.get(ben),
      reporter: nameOf.get(ada),
      person: { id: ben.id, isAccount: true, isOperator: false, restrictions: [] },
    });
    for (const bad of [{ line: 3 }, { line: 2, person: operator.id }, { table: MISSING_ID }])
      expect((await ada.request('POST', '/api/reports', { ...report, ...bad })).status).toBe(404);
    const outsider = await createAccount();
    expect((await outsider.request('POST', '/api/reports', report)).body.reason).toBe('notAtTable');
  });

  it('more than five reports at once, and too many open ones, are refused', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const report = () =>
      ada.request('POST', '/api/reports', { place: 'name', person: ben.id, reason: 'badName', comment: '' });
    const reasons: unknown[] = [];
    for (let sent = 0; sent < 6; sent++) reasons.push((await report()).body?.reason);
    expect(reasons).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooFast']);
    for (let sent = 5; sent < LIMITS.openReports; sent++) {
      skipped += DAY_MS;
      expect((await report()).status).toBe(204);
    }
    skipped += DAY_MS;
    expect((await report()).body).toEqual({ reason: 'listFull', params: { most: LIMITS.openReports } });
  });

  it('a closed report disappears from the list, and comes back when that is undone', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const about = { place: 'profile', person: ben.id, reason: 'other', comment: 'closing' };
    await ada.request('POST', '/api/reports', about);
    const [report] = (await overview()).reports;
    const close = await act({ kind: 'close', report: report?.id ?? '', why: 'nothing to do' });
    expect(close.body.reports.map(({ id }) => id)).not.toContain(report?.id);
    expect((await act({ kind: 'close', report: report?.id ?? '', why: 'again' })).status).toBe(404);
    const undone = await undo(close.body.actions[0] as ModerationActionInfo);
    expect(undone.body.reports[0]?.id).toBe(report?.id);
  });
});

describe('actions of operators', () => {
  it('a muted person can’t write in any chat until the end of the mute, and is told why', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const table = await startTable(ada, ben);
    await act({ kind: 'mute', person: ben.id, days: 1, why: 'insults' });
    expect(await say(ben, table, 'no')).toMatchObject({
      reason: 'chatMuted',
      params: { why: 'insults', until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/) as string },
    });
    expect(await say(ada, table, 'yes')).toBeUndefined();
    skipped += DAY_MS + 1000;
    expect(await say(ben, table, 'yes')).toBeUndefined();
    await act({ kind: 'mute', person: ben.id, days: null, why: 'always' });
    skipped += 30 * DAY_MS;
    expect(await say(ben, table, 'no')).toMatchObject({ reason: 'chatMuted', params: { until: 'always' } });
    await undo(await last());
    expect(await say(ben, table, 'yes')).toBeUndefined();
  });

  it('a ban ends sessions, refuses the login with reason and end, and lets a bot play on', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const table = await startTable(ada, ben);
    const { id: open } = await ben.createTable({ game: 'siberia', seats: 2, isPublic: true });
    const socket = await ben.openRawSocket();
    await act({ kind: 'ban', person: ben.id, days: 7, why: 'threats' });
    expect(await socket.closed).toBe(4001);
    expect((await ben.request('GET', '/api/me')).status).toBe(401);
    expect(await logIn(ben)).toMatchObject({
      status: 403,
      body: { reason: 'banned', params: { why: 'threats' } },
    });
    const wrong = { name: nameOf.get(ben), password: 'not the password' };
    expect((await new TestClient(server.url).request('POST', '/api/login', wrong)).body.reason).toBe(
      'wrongLogin',
    );
    const { matchState } = await server.context.matches.open(table);
    expect(matchState.botSeats).toBe(0b10);
    expect((await ada.request('GET', `/api/tables/${open}`)).status).toBe(404);
    skipped += 7 * DAY_MS;
    expect((await logIn(ben)).status).toBe(200);
  });

  it('the undo of a ban lets the person log in again, once', async () => {
    const ben = await createAccount();
    await act({ kind: 'ban', person: ben.id, days: null, why: 'spam' });
    expect((await logIn(ben)).body).toMatchObject({ reason: 'banned', params: { until: 'always' } });
    const action = await last();
    expect(action).toMatchObject({ kind: 'ban', operator: 'Olga', person: { id: ben.id }, isUndone: false });
    expect((await undo(action)).body.actions[1]).toMatchObject({ id: action.id, isUndone: true });
    expect((await undo(action)).body.reason).toBe('undoneAlready');
    expect((await undo(await last())).status).toBe(404);
    expect((await logIn(ben)).status).toBe(200);
  });

  it('a new name follows the rules of names, is logged with the old one, and can be undone', async () => {
    const [ada, ben] = [await createAccount(), await createAccount()];
    const rename = (name: string) => act({ kind: 'rename', person: ben.id, name, why: 'rude' });
    expect((await rename(nameOf.get(ada) ?? '')).body.reason).toBe('nameTaken');
    expect((await rename('Pithead')).body.reason).toBe('nameReserved');
    const before = (await overview()).actions.length;
    expect((await rename(`Player ${++made}`)).status).toBe(200);
    expect((await overview()).actions).toHaveLength(before + 1);
    expect(await last()).toMatchObject({ nameBefore: nameOf.get(ben), nameAfter: `Player ${made}` });
    expect((await logIn(ben)).body.reason).toBe('wrongLogin');
    await undo(await last());
    expect((await logIn(ben)).status).toBe(200);
  });

  it('operators can’t act on operators, on people who are gone, or without a reason', async () => {
    expect((await act({ kind: 'ban', person: operator.id, days: 1, why: 'w' })).body.reason).toBe(
      'isOperator',
    );
    expect((await act({ kind: 'mute', person: MISSING_ID, days: 1, why: 'w' })).status).toBe(404);
    const ben = await createAccount();
    expect((await act({ kind: 'mute', person: ben.id, days: 1, why: '' })).status).toBe(400);
    expect((await act({ kind: 'mute', person: ben.id, days: 2 as 1, why: 'w' })).status).toBe(400);
  });

  it('for everybody else the routes answer like an unknown path, whatever the body is', async () => {
    const ben = await createAccount();
    const guest = await TestClient.createGuest(server.url, 'Eve');
    for (const client of [ben.raw, guest.raw, new RawClient(server.url)])
      for (const [method, path, body] of [
        ['GET', '/api/moderation', undefined],
        ['POST', '/api/moderation/actions', '{"kind":"ban"'],
        ['POST', '/api/moderation/actions', 'x'.repeat(20_000)],
        ['POST', `/api/moderation/actions/${MISSING_ID}/undo`, '{}'],
      ] as const) {
        const asked = (to: string) => client.request(method, to, body === undefined ? {} : { body });
        const [hidden, unknown] = [await asked(path), await asked('/api/nothing')];
        expect([hidden.cell, hidden.body], path).toEqual([unknown.cell, unknown.body]);
      }
    const { body } = await ben.request('GET', '/api/me');
    expect(JSON.stringify(body)).not.toContain('isOperator');
    expect((await operator.request('GET', '/api/me')).body).toMatchObject({ person: { isOperator: true } });
    const docs = await ben.request('GET', '/api/openapi.json');
    expect(JSON.stringify(docs.body)).not.toContain('moderation');
  });
});
