import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageFolder, FileResponse } from './pageFolder.ts';
import { requestFile, requestAll } from './pageFolder.ts';
import type { CheckResult } from '../../proof.ts';
import type { Attacker } from './attacker.ts';

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.js': /^text\/javascript; charset=utf-8$|^application\/javascript; charset=utf-8$/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.webmanifest': /^application\/manifest\+json/,
};

/** Whether the value of Accept-Encoding allows gzip; undefined where the specification leaves it open. */
const ENCODINGS: readonly (readonly [accepted: string | undefined, isGzipFine: boolean | undefined])[] = [
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

export async function checkEncodings(url: string, folder: PageFolder, count: number): Promise<CheckResult> {
  const names = [...folder.files.keys()]
    .toSorted()
    .filter((name, i) => i % Math.ceil(folder.files.size / count) === 0 || name === 'index.html');
  const requests = names.flatMap((name) =>
    ENCODINGS.map(([accepted, isGzipFine]) => ({ name, accepted, isGzipFine })),
  );
  const findings = await requestAll(requests, (attacker, each) => checkEncoding(attacker, folder, each), url);
  return { count: 2 * requests.length, findings };
}

interface EncodingRequest {
  readonly name: string;
  readonly accepted: string | undefined;
  readonly isGzipFine: boolean | undefined;
}

async function checkEncoding(
  attacker: Attacker,
  { root, files }: PageFolder,
  { name, accepted, isGzipFine }: EncodingRequest,
): Promise<string[]> {
  const headers = accepted === undefined ? [] : [`Accept-Encoding: ${accepted}`];
  const whole = await requestFile(attacker, `/${name}`, ...headers);
  const what = `/${name} for “${(accepted ?? 'nothing').slice(0, 40)}”`;
  const encoding = whole.headers.get('content-encoding');
  const hasPacked = readdirSync(dirname(join(root, name))).includes(`${name.split('/').at(-1)}.gz`);
  const findings: string[] = [];
  if (whole.status !== 200) return [`${what}: status ${whole.status}`];
  if (encoding !== undefined && encoding !== 'gzip') findings.push(`${what}: encoded as ${encoding}`);
  if (encoding === 'gzip' && isGzipFine === false)
    findings.push(`${what}: packed for somebody who can't unpack it`);
  if (hasPacked && !/\baccept-encoding\b/i.test(whole.headers.get('vary') ?? ''))
    findings.push(`${what}: no Vary`);
  if (TYPES[extname(name)]?.test(whole.headers.get('content-type') ?? '') !== true) {
    findings.push(`${what}: is called ${whole.headers.get('content-type')}`);
  }
  const body = encoding === 'gzip' ? gunzipSync(whole.body) : whole.body;
  if (files.get(name)?.equals(body) !== true) findings.push(`${what}: other bytes`);
  return [...findings, ...(await checkRange(attacker, what, name, headers, whole))];
}

/** A range must be a part of the representation that was negotiated. */
async function checkRange(
  attacker: Attacker,
  what: string,
  name: string,
  headers: readonly string[],
  whole: FileResponse,
): Promise<string[]> {
  const part = await requestFile(attacker, `/${name}`, 'Range: bytes=3-12', ...headers);
  if (part.status === 200)
    return part.body.equals(whole.body) ? [] : [`${what}: a range is answered with other bytes`];
  if (part.status !== 206)
    return whole.body.length < 13 ? [] : [`${what}: a range is answered with ${part.status}`];
  const isSame = ['content-encoding', 'etag', 'content-type', 'vary'].every(
    (header) => part.headers.get(header) === whole.headers.get(header),
  );
  return isSame && part.body.equals(whole.body.subarray(3, 13)) ? [] : [`${what}: a range of something else`];
}
