import { policyViolations } from '@pithead/server/testing/access-matrix/contentSecurityPolicy';
import type { AttackCase, AttackTarget } from './attackTarget.ts';
import { GUEST_BODY, UNKNOWN_ID } from './attackTarget.ts';
import type { RawRequest, RawResponse } from '@pithead/server/testing/clients/rawClient';
import { bearerHeader, cookieHeader } from '@pithead/server/testing/clients/rawClient';
import { statusCodesIn } from './attacker.ts';

export type ResponseSummary = (answer: RawResponse) => string;

export const statusCell: ResponseSummary = ({ cell }) => cell;

export const requestCase = (
  name: string,
  expected: AttackCase['expected'],
  method: string,
  path: string,
  toRequest: (target: AttackTarget) => RawRequest = () => ({}),
  summarize = statusCell,
): AttackCase => ({
  name,
  expected,
  attack: async (attacker, target) => summarize(await attacker.request(method, path, toRequest(target))),
});

export const requestHead = (first: string, ...headers: readonly string[]): string =>
  [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

export const rawCase = (
  name: string,
  expected: AttackCase['expected'],
  bytes: string | ((target: AttackTarget) => string),
): AttackCase => ({
  name,
  expected,
  attack: async (attacker, target) =>
    statusCodesIn(await attacker.sendBytes(typeof bytes === 'string' ? bytes : bytes(target))),
});

const fileOrStatus: ResponseSummary = ({ cell, text }) =>
  /"version"|root:|DATABASE_URL/.test(text) ? 'a file' : cell;
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

const everyPath = (name: string, expected: string, paths: readonly string[]): AttackCase => ({
  name,
  expected,
  async attack(attacker) {
    const cells = new Set<string>();
    for (const path of paths) cells.add(fileOrStatus(await attacker.request('GET', path)));
    return [...cells].join(', ');
  },
});

const PATH_CASES: readonly AttackCase[] = [
  everyPath('path traversal', '404 notFound', TRAVERSAL_PATHS),
  everyPath('a path that is encoded twice', '404 notFound', DOUBLE_ENCODED_PATHS),
  everyPath('a path in overlong UTF-8', '400 malformed', [
    '/%c0%ae%c0%ae/package.json',
    '/%e0%80%ae/',
    '/%ff',
  ]),
  everyPath('NUL in a path, encoded', '404 notFound', ['/index.html%00.css', '/%00']),
  rawCase('NUL in a path, as it is', '400', requestHead('GET /\0index.html')),
  rawCase('a line break in a path', '400', requestHead('GET /a\rb')),
  rawCase('the address of another server', '404', requestHead('GET http://evil.example/etc/passwd')),
  rawCase('an address of 20,000 letters', /^(?:404|414|431)$/, requestHead(`GET /${'a'.repeat(20_000)}`)),
  requestCase(
    'three thousand parameters',
    '400 malformed',
    'GET',
    `/api/tables/${UNKNOWN_ID}/state?${'a=1&'.repeat(3_000)}`,
  ),
  requestCase(
    'a header smuggled in by an address',
    'none',
    'GET',
    '/table/%0d%0aX-Smuggled:%20yes',
    undefined,
    ({ headers }) => ('x-smuggled' in headers ? 'a header' : 'none'),
  ),
  requestCase(
    'markup in an address',
    'none',
    'GET',
    '/nothing%3Cscript%3Ealert(1)%3C/script%3E',
    () => ({ headers: { accept: 'text/html' } }),
    ({ text }) => (/nothing(?:%3C|<)script/i.test(text) ? 'said again' : 'none'),
  ),
];

const METHOD_CASES: readonly AttackCase[] = [
  rawCase('an unknown method', '400', requestHead('FROB /api/games')),
  requestCase(
    'TRACE',
    'not said again',
    'TRACE',
    '/api/games',
    () => ({ headers: { 'x-echo': 'secret' } }),
    ({ status, text }) => (status === 404 && !text.includes('secret') ? 'not said again' : text),
  ),
  rawCase('CONNECT to another server', 'nothing', requestHead('CONNECT evil.example:443')),
  requestCase('another method in a header', '404 notFound', 'POST', '/api/me', ({ opponent }) => ({
    headers: {
      ...bearerHeader(opponent.token),
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
    },
    body: {},
  })),
  requestCase('another method in the address', '200', 'GET', '/api/me?_method=DELETE', ({ opponent }) => ({
    headers: bearerHeader(opponent.token),
  })),
  requestCase(
    'a CORS preflight request of another site',
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

const repeatHeader = (times: number, header: (i: number) => string): string[] =>
  Array.from({ length: times }, (_, i) => header(i));
const ranges = Array.from({ length: 500 }, (_, i) => `${i}-${i}`).join(',');

const HEADER_CASES: readonly AttackCase[] = [
  rawCase(
    'a header of 100,000 letters',
    '431',
    requestHead('GET /api/games', `X-Long: ${'a'.repeat(100_000)}`),
  ),
  rawCase(
    'five thousand headers',
    '431',
    requestHead('GET /api/games', ...repeatHeader(5_000, (i) => `X-${i}: 1`)),
  ),
  rawCase(
    'fifteen thousand letters of cookies',
    '401',
    requestHead('GET /api/me', `Cookie: ${repeatHeader(1_000, (i) => `c${i}=${i}`).join('; ')}`),
  ),
  rawCase('no host', '400', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n'),
  requestCase(
    'the host of another site, and its origin not',
    '403 forbiddenOrigin',
    'POST',
    '/api/logout',
    ({ url, host }) => ({
      headers: { ...cookieHeader(host.token), host: 'evil.example', origin: url },
    }),
  ),
  requestCase(
    'another host by X-Forwarded-Host',
    '403 forbiddenOrigin',
    'POST',
    '/api/logout',
    ({ host }) => ({
      headers: {
        ...cookieHeader(host.token),
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    }),
  ),
  requestCase('a session of two cookies', '401 noSession', 'GET', '/api/me', ({ host }) => ({
    headers: { cookie: `pithead=none; pithead=${host.token}` },
  })),
  requestCase('a token of 10,000 letters', '401 noSession', 'GET', '/api/me', () => ({
    headers: { authorization: `Bearer ${'A'.repeat(10_000)}` },
  })),
  requestCase(
    'five hundred ranges of one file',
    'no more than the file',
    'GET',
    '/',
    () => ({ headers: { range: `bytes=${ranges}` } }),
    ({ text }) => (text.length < 100_000 ? 'no more than the file' : `${text.length} bytes`),
  ),
  requestCase('a range beyond all numbers', /^(?:200|400|416)/, 'GET', '/', () => ({
    headers: { range: 'bytes=99999999999999999999-' },
  })),
  rawCase('something else is expected', '417', requestHead('GET /api/games', 'Expect: a-miracle')),
  rawCase('another protocol', /^(?:400|nothing)$/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  rawCase('a TLS client hello', /^(?:400|nothing)$/, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  requestCase(
    'the policy of the pages',
    'strict',
    'GET',
    '/',
    undefined,
    ({ headers }) => policyViolations(String(headers['content-security-policy'])).join(', ') || 'strict',
  ),
  {
    name: 'the cookie of a browser',
    expected: /^pithead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; no token$/,
    async attack(attacker) {
      const { headers, text } = await attacker.request('POST', '/api/guests', {
        headers: { origin: attacker.url },
        body: GUEST_BODY,
      });
      return `${String(headers['set-cookie'])}; ${text.includes('token') ? 'a token' : 'no token'}`;
    },
  },
  {
    name: 'another address in a header for every request',
    expected: '429 tooMany',
    async attack(attacker) {
      const ask = (i: number) =>
        attacker.request('GET', '/healthz', { headers: { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` } });
      for (let i = 0; i < 600; i += 50) await Promise.all(Array.from({ length: 50 }, (_, at) => ask(i + at)));
      return (await ask(600)).cell;
    },
  },
];

export const HTTP_CASES: readonly AttackCase[] = [...PATH_CASES, ...METHOD_CASES, ...HEADER_CASES];
