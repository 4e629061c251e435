/** Malformed HTTP: paths, methods and headers. */
import { policyFaults } from '@pithead/server/border/policy';
import type { Answer, Wish } from './attacker.ts';
import { bearer, cookieOf, statusesIn } from './attacker.ts';
import type { Case, Stage } from './stage.ts';
import { GUEST, NOBODY } from './stage.ts';

export type Told = (answer: Answer) => string;

export const cell: Told = ({ cell: told }) => told;

export const asks = (
  name: string,
  must: Case['must'],
  method: string,
  path: string,
  wish: (stage: Stage) => Wish = () => ({}),
  told = cell,
): Case => ({
  name,
  must,
  attack: async (attacker, stage) => told(await attacker.call(method, path, wish(stage))),
});

/** The head of a request on its own connection, which ends with the response. */
export const head = (first: string, ...headers: readonly string[]): string =>
  [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

export const says = (name: string, must: Case['must'], bytes: string | ((stage: Stage) => string)): Case => ({
  name,
  must,
  attack: async (attacker, stage) =>
    statusesIn(await attacker.raw(typeof bytes === 'string' ? bytes : bytes(stage))),
});

/** Looks for the content of files outside the pages, whatever the status. */
const fileOrStatus: Told = ({ cell: told, text }) =>
  /"version"|root:|DATABASE_URL/.test(text) ? 'a file' : told;
const TRAVERSAL_PATHS = [
  '/../package.json',
  '/../../../package.json',
  '/assets/../../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/.env',
  '/.git/config',
];
const DOUBLE_ENCODED_PATHS = [
  '/%252e%252e%252f%252e%252e%252fpackage.json',
  '/%25%32%65%25%32%65/package.json',
  '/..%252fpackage.json',
];

const everyPath = (name: string, must: string, paths: readonly string[]): Case => ({
  name,
  must,
  async attack(attacker) {
    const told = new Set<string>();
    for (const path of paths) told.add(fileOrStatus(await attacker.call('GET', path)));
    return [...told].join(', ');
  },
});

const PATH_CASES: readonly Case[] = [
  everyPath('a path that climbs', '404 notFound', TRAVERSAL_PATHS),
  everyPath('a path that is encoded twice', '404 notFound', DOUBLE_ENCODED_PATHS),
  everyPath('a path in letters that are too long', '400 malformed', [
    '/%c0%ae%c0%ae/package.json',
    '/%e0%80%ae/',
    '/%ff',
  ]),
  everyPath('NUL in a path, encoded', '404 notFound', ['/index.html%00.css', '/%00']),
  says('NUL in a path, as it is', '400', head('GET /\0index.html')),
  says('a line break in a path', '400', head('GET /a\rb')),
  says('the address of another server', '404', head('GET http://evil.example/etc/passwd')),
  says('an address of 20,000 letters', /^(?:404|414|431)$/, head(`GET /${'a'.repeat(20_000)}`)),
  asks(
    'three thousand parameters',
    '400 malformed',
    'GET',
    `/api/tables/${NOBODY}/state?${'a=1&'.repeat(3_000)}`,
  ),
  asks(
    'a header smuggled in by an address',
    'none',
    'GET',
    '/table/%0d%0aX-Smuggled:%20yes',
    undefined,
    ({ headers }) => ('x-smuggled' in headers ? 'a header' : 'none'),
  ),
  asks(
    'markup in an address',
    'none',
    'GET',
    '/nothing%3Cscript%3Ealert(1)%3C/script%3E',
    () => ({ headers: { accept: 'text/html' } }),
    ({ text }) => (/nothing(?:%3C|<)script/i.test(text) ? 'said again' : 'none'),
  ),
];

const METHOD_CASES: readonly Case[] = [
  says('a method that there is not', '400', head('FROB /api/games')),
  asks(
    'TRACE',
    'not said again',
    'TRACE',
    '/api/games',
    () => ({ headers: { 'x-echo': 'secret' } }),
    ({ status, text }) => (status === 404 && !text.includes('secret') ? 'not said again' : text),
  ),
  says('CONNECT to another server', 'nothing', head('CONNECT evil.example:443')),
  asks('another method in a header', '404 notFound', 'POST', '/api/me', ({ opponent }) => ({
    headers: { ...bearer(opponent), 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    body: {},
  })),
  asks('another method in the address', '200', 'GET', '/api/me?_method=DELETE', ({ opponent }) => ({
    headers: bearer(opponent),
  })),
  asks(
    'a question of another site whether it may',
    'nobody may',
    'OPTIONS',
    '/api/me',
    () => ({
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    }),
    ({ headers }) =>
      Object.keys(headers).some((name) => name.startsWith('access-control')) ? 'allowed' : 'nobody may',
  ),
];

const many = (times: number, header: (i: number) => string): string[] =>
  Array.from({ length: times }, (_, i) => header(i));
const ranges = Array.from({ length: 500 }, (_, i) => `${i}-${i}`).join(',');

const HEADER_CASES: readonly Case[] = [
  says('a header of 100,000 letters', '431', head('GET /api/games', `X-Long: ${'a'.repeat(100_000)}`)),
  says('five thousand headers', '431', head('GET /api/games', ...many(5_000, (i) => `X-${i}: 1`))),
  says(
    'fifteen thousand letters of cookies',
    '401',
    head('GET /api/me', `Cookie: ${many(1_000, (i) => `c${i}=${i}`).join('; ')}`),
  ),
  says('no host', '400', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n'),
  asks(
    'the host of another site, and its origin not',
    '403 forbiddenOrigin',
    'POST',
    '/api/logout',
    ({ url, host }) => ({
      headers: { ...cookieOf(host), host: 'evil.example', origin: url },
    }),
  ),
  asks('another host by X-Forwarded-Host', '403 forbiddenOrigin', 'POST', '/api/logout', ({ host }) => ({
    headers: {
      ...cookieOf(host),
      origin: 'http://evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
  })),
  asks('a session of two cookies', '401 noSession', 'GET', '/api/me', ({ host }) => ({
    headers: { cookie: `pithead=none; pithead=${host.token}` },
  })),
  asks('a token of 10,000 letters', '401 noSession', 'GET', '/api/me', () => ({
    headers: { authorization: `Bearer ${'A'.repeat(10_000)}` },
  })),
  asks(
    'five hundred ranges of one file',
    'no more than the file',
    'GET',
    '/',
    () => ({ headers: { range: `bytes=${ranges}` } }),
    ({ text }) => (text.length < 100_000 ? 'no more than the file' : `${text.length} bytes`),
  ),
  asks('a range beyond all numbers', /^(?:200|400|416)/, 'GET', '/', () => ({
    headers: { range: 'bytes=99999999999999999999-' },
  })),
  says('something else is expected', '417', head('GET /api/games', 'Expect: a-miracle')),
  says('another protocol', /^(?:400|nothing)$/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  says('the greeting of TLS', /^(?:400|nothing)$/, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  asks(
    'the policy of the pages',
    'strict',
    'GET',
    '/',
    undefined,
    ({ headers }) => policyFaults(String(headers['content-security-policy'])).join(', ') || 'strict',
  ),
  {
    name: 'the cookie of a browser',
    must: /^pithead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; no token$/,
    async attack(attacker) {
      const { headers, text } = await attacker.call('POST', '/api/guests', {
        headers: { origin: attacker.url },
        body: GUEST,
      });
      return `${String(headers['set-cookie'])}; ${text.includes('token') ? 'a token' : 'no token'}`;
    },
  },
  {
    name: 'another address in a header for every request',
    must: '429 tooMany',
    async attack(attacker) {
      const ask = (i: number) =>
        attacker.call('GET', '/healthz', { headers: { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` } });
      for (let i = 0; i < 600; i += 50) await Promise.all(Array.from({ length: 50 }, (_, at) => ask(i + at)));
      return (await ask(600)).cell;
    },
  },
];

export const HTTP_CASES: readonly Case[] = [...PATH_CASES, ...METHOD_CASES, ...HEADER_CASES];
