import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bearerHeader, RawClient } from '../clients/rawClient.ts';
import type { Config } from '../../config.ts';
import type { RunningServer } from '../../server.ts';
import { startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TEST_PASSWORD } from './actors.ts';

let server: RunningServer;
const said: string[] = [];

async function open(config: Partial<Config> = {}): Promise<void> {
  said.length = 0;
  server = await startTestServer(undefined, config, {
    log: pino({ level: 'info' }, { write: (line) => void said.push(line) }),
  });
}
afterEach(() => server.close());
afterAll(removeTestFolders);

interface From {
  readonly address?: string;
  readonly forwarded?: string;
}

async function statusOf(url: string, { address = '127.0.0.1', forwarded }: From = {}): Promise<number> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await server.app.inject({ url, remoteAddress: address, headers })).statusCode;
}

const enter = async (address: string): Promise<number> =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/guests',
      remoteAddress: address,
      payload: { name: 'Gast', language: 'de' },
    })
  ).statusCode;

async function firstRefused(times: number, ask: (i: number) => Promise<number>): Promise<number | undefined> {
  for (let i = 1; i <= times; i++) if ((await ask(i)) === 429) return i;
  return undefined;
}

describe('an address', () => {
  it('all addresses of an IPv6 network of 64 bits share one rate limit', async () => {
    await open({ requestsPerMinute: 20 });
    expect(await firstRefused(40, (i) => statusOf('/api/games', { address: `2001:db8:1:2::${i}` }))).toBe(21);
    expect(await statusOf('/api/games', { address: '2001:db8:1:3::1' })).toBe(200);
    await server.close();
    await open({ requestsPerMinute: 600 });
    expect(await firstRefused(40, (i) => enter(`2001:db8:1:2::${i}`))).toBe(31);
    expect(await enter('2001:db8:1:3::1')).toBe(201);
  });

  it('all addresses of an IPv6 network of 64 bits share one limit of sockets', async () => {
    await open({ socketsPerAddress: 2, isBehindProxy: true });
    const from = (address: string) => new RawClient(server.url, { 'x-forwarded-for': address }).socket();
    const both = [from('2001:db8:1:2::1'), from('2001:db8:1:2::2')];
    for (const line of both) await line.nextMessage(({ type }) => type === 'welcome');
    expect(await from('2001:db8:1:2::3').closed).toBe(429);
    const other = from('2001:db8:1:3::1');
    await other.nextMessage(({ type }) => type === 'welcome');
    for (const line of [...both, other]) line.close();
  });

  it('behind a proxy the address that the proxy added counts, not the one that the client claims', async () => {
    await open({ requestsPerMinute: 20, isBehindProxy: true });
    // nginx appends the true address to the header that the client sent.
    expect(
      await firstRefused(40, (i) => statusOf('/api/games', { forwarded: `10.0.0.${i}, 192.0.2.7` })),
    ).toBe(21);
    expect(await statusOf('/api/games', { forwarded: '10.0.0.1, 192.0.2.8' })).toBe(200);
  });

  it('without a proxy the forwarded header is ignored', async () => {
    await open({ requestsPerMinute: 20 });
    expect(await firstRefused(40, (i) => statusOf('/api/games', { forwarded: `192.0.2.${i}` }))).toBe(21);
  });

  it('requests for unknown paths count against the rate limit', async () => {
    await open({ requestsPerMinute: 20 });
    expect(await firstRefused(40, (i) => statusOf(`/${i % 2 === 0 ? 'assets/' : ''}nothing-${i}`))).toBe(21);
  });
});

describe('logging in with a browser', () => {
  it('a login by cookie ends the replaced session, a login by token does not', async () => {
    await open();
    const { app, url } = server;
    const cookieOf = (answer: Awaited<ReturnType<typeof app.inject>>): string =>
      String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const post = (path: string, payload: object, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: path, payload, headers: { host: new URL(url).host, ...headers } });
    const guest = (headers: Record<string, string>) =>
      post('/api/guests', { name: 'Gast', language: 'de' }, headers);
    const me = async (headers: Record<string, string>): Promise<number> =>
      (await app.inject({ url: '/api/me', headers })).statusCode;

    const owner = cookieOf(await guest({ origin: url }));
    await post('/api/me/account', { name: 'Hanna', password: TEST_PASSWORD }, { origin: url, cookie: owner });
    const before = cookieOf(await guest({ origin: url }));
    const entered = await post(
      '/api/login',
      { name: 'Hanna', password: TEST_PASSWORD },
      { origin: url, cookie: before },
    );
    expect([entered.statusCode, cookieOf(entered) === before]).toEqual([200, false]);
    expect([
      await me({ cookie: before }),
      await me({ cookie: cookieOf(entered) }),
      await me({ cookie: owner }),
    ]).toEqual([401, 200, 200]);

    const { token } = (await guest({})).json<{ token: string }>();
    const authorization = `Bearer ${token}`;
    expect(
      (await post('/api/login', { name: 'Hanna', password: TEST_PASSWORD }, { authorization })).statusCode,
    ).toBe(200);
    expect(await me({ authorization })).toBe(200);
  });
});

describe('the log', () => {
  it('the log records admissions and refusals without names, passwords, addresses or full ids', async () => {
    await open();
    const { app } = server;
    const { token, person } = (
      await app.inject({ method: 'POST', url: '/api/guests', payload: { name: 'Hanna', language: 'de' } })
    ).json<{
      token: string;
      person: { id: string };
    }>();
    await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { name: 'Hanna', password: TEST_PASSWORD },
    });
    await app.inject({ method: 'POST', url: '/api/logout', headers: { origin: 'https://evil.example' } });
    await app.inject({ url: '/api/me', headers: bearerHeader(token) });
    await app.inject({ method: 'POST', url: '/api/logout', headers: bearerHeader(token) });
    expect(await new RawClient(server.url, { origin: 'https://evil.example' }).socket().closed).toBe(403);
    const doors = said
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'door');
    expect(doors.map(({ route, status }) => `${String(route)} ${String(status)}`)).toEqual([
      'POST /api/guests 201',
      'POST /api/login 401',
      'POST /api/logout 403',
      'POST /api/logout 204',
      'GET /socket 403',
    ]);
    expect(new Set(doors.map(({ from }) => from)).size).toBe(1);
    for (const secret of ['Hanna', TEST_PASSWORD, '127.0.0.1', token, person.id])
      expect(JSON.stringify(doors)).not.toContain(secret);
  });
});
