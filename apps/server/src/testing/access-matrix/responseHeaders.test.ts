import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server.ts';
import type { RawResponse } from '../clients/rawClient.ts';
import { RawClient } from '../clients/rawClient.ts';
import { startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { pageViolations, policyViolations } from './contentSecurityPolicy.ts';

const HOME = 'https://play.example.org';
let server: RunningServer;
let raw: RawClient;

beforeAll(async () => {
  server = await startTestServer(undefined, { publicUrl: HOME });
  const { port } = server.app.server.address() as AddressInfo;
  raw = new RawClient(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  raw.close();
  await server.close();
  removeTestFolders();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> =>
  raw.request(method, path, { headers });

const NOWHERE = 'A'.repeat(22);
const UNREADABLE = '/%';
const everything = (): string[] => [
  ...new Set(
    server.app.routes
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace(/:\w+|\*/, NOWHERE)),
  ),
  '/nothing',
  '/api/nothing',
  UNREADABLE,
];
const POLICY = 'content-security-policy';

describe('the content security policy', () => {
  it('every answer has a policy without unsafe sources, foreign sources or wildcards', async () => {
    expect(everything().length).toBeGreaterThan(25);
    for (const path of everything()) {
      const policy = String((await get(path)).headers[POLICY]);
      // Node itself answers a malformed path, and not with a document, so these directives don't apply.
      expect(
        path === UNREADABLE
          ? policyViolations(`${policy};object-src 'none';form-action 'self'`)
          : policyViolations(policy),
        path,
      ).toEqual([]);
    }
  });

  it('every inline script and style of every page is allowed by its hash', async () => {
    const pages = await Promise.all(everything().map((path) => get(path, { accept: 'text/html' })));
    const html = pages.filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
    expect(html.length).toBeGreaterThan(5);
    for (const { text, headers } of html) expect(pageViolations(text, String(headers[POLICY]))).toEqual([]);
  });

  it('the source of the web page has no inline handlers or styles and loads nothing from other hosts', () => {
    const source = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');
    expect(pageViolations(source.replaceAll(/(<(style|script)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1'), '')).toEqual(
      [],
    );
  });

  const SOUND =
    "default-src 'none';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
  it.each([
    "script-src 'self' 'unsafe-inline'",
    "script-src 'unsafe-eval'",
    "script-src 'wasm-unsafe-eval'",
    "style-src 'unsafe-hashes'",
    'connect-src *',
    'connect-src *.example.org',
    'img-src https:',
    'script-src https://cdn.example.org',
    'script-src cdn.example.org',
    'script-src data:',
    'worker-src blob:',
    "script-src 'strict-dynamic'",
  ])('a planted %s in the policy is found', (planted) => {
    expect(policyViolations(SOUND)).toEqual([]);
    expect(policyViolations(`${SOUND};${planted}`)).toHaveLength(1);
  });

  it.each([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])('a policy without %s is found', (needed) =>
    expect(policyViolations(SOUND.replace(needed, ''))).toHaveLength(1),
  );

  it.each([
    '<script>alert(1)</script>',
    '<script src="/a.js">alert(1)</script>',
    '<style>a{}</style>',
    '<p onclick="x()">',
    '<p style="color:red">',
    '<a href="javascript:x()">',
    '<script src="https://cdn.example.org/a.js"></script>',
    '<link href=http://cdn.example.org/a.css>',
  ])('a planted %s in a page is found', (planted) =>
    expect(pageViolations(`<main>${planted}</main>`, "script-src 'self'")).toHaveLength(1),
  );

  it('inline code with a known hash is accepted', () => {
    const policy = "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    expect(policyViolations(`${SOUND};${policy}`)).toEqual([]);
    expect(pageViolations('<script>alert(1)</script>', policy)).toEqual([]);
    expect(pageViolations('<script>alert(2)</script>', policy)).toHaveLength(1);
  });
});

describe('other headers', () => {
  it('every answer forbids sniffing and referrers and demands HTTPS', async () => {
    for (const path of everything()) {
      const { headers } = await get(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['x-powered-by'] ?? headers['server'], path).toBeUndefined();
      if (path !== UNREADABLE)
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('pages of other sites can’t embed or open ours', async () => {
    const isolated = {
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    };
    for (const path of ['/', '/api/games', '/api/docs'])
      expect((await get(path)).headers, path).toMatchObject(isolated);
  });

  it('no answer of the interface may be cached', async () => {
    for (const path of everything().filter((each) => each.startsWith('/api/') && each !== '/api/nothing')) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-store');
    }
    expect((await get('/%61pi/me')).headers['cache-control']).toBe('no-store');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('every answer has a content type with a charset', async () => {
    for (const path of everything()) {
      const { headers, text } = await get(path);
      if (text !== '') expect(headers['content-type'], path).toMatch(/charset=utf-8$|^image\/|^font\//);
    }
  });
});

describe('files', () => {
  it('files outside the web folder are not served, however their path is written', async () => {
    const up = [
      '/../',
      '/..%2f',
      '/%2e%2e/',
      '/%2e%2e%2f',
      '/..\\',
      '/..%5c',
      '/assets/../../',
      '/assets/..%2f..%2f',
      '//',
      '/./../',
    ];
    for (const way of up) {
      for (const file of [
        'package.json',
        'src/config.ts',
        'etc/passwd',
        '../../../../../../../../etc/passwd',
      ]) {
        const { status, text } = await get(way + file);
        expect([status, text.includes('"version"') || text.includes('root:')], way + file).toEqual([
          404,
          false,
        ]);
      }
    }
    for (const path of ['/.git/config', '/.env', '/assets/', '/page/index.html', '/pithead.db'])
      expect((await get(path)).status).toBe(404);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s requests are answered with 404', async (method) => {
    const { status, text } = await get('/api/games', { 'x-echo': 'secret' }, method);
    expect([status, text.includes('secret')]).toEqual([404, false]);
  });
});
