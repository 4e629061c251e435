import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openHall, removeFolders } from '../testing/hall.ts';
import { ROUTE_ROWS } from './routeRows.ts';
import type { Request } from './routeRows.ts';
import type { Row } from './rows.ts';
import type { By, Who } from './cast.ts';
import type { Told } from './scene.ts';
import { EVERYBODY } from './cast.ts';
import { Line, Scene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await Scene.open();
});
afterAll(async () => {
  for (const visitor of Object.values(scene.people)) visitor.leave();
  await scene.hall.close();
  removeFolders();
});

const isPage = (path: string): boolean =>
  path === '/' || /\.[a-z]+$/.test(path.replace('/api/openapi.json', ''));
const served = (): string[] =>
  scene.hall.app.routes.filter(({ path }) => !isPage(path)).map(({ method, path }) => `${method} ${path}`);

/** Sends one case as one actor; a refusal must leave everything unchanged. */
const ask = async (method: string, row: Row<Request>, who: Who, by: By): Promise<string> =>
  (await askWith(scene.headersOf(who, by), method, row, who)).cell;

async function askWith(
  headers: Record<string, string>,
  method: string,
  row: Row<Request>,
  who: Who,
): Promise<Told> {
  const table = await scene.table(row.stage, who === 'stranger');
  const { path, body } = row.ask(table, who, scene);
  const before = await scene.fingerprint(table);
  const told = await scene.call(headers, method, path, body);
  const after = await scene.fingerprint(table);
  if (told.cell.startsWith('4')) expect(after, `${method} ${path} by ${who} was refused`).toBe(before);
  else if (method !== 'GET' && method !== 'HEAD') await renew(table, `${method} ${path}`, who);
  return told;
}

/** Accepted requests change the table or the actor, so the next request gets new ones. */
async function renew(table: string, asked: string, who: Who): Promise<void> {
  if (asked.includes(' /api/tables/')) scene.forget(table);
  if (/^(DELETE .api.me|POST .api.me.*|POST .api.log.*)$/.test(asked) && who !== 'anonymous')
    await scene.recast(who);
}

async function answersTo(method: string, row: Row<Request>, by: By): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const who of EVERYBODY) told[who] = await ask(method, row, who, by);
  return told;
}

