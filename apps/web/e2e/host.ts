/**
 * The built pages behind a plain server with the policy of ours; there is no server for matches behind it.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { policyFor } from '@pithead/server';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const policyOf = (dist: string): string =>
  Object.entries(policyFor(readFileSync(join(dist, 'index.html'), 'utf8')))
    .map(([what, from]) => `${what} ${from.join(' ')}`)
    .join('; ');

export interface Host {
  readonly address: string;
  stop(): Promise<void>;
}

export function host(dist: string): Promise<Host> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/') || pathname === '/socket') {
      response.writeHead(503).end();
      return;
    }
    const wanted = join(dist, normalize(pathname));
    const file =
      wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(dist, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policyOf(dist),
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
