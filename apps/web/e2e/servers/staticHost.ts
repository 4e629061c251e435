/** The built pages with our content security policy, without a server of matches. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { contentSecurityPolicy } from '@pithead/server';

export const BUILT_PAGES = join(import.meta.dirname, '../../../cli/dist/page');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const policyOf = (folder: string): string =>
  Object.entries(contentSecurityPolicy(readFileSync(join(folder, 'index.html'), 'utf8')))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

export interface StaticHost {
  readonly address: string;
  stop(): Promise<void>;
}

export function startStaticHost(folder: string): Promise<StaticHost> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/') || pathname === '/socket') {
      response.writeHead(503).end();
      return;
    }
    const wanted = join(folder, normalize(pathname));
    const file =
      wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policyOf(folder),
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

export async function waitForServiceWorker(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
}
