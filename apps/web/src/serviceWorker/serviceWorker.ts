/**
 * The service worker: caches the built pages of one version so that the site starts without a network.
 * Responses of the server's API are never cached. A new version waits until the person agrees.
 */
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build: the version, then all files. */
const [version = '', ...files] = '__PITHEAD_PRECACHE__'.split('|');
const PREFIX = 'pithead-';
const CACHE = PREFIX + version;
const PAGE = '/';
const SERVED = /^\/(?:api|socket|healthz|readyz|metrics|docs)(?:\/|$)/;

/** Names with a hash never change their content, so a copy from an older cache is valid. */
const isImmutable = (file: string): boolean => file.startsWith('/assets/');

async function fetchNew(file: string): Promise<Response> {
  const fetched = await fetch(file, { cache: isImmutable(file) ? 'default' : 'reload' });
  if (!fetched.ok || fetched.redirected) throw new Error(`${file}: ${fetched.status}`);
  return fetched;
}

async function precacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const known = isImmutable(file) ? await caches.match(file) : undefined;
      await cache.put(file, known ?? (await fetchNew(file)));
    }),
  );
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Every page address is served by the same HTML file. */
async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreVary: true });
  return known ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(precacheAll()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVED.test(pathname)) return;
  event.respondWith(respond(request));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting();
});
