import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RawClient } from '../clients/rawClient.ts';
import { startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { ROUTE_CASES } from './cases/routeCases.ts';
import type { RouteRequest } from './cases/routeCase.ts';
import type { AccessCase } from './accessCases.ts';
import type { CredentialKind, Actor } from './actors.ts';
import type { RawResponse } from '../clients/rawClient.ts';
import { ACTORS } from './actors.ts';
import { AccessFixture } from './accessFixture.ts';

let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await AccessFixture.open();
});
afterAll(async () => {
  for (const client of Object.values(fixture.clients)) client.close();
  await fixture.server.close();
  removeTestFolders();
});

const isPage = (path: string): boolean =>
  path === '/' || /\.[a-z]+$/.test(path.replace('/api/openapi.json', ''));
const served = (): string[] =>
  fixture.server.app.routes
    .filter(({ path }) => !isPage(path))
    .map(({ method, path }) => `${method} ${path}`);

const ask = async (
  method: string,
  row: AccessCase<RouteRequest>,
  who: Actor,
  by: CredentialKind,
): Promise<string> => (await askWith(fixture.headersFor(who, by), method, row, who)).cell;

async function askWith(
  headers: Record<string, string>,
  method: string,
  row: AccessCase<RouteRequest>,
  who: Actor,
): Promise<RawResponse> {
  const table = await fixture.tableAt(row.stage, who === 'stranger');
  const { path, body } = row.request(table, who, fixture);
  const before = await fixture.fingerprint(table);
  const response = await fixture.request(headers, method, path, body);
  const after = await fixture.fingerprint(table);
  if (response.cell.startsWith('4')) expect(after, `${method} ${path} by ${who} was refused`).toBe(before);
  else if (method !== 'GET' && method !== 'HEAD') await renew(table, `${method} ${path}`, who);
  return response;
}

/** An accepted request changes the table or the actor, so the next request needs new ones. */
async function renew(table: string, asked: string, who: Actor): Promise<void> {
  if (asked.includes(' /api/tables/')) fixture.discardTable(table);
  if (
    /^(DELETE .api.me|POST .api.me.*|POST .api.log.*|(?:PUT|PATCH) .api.me.(?:email|webhook))$/.test(asked) &&
    who !== 'anonymous'
  )
    await fixture.replaceActor(who);
}

async function answersTo(
  method: string,
  row: AccessCase<RouteRequest>,
  by: CredentialKind,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const who of ACTORS) answers[who] = await ask(method, row, who, by);
  return answers;
}

describe('every route for every actor', () => {
  it('the matrix has cases for every route and for nothing else', () => {
    const listed = Object.keys(ROUTE_CASES).flatMap((route) =>
      route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
    );
    expect(listed.toSorted()).toEqual(served().toSorted());
  });

  it('no route but the socket accepts a WebSocket upgrade', async () => {
    const outcomes = new Map<string, number>();
    for (const { method, path } of fixture.server.app.routes) {
      if (method !== 'GET' || path === '/socket') continue;
      const socket = new WebSocket(fixture.server.url.replace('http', 'ws') + path.replaceAll(/:\w+/g, 'x'));
      socket.on('error', () => undefined);
      const status = await new Promise<number>((resolve) => {
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => resolve(101));
      });
      socket.terminate();
      outcomes.set(path, status);
    }
    expect(outcomes.size).toBeGreaterThan(20);
    expect([...outcomes].filter(([, status]) => status !== 404)).toEqual([]);
  });

  it.each(
    Object.entries(ROUTE_CASES).flatMap(([route, rows]) =>
      (['bearer', 'cookie'] as const).map((by) => [route, by, rows] as const),
    ),
  )('every actor gets the expected answer to %s by %s', async (route, by, rows) => {
    const method = route.split(' ')[0] as string;
    // Password hashing is slow, and only the first case can depend on the kind of session.
    const asked = route === 'POST /api/login' && by === 'cookie' ? rows.slice(0, 1) : rows;
    for (const row of asked)
      expect(await answersTo(method, row, by), `${route}: ${row.label}`).toEqual(row.answers);
  });

  it('HEAD is answered with the status of GET', async () => {
    for (const [route, rows] of Object.entries(ROUTE_CASES)) {
      if (!route.startsWith('GET ')) continue;
      for (const row of rows) {
        const statuses = Object.fromEntries(
          Object.entries(row.answers).map(([who, answer]) => [who, answer.slice(0, 3)]),
        );
        expect(await answersTo('HEAD', row, 'bearer'), `${route}: ${row.label}`).toEqual(statuses);
      }
    }
  });

  it('static files are readable by everybody', async () => {
    const pages = fixture.server.app.routes.filter(({ path }) => isPage(path));
    expect(pages.length).toBeGreaterThan(0);
    for (const { method, path } of pages) expect((await fixture.request({}, method, path)).cell).toBe('200');
  });
});

