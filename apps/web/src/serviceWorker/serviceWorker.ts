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

/** What the server sends (`apps/server/src/channels/push/pushPayload.ts`), in the language of the person. */
interface PushMessage {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly lang: string;
    readonly tag: string;
  };
  readonly pithead: { readonly id: string; readonly kind: string };
}

/** A newer message with the same tag replaces the older one, and calls again. */
async function showMessage({ notification, pithead }: PushMessage): Promise<void> {
  const { title, body, navigate, lang, tag } = notification;
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body,
    lang,
    dir: 'ltr',
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    data: navigate,
  };
  await worker.registration.showNotification(title, options);
  if (pithead.kind === 'test') await fetch(`/api/channel-tests/${pithead.id}/shown`, { method: 'POST' });
}

/** A window that shows the page already comes to the front; no other one is taken from what it shows. */
async function openPage(address: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(typeof address === 'string' ? address : PAGE, origin);
  // The address comes from the network: nothing but our own pages is opened.
  const page = url.origin === origin ? url.href : origin + PAGE;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((each) => each.url === page);
  await (open === undefined ? worker.clients.openWindow(page) : open.focus());
}

worker.addEventListener('push', (event) => {
  // A browser that understands the message without us shows it itself and hands over no data.
  if (event.data !== null) event.waitUntil(showMessage(event.data.json() as PushMessage));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting();
});
