/** Path traversal out of the folder of the pages, and compressed files under every Accept-Encoding. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Lots } from '@pithead/server/testing/lots';
import { Attacker } from './attacker.ts';

const CANARY = 'canary that nobody may read';
const DOTS = [
  '..',
  '%2e%2e',
  '.%2E',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '..;',
  '..%00',
  '..%20',
  '...',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e',
];
const SLASHES = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '%255c', '//', '/./', '%c0%af', ';/', '/%20/'];
const PREFIXES = [
  '/',
  '//',
  '/assets/',
  '/icons/',
  '/api/',
  '/socket/',
  '/table/x/',
  '/replay/',
  '/rules/',
  '/local/',
  '/./',
  '/Assets/',
  '/index.html/',
];
const ENDS = [
  '',
  '?x=1',
  '?',
  '%23',
  '#x',
  '%00',
  '%00.css',
  '.',
  '%20',
  '/',
  '.gz',
  '.br',
  ';a=b',
  '::$DATA',
];
const TARGETS = [
  'canary.txt',
  'faultyServer.js',
  '../package.json',
  '../../../etc/passwd',
  '/etc/passwd',
  'page/.canary',
];
/** Files and names in the folder that are not public. */
const HIDDEN = [
  '.canary',
  'assets/.canary',
  'assets/canary.js.map',
  'index.html.gz',
  'index.html.br',
  'sw.js.gz',
  'assets',
  'assets/',
  'INDEX.HTML',
  'index.html%20',
  'index.html.',
  'index.html/',
];

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.js': /^text\/javascript; charset=utf-8$|^application\/javascript; charset=utf-8$/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.webmanifest': /^application\/manifest\+json/,
};

/**
 * Values of Accept-Encoding and whether they allow gzip; undefined where the specification leaves it open.
 */
const ENCODINGS: readonly (readonly [said: string | undefined, isGzipFine: boolean | undefined])[] = [
  [undefined, undefined],
  ['', false],
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000', false],
  ['gzip; q=0, identity', false],
  ['identity', false],
  ['identity;q=0, gzip', true],
  ['*', true],
  ['*;q=0, identity', false],
  ['gzip;q=0, *', false],
  ['br', false],
  ['br;q=1, gzip;q=0.1', true],
  ['deflate', false],
  ['gzip;q=x', undefined],
  ['gzip;;q=1', undefined],
  [',,, ,', false],
  ['x'.repeat(2_000), false],
  ['gzipped, xgzip', false],
];