describe('requests from foreign pages', () => {
  const foreign = 'https://evil.example';
  const bad = (): Record<string, Record<string, string>> => {
    const { url } = fixture.server;
    const { cookie = '' } = fixture.headersFor('host', 'cookie');
    const nearly = [
      url.replace('http', 'https'),
      `${url}.evil.example`,
      `${url}0`,
      `${url}/`,
      url.replace('127.0.0.1', 'localhost'),
    ];
    return {
      'foreign, with a cookie': { origin: foreign, cookie },
      'foreign, with a token': { origin: foreign, ...fixture.headersFor('host', 'bearer') },
      'foreign, with nothing': { origin: foreign },
      'null, with a cookie': { origin: 'null', cookie },
      'absent, with a cookie': { cookie },
      'absent, with a cookie and a token that is none': { cookie, authorization: 'Bearer none' },
      ...Object.fromEntries(nearly.map((origin) => [`${origin}, with a cookie`, { origin, cookie }])),
    };
  };
  const good = (): Record<string, [Record<string, string>, Actor]> => ({
    'right, with a cookie': [fixture.headersFor('host', 'cookie'), 'host'],
    'right, with a token': [{ origin: fixture.server.url, ...fixture.headersFor('host', 'bearer') }, 'host'],
    'right, with nothing': [{ origin: fixture.server.url }, 'anonymous'],
    'absent, with a token': [fixture.headersFor('host', 'bearer'), 'host'],
    'absent, with nothing': [{}, 'anonymous'],
  });
  const unsafe = Object.entries(ROUTE_CASES).filter(([route]) => !route.startsWith('GET '));

  it.each(unsafe)('%s is refused from a foreign page', async (route, rows) => {
    const method = route.split(' ')[0] as string;
    const row = rows[0] as AccessCase<RouteRequest>;
    const table = await fixture.tableAt(row.stage);
    const { path, body } = row.request(table, 'host', fixture);
    const before = await fixture.fingerprint(table);
    for (const [from, headers] of Object.entries(bad())) {
      expect((await fixture.request(headers, method, path, body)).cell, from).toBe('403 forbiddenOrigin');
    }
    expect(await fixture.fingerprint(table)).toBe(before);
    // A refusal for another reason shows that the request passed the origin check.
    const harmless = rows.find(({ answers }) => answers.host.startsWith('4')) ?? row;
    for (const from of Object.keys(good())) {
      const [headers, who] = good()[from] as [Record<string, string>, Actor];
      expect((await askWith(headers, method, harmless, who)).cell, from).toBe(harmless.answers[who]);
    }
  });

  it('a foreign page can’t open a socket', async () => {
    const { url } = fixture.server;
    for (const [from, headers] of Object.entries(bad()))
      expect(await new RawClient(url, headers).socket().closed, from).toBe(403);
    for (const [from, [headers, who]] of Object.entries(good())) {
      const line = new RawClient(url, headers).socket();
      const person = who === 'anonymous' ? null : fixture.clients[who].id;
      expect(await line.nextMessage(({ type }) => type === 'welcome'), from).toMatchObject({ person });
      line.close();
    }
  });

  it('no answer allows another origin to read it', async () => {
    for (const headers of [
      { origin: foreign },
      { origin: foreign, ...fixture.headersFor('host', 'bearer') },
    ]) {
      const response = await fixture.request(headers, 'GET', '/api/me');
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('behind a public address', () => {
  const home = 'https://play.example.org';

  it('only the public origin is accepted, and the session cookie is bound to it and invisible to scripts', async () => {
    const { app, close } = await startTestServer(undefined, { publicUrl: home });
    const enter = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/guests',
        headers: { host: 'play.example.org', ...headers },
        payload: { name: 'Gast', language: 'de' },
      });
    expect((await enter({ origin: 'http://play.example.org' })).statusCode).toBe(403);
    const fromPage = await enter({ origin: home });
    expect(fromPage.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-pithead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^pithead-device=[\w-]{22}; Max-Age=\d+; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(fromPage.json()).not.toHaveProperty('token');
    const fromScript = await enter({});
    expect(fromScript.json<{ token: string }>().token).toMatch(/^[\w-]{43}$/);
    const [cookie = ''] = String(fromPage.headers['set-cookie']).split(';');
    const me = (headers: Record<string, string>) => app.inject({ url: '/api/me', headers });
    expect((await me({ cookie })).statusCode).toBe(200);
    expect((await me({ cookie: cookie.replace('__Host-', '') })).statusCode).toBe(401);
    await close();
  });
});
