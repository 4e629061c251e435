import { TestRandom } from '@pithead/server/testing/testRandom';
import type { PageFolder, FileResponse } from './pageFolder.ts';
import { CANARY_TEXT, requestFile, requestAll, sha256Of } from './pageFolder.ts';
import type { CheckResult } from '../../proof.ts';

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
  'storeFaultServer.js',
  '../package.json',
  '../../../etc/passwd',
  '/etc/passwd',
  'page/.canary',
];
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

function climbingPaths(count: number, seed: string): string[] {
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
  const random = new TestRandom(`paths ${seed}`);
  const plain = all.filter((path) => /^\/(?:assets\/)?(?:\.\.\/|%2e%2e%2f|\.\.%2f)+canary\.txt$/i.test(path));
  return [...plain, ...Array.from({ length: Math.max(0, count - plain.length) }, () => random.pick(all))];
}

/** A response must be a public file, JSON of the API, or an error. */
function findingsIn(
  path: string,
  { status, headers, body }: FileResponse,
  known: ReadonlySet<string>,
): string[] {
  const text = body.toString('latin1');
  if (text.includes(CANARY_TEXT) || /^root:|"private": true/m.test(text))
    return [`${path}: a file that is not public`];
  if (status !== 200 && status !== 206)
    return [400, 403, 404, 414].includes(status) ? [] : [`${path}: status ${status}`];
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  return isJson || known.has(sha256Of(body)) ? [] : [`${path}: something that is no public file`];
}

export async function tryPathTraversal(
  url: string,
  { files }: PageFolder,
  count: number,
  seed: string,
): Promise<CheckResult> {
  const known = new Set([...files.values()].map(sha256Of));
  const paths = [...climbingPaths(count, seed), ...HIDDEN.map((name) => `/${name}`)];
  const hidden = new Set(HIDDEN.map((name) => `/${name}`));
  const findings = await requestAll(
    paths,
    async (attacker, path) => {
      const received = await requestFile(attacker, path);
      if (hidden.has(path) && received.status !== 404) return [`${path}: status ${received.status}`];
      return findingsIn(path, received, known);
    },
    url,
  );
  return { count: paths.length, findings };
}
