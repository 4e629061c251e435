/** Every unsafe route × origin × content type: only our own page and scripts with a bearer token may pass. */
import type { AttackTarget } from './attackTarget.ts';
import { TARGET_GAME, UNKNOWN_ID, observableState } from './attackTarget.ts';
import type { CheckResult } from '../../proof.ts';
import type { RawResponse } from '@pithead/server/testing/clients/rawClient';
import { bearerHeader, cookieHeader } from '@pithead/server/testing/clients/rawClient';
import { Attacker } from './attacker.ts';

/** A route that is missing here fails the proof. */
const BODIES: Readonly<Record<string, object | null>> = {
  'POST /api/guests': { name: 'Gast', language: 'de' },
  'PATCH /api/me': { language: 'nl' },
  'POST /api/me/account': { name: 'Neuer Name', password: 'lamp of the seventh gallery' },
  'POST /api/login': { name: 'Niemand', password: 'lamp of the seventh gallery' },
  'POST /api/logout': null,
  'POST /api/logout-everywhere': null,
  'POST /api/me/password': { old: 'lamp of the seventh gallery', next: 'lamp of the eighth gallery' },
  'DELETE /api/me': {},
  'PUT /api/me/mutes/{person}': null,
  'DELETE /api/me/mutes/{person}': null,
  'PUT /api/me/guides': {
    guides: [
      { game: TARGET_GAME, version: 1, finished: [], furthest: { chapter: 0, step: 1 }, current: null },
    ],
  },
  'DELETE /api/me/guides/{game}': null,
  'POST /api/tables': { game: TARGET_GAME, seats: 2 },
  'POST /api/tables/{table}/join': {},
  'POST /api/tables/{table}/leave': null,
  'POST /api/tables/{table}/bots': { level: 'hewer' },
  'DELETE /api/tables/{table}/seats/{seat}': null,
  'POST /api/tables/{table}/start': null,
  'POST /api/tables/{table}/rematch': null,
  'POST /api/tables/{table}/acts': { act: 'resign', seat: 0, id: 'foreign', seq: 0 },
};

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
] as const;
const SAFE_METHOD = /^GET|^HEAD/;

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

async function unsafeRoutes({ url, table, opponent }: AttackTarget): Promise<Route[]> {
  const reader = new Attacker(url);
  const { text } = await reader.request('GET', '/api/openapi.json');
  reader.close();
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
  const at = (path: string): string =>
    path
      .replace('{table}', table)
      .replace('{person}', opponent.id)
      .replace('{seat}', '1')
      .replace('{game}', TARGET_GAME);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: at(path),
    })),
  );
  return all.filter(({ name }) => !SAFE_METHOD.test(name));
}

type OriginHeaders = Readonly<Record<string, string>>;

/** Headers of the host's browser on a foreign page, and of a page that logs it in without a cookie. */
function foreignOrigins({ url, host }: AttackTarget): Readonly<Record<string, OriginHeaders>> {
  const { hostname, port } = new URL(url);
  const cookie = cookieHeader(host.token);
  const origins = {
    'another site': 'https://evil.example',
    'another scheme': url.replace('http:', 'https:'),
    'another port': `http://${hostname}:${Number(port) + 1}`,
    'another name of the same machine': `http://localhost:${port}`,
    'a name below ours': `http://sub.${hostname}:${port}`,
    'a name that begins like ours': `${url}.evil.example`,
    'a port that begins like ours': `${url}0`,
    'a sandbox': 'null',
    'an empty origin': '',
    'two origins': `${url}, https://evil.example`,
  };
  return {
    ...Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, { ...cookie, origin }])),
    'no origin': cookie,
    'another site, without a cookie': { origin: 'https://evil.example' },
    'another site, with a token': { origin: 'https://evil.example', ...bearerHeader(host.token) },
  };
}

/** With an unknown session, so that the request has no effect. */
const ownOrigin = ({ url }: AttackTarget): OriginHeaders => ({
  origin: url,
  cookie: `pithead=${UNKNOWN_ID}`,
});

const isRefused = ({ cell }: RawResponse): boolean => cell === '403 forbiddenOrigin';

export async function checkOriginMatrix(
  target: AttackTarget,
  isMeant: (name: string) => boolean = () => true,
): Promise<CheckResult> {
  const routes = (await unsafeRoutes(target)).filter(({ name }) => isMeant(name));
  const unknown = routes
    .filter(({ name }) => !Object.hasOwn(BODIES, name))
    .map(({ name }) => `${name} is missing in the matrix`);
  const before = await observableState(target);
  const findings: string[] = [...unknown];
  let count = 0;
  for (const route of routes) {
    const attacker = new Attacker(target.url);
    const report = (from: string, type: string, { cell }: RawResponse): void =>
      void findings.push(`${route.name} from ${from} as ${type}: ${cell}`);
    for (const type of TYPES) {
      const send = (headers: OriginHeaders): Promise<RawResponse> => sendAs(attacker, route, headers, type);
      const named = Object.entries(foreignOrigins(target));
      const answers = await Promise.all(named.map(([, headers]) => send(headers)));
      for (const [at, answer] of answers.entries())
        if (!isRefused(answer)) report(named[at]?.[0] ?? '', String(type), answer);
      const ours = await send(ownOrigin(target));
      if (isRefused(ours) || !isRightForUs(route, type, ours)) report('our own page', String(type), ours);
      count += answers.length + 1;
    }
    attacker.close();
  }
  if ((await observableState(target)) !== before)
    findings.push('something that was refused has happened all the same');
  return { count, findings };
}

function sendAs(
  attacker: Attacker,
  { name, method, path }: Route,
  headers: OriginHeaders,
  type: string | undefined,
): Promise<RawResponse> {
  const body = BODIES[name] ?? undefined;
  const typed = type === undefined || body === undefined ? {} : { 'content-type': type };
  return attacker.request(method, path, {
    headers: { ...headers, ...typed },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A content type that a form can send must never be read as JSON. */
const isRightForUs = ({ name }: Route, type: string | undefined, { status }: RawResponse): boolean =>
  type === 'application/json' || (BODIES[name] ?? null) === null || status === 400;
