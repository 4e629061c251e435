/** The page's side of the service worker: registers it, and tells when a new version waits. */

/** How often a page that stays open asks for a new version. */
const ASK_MS = 3_600_000;

/**
 * `told` gets what loads the new version. Nothing happens where there are no service workers, or while the
 * pages are worked on.
 */
export function registerServiceWorker(told: (reload: () => void) => void): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  // The first worker of this browser takes a page that has the same version: nothing to tell.
  let isControlled = serviceWorker.controller !== null;
  let isWanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    // Another tab took the new version: what this one loads later is gone.
    else if (isControlled) told(() => location.reload());
    isControlled = true;
  });
  const offer = (waiting: ServiceWorker): void =>
    told(() => {
      isWanted = true;
      waiting.postMessage('takeOver');
    });
  const watch = (registration: ServiceWorkerRegistration | undefined): void => {
    if (registration === undefined) return;
    if (registration.waiting !== null && serviceWorker.controller !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && serviceWorker.controller !== null) offer(next);
      });
    });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_MS) return;
      asked = Date.now();
      void registration.update().catch(() => undefined);
    });
  };
  // Denied in private windows of some browsers: the site works without it.
  void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
}

/** After the first picture: keeping files must not compete with it. */
export function whenIdle(call: () => void): void {
  if (document.readyState === 'complete') setTimeout(call, 1000);
  else addEventListener('load', () => setTimeout(call, 1000), { once: true });
}