describe('every route for every actor', () => {
  it('the matrix has cases for every route and for nothing else', () => {
    const listed = Object.keys(ROUTE_ROWS).flatMap((route) =>
      route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
    );
    expect(listed.toSorted()).toEqual(served().toSorted());
  });

  it('no route but the socket accepts a WebSocket upgrade', async () => {
    const outcomes = new Map<string, number>();
    for (const { method, path } of scene.hall.app.routes) {
      if (method !== 'GET' || path === '/socket') continue;
      const socket = new WebSocket(scene.hall.url.replace('http', 'ws') + path.replaceAll(/:\w+/g, 'x'));
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
    Object.entries(ROUTE_ROWS).flatMap(([route, rows]) =>
      (['bearer', 'cookie'] as const).map((by) => [route, by, rows] as const),
    ),
  )('every actor gets the expected answer to %s by %s', async (route, by, rows) => {
    const method = route.split(' ')[0] as string;
    // Password hashing is slow, and only the first case can depend on the kind of session.
    const asked = route === 'POST /api/login' && by === 'cookie' ? rows.slice(0, 1) : rows;
    for (const row of asked)
      expect(await answersTo(method, row, by), `${route}: ${row.what}`).toEqual(row.answers);
  });

  it('HEAD is answered with the status of GET', async () => {
    for (const [route, rows] of Object.entries(ROUTE_ROWS)) {
      if (!route.startsWith('GET ')) continue;
      for (const row of rows) {
        const statuses = Object.fromEntries(
          Object.entries(row.answers).map(([who, answer]) => [who, answer.slice(0, 3)]),
        );
        expect(await answersTo('HEAD', row, 'bearer'), `${route}: ${row.what}`).toEqual(statuses);
      }
    }
  });

  it('static files are readable by everybody', async () => {
    const pages = scene.hall.app.routes.filter(({ path }) => isPage(path));
    expect(pages.length).toBeGreaterThan(0);
    for (const { method, path } of pages) expect((await scene.call({}, method, path)).cell).toBe('200');
  });
});

describe('requests from foreign pages', () => {
  const foreign = 'https://evil.example';
  const bad = (): Record<string, Record<string, string>> => {
    const { url } = scene.hall;
    const { cookie = '' } = scene.headersOf('host', 'cookie');
    const nearly = [
      url.replace('http', 'https'),
      `${url}.evil.example`,
      `${url}0`,
      `${url}/`,
      url.replace('127.0.0.1', 'localhost'),
    ];
    return {
      'foreign, with a cookie': { origin: foreign, cookie },
      'foreign, with a token': { origin: foreign, ...scene.headersOf('host', 'bearer') },
      'foreign, with nothing': { origin: foreign },
      'null, with a cookie': { origin: 'null', cookie },
      'absent, with a cookie': { cookie },
      'absent, with a cookie and a token that is none': { cookie, authorization: 'Bearer none' },
      ...Object.fromEntries(nearly.map((origin) => [`${origin}, with a cookie`, { origin, cookie }])),
    };
  };
  const good = (): Record<string, [Record<string, string>, Who]> => ({
    'right, with a cookie': [scene.headersOf('host', 'cookie'), 'host'],
    'right, with a token': [{ origin: scene.hall.url, ...scene.headersOf('host', 'bearer') }, 'host'],
    'right, with nothing': [{ origin: scene.hall.url }, 'anonymous'],
    'absent, with a token': [scene.headersOf('host', 'bearer'), 'host'],
    'absent, with nothing': [{}, 'anonymous'],
  });
  const unsafe = Object.entries(ROUTE_ROWS).filter(([route]) => !route.startsWith('GET '));

  it.each(unsafe)('%s is refused from a foreign page', async (route, rows) => {
    const method = route.split(' ')[0] as string;
    const row = rows[0] as Row<Request>;
    const table = await scene.table(row.stage);
    const { path, body } = row.ask(table, 'host', scene);
    const before = await scene.fingerprint(table);
    for (const [from, headers] of Object.entries(bad())) {
      expect((await scene.call(headers, method, path, body)).cell, from).toBe('403 forbiddenOrigin');
    }
    expect(await scene.fingerprint(table)).toBe(before);
    // A refusal for another reason shows that the request passed the origin check.
    const harmless = rows.find(({ answers }) => answers.host.startsWith('4')) ?? row;
    for (const from of Object.keys(good())) {
      const [headers, who] = good()[from] as [Record<string, string>, Who];
      expect((await askWith(headers, method, harmless, who)).cell, from).toBe(harmless.answers[who]);
    }
  });

  it('a foreign page can’t open a socket', async () => {
    const { url } = scene.hall;
    for (const [from, headers] of Object.entries(bad()))
      expect(await new Line(url, headers).closed, from).toBe(403);
    for (const [from, [headers, who]] of Object.entries(good())) {
      const line = new Line(url, headers);
      const person = who === 'anonymous' ? null : scene.people[who].id;
      expect(await line.next(({ type }) => type === 'welcome'), from).toMatchObject({ person });
      line.leave();
    }
  });

  it('no answer allows another origin to read it', async () => {
    for (const headers of [{ origin: foreign }, { origin: foreign, ...scene.headersOf('host', 'bearer') }]) {
      const told = await scene.call(headers, 'GET', '/api/me');
      expect([...told.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('behind a public address', () => {
  const home = 'https://play.example.org';

  it('only the public origin is accepted, and the session cookie is bound to it and invisible to scripts', async () => {
    const { app, close } = await openHall(undefined, { publicUrl: home });
    const enter = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/guests',
        headers: { host: 'play.example.org', ...headers },
        payload: { name: 'Gast', language: 'de' },
      });
    expect((await enter({ origin: 'http://play.example.org' })).statusCode).toBe(403);
    const fromPage = await enter({ origin: home });
    expect(fromPage.headers['set-cookie']).toMatch(
      /^__Host-pithead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
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