export interface Folder {
  readonly root: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

const isPublic = (name: string): boolean => !/(?:^|\/)\.|\.gz$|\.map$/.test(name);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes files that must never be served; returns a function that removes them. */
export function plantCanaries(root: string): () => void {
  const files = [
    join(dirname(root), 'canary.txt'),
    ...['.canary', 'assets/.canary', 'assets/canary.js.map'].map((name) => join(root, name)),
  ];
  for (const file of files) writeFileSync(file, CANARY);
  return () => files.forEach((file) => rmSync(file, { force: true }));
}

export function folderOf(root: string): Folder {
  const names = (
    readdirSync(root, { recursive: true, withFileTypes: true }) as {
      name: string;
      parentPath: string;
      isFile(): boolean;
    }[]
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return {
    root,
    files: new Map(names.filter(isPublic).map((name) => [name, readFileSync(join(root, name))])),
  };
}

/** Random combinations, the same for the same seed; the plainest ones are always included. */
function climbingPaths(many: number, seed: string): string[] {
  const all = PREFIXES.flatMap((prefix) =>
    DOTS.flatMap((dots) =>
      SLASHES.flatMap((slash) =>
        TARGETS.flatMap((target) =>
          ENDS.flatMap((end) =>
            [1, 2, 3].map((depth) => `${prefix}${(dots + slash).repeat(depth)}${target}${end}`),
          ),
        ),
      ),
    ),
  );
  const lots = new Lots(`paths ${seed}`);
  const plain = all.filter((path) => /^\/(?:assets\/)?(?:\.\.\/|%2e%2e%2f|\.\.%2f)+canary\.txt$/i.test(path));
  return [...plain, ...Array.from({ length: Math.max(0, many - plain.length) }, () => lots.pick(all))];
}

interface Received {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Uses a raw connection, because an HTTP library would normalise the path. */
async function get(attacker: Attacker, path: string, ...headers: readonly string[]): Promise<Received> {
  const said = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
  const bytes = Buffer.from((await attacker.raw(said)).text, 'latin1');
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const named = lines.map(
    (line) =>
      [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  const all = new Map(named);
  const body = bytes.subarray(end + 4);
  return {
    status: Number(first.slice(9, 12)),
    headers: all,
    body: all.get('transfer-encoding') === 'chunked' ? unchunked(body) : body,
  };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

/** Whatever the path, a response must be a public file, JSON of the API, or an error. */
function troubleOf(path: string, { status, headers, body }: Received, known: ReadonlySet<string>): string[] {
  const text = body.toString('latin1');
  if (text.includes(CANARY) || /^root:|"private": true/m.test(text))
    return [`${path}: a file that is not public`];
  if (status !== 200 && status !== 206)
    return [400, 403, 404, 414].includes(status) ? [] : [`${path}: status ${status}`];
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  return isJson || known.has(hashOf(body)) ? [] : [`${path}: something that is no public file`];
}

async function inTurns<T>(
  items: readonly T[],
  ask: (attacker: Attacker, item: T) => Promise<string[]>,
  url: string,
): Promise<string[]> {
  const troubles: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const attacker = new Attacker(url);
      while (next < items.length) troubles.push(...(await ask(attacker, items[next++] as T)));
      attacker.leave();
    }),
  );
  return troubles;
}

export async function climb(
  url: string,
  { files }: Folder,
  many: number,
  seed: string,
): Promise<{ count: number; troubles: string[] }> {
  const known = new Set([...files.values()].map(hashOf));
  const paths = [...climbingPaths(many, seed), ...HIDDEN.map((name) => `/${name}`)];
  const hidden = new Set(HIDDEN.map((name) => `/${name}`));
  const troubles = await inTurns(
    paths,
    async (attacker, path) => {
      const received = await get(attacker, path);
      if (hidden.has(path) && received.status !== 404) return [`${path}: status ${received.status}`];
      return troubleOf(path, received, known);
    },
    url,
  );
  return { count: paths.length, troubles };
}

/** Requests public files with every Accept-Encoding. */
export async function unpack(
  url: string,
  folder: Folder,
  many: number,
): Promise<{ count: number; troubles: string[] }> {
  const names = [...folder.files.keys()]
    .toSorted()
    .filter((name, i) => i % Math.ceil(folder.files.size / many) === 0 || name === 'index.html');
  const asked = names.flatMap((name) => ENCODINGS.map(([said, isGzipFine]) => ({ name, said, isGzipFine })));
  const troubles = await inTurns(asked, (attacker, each) => variantTroubles(attacker, folder, each), url);
  return { count: 2 * asked.length, troubles };
}

interface Asked {
  readonly name: string;
  readonly said: string | undefined;
  readonly isGzipFine: boolean | undefined;
}

async function variantTroubles(
  attacker: Attacker,
  { root, files }: Folder,
  { name, said, isGzipFine }: Asked,
): Promise<string[]> {
  const wish = said === undefined ? [] : [`Accept-Encoding: ${said}`];
  const whole = await get(attacker, `/${name}`, ...wish);
  const what = `/${name} for “${(said ?? 'nothing').slice(0, 40)}”`;
  const encoding = whole.headers.get('content-encoding');
  const hasPacked = readdirSync(dirname(join(root, name))).includes(`${name.split('/').at(-1)}.gz`);
  const troubles: string[] = [];
  if (whole.status !== 200) return [`${what}: status ${whole.status}`];
  if (encoding !== undefined && encoding !== 'gzip') troubles.push(`${what}: encoded as ${encoding}`);
  if (encoding === 'gzip' && isGzipFine === false)
    troubles.push(`${what}: packed for somebody who can't unpack it`);
  if (hasPacked && !/\baccept-encoding\b/i.test(whole.headers.get('vary') ?? ''))
    troubles.push(`${what}: no Vary`);
  if (TYPES[extname(name)]?.test(whole.headers.get('content-type') ?? '') !== true) {
    troubles.push(`${what}: is called ${whole.headers.get('content-type')}`);
  }
  const body = encoding === 'gzip' ? gunzipSync(whole.body) : whole.body;
  if (files.get(name)?.equals(body) !== true) troubles.push(`${what}: other bytes`);
  return [...troubles, ...(await rangeTroubles(attacker, what, name, wish, whole))];
}

/** A range must be a part of the same representation, compressed or not. */
async function rangeTroubles(
  attacker: Attacker,
  what: string,
  name: string,
  wish: readonly string[],
  whole: Received,
): Promise<string[]> {
  const part = await get(attacker, `/${name}`, 'Range: bytes=3-12', ...wish);
  if (part.status === 200)
    return part.body.equals(whole.body) ? [] : [`${what}: a range is answered with other bytes`];
  if (part.status !== 206)
    return whole.body.length < 13 ? [] : [`${what}: a range is answered with ${part.status}`];
  const isSame = ['content-encoding', 'etag', 'content-type', 'vary'].every(
    (header) => part.headers.get(header) === whole.headers.get(header),
  );
  return isSame && part.body.equals(whole.body.subarray(3, 13)) ? [] : [`${what}: a range of something else`];
}
