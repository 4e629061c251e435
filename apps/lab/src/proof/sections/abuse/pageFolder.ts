import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Attacker } from './attacker.ts';

export const CANARY_TEXT = 'canary that nobody may read';

export interface PageFolder {
  readonly root: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

const isPublic = (name: string): boolean => !/(?:^|\/)\.|\.gz$|\.map$/.test(name);
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** These files must never be served. Returns a function that removes them. */
export function plantCanaries(root: string): () => void {
  const files = [
    join(dirname(root), 'canary.txt'),
    ...['.canary', 'assets/.canary', 'assets/canary.js.map'].map((name) => join(root, name)),
  ];
  for (const file of files) writeFileSync(file, CANARY_TEXT);
  return () => files.forEach((file) => rmSync(file, { force: true }));
}

export function readPageFolder(root: string): PageFolder {
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

export interface FileResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** An HTTP library would normalise the path. */
export async function requestFile(
  attacker: Attacker,
  path: string,
  ...headers: readonly string[]
): Promise<FileResponse> {
  const request = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
  const bytes = Buffer.from((await attacker.sendBytes(request)).text, 'latin1');
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

export async function requestAll<T>(
  items: readonly T[],
  ask: (attacker: Attacker, item: T) => Promise<string[]>,
  url: string,
): Promise<string[]> {
  const findings: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const attacker = new Attacker(url);
      while (next < items.length) findings.push(...(await ask(attacker, items[next++] as T)));
      attacker.close();
    }),
  );
  return findings;
}
