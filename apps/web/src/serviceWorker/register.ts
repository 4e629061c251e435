const ASK_MS = 3_600_000;

/** Calls `onUpdate` with a function that activates the new version. Does nothing during development. */
export function registerServiceWorker(onUpdate: (reload: () => void) => void): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  // The first worker that takes control serves the same version as the page: no update to report.
  let isControlled = serviceWorker.controller !== null;
  let isWanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    // Another tab activated the new version; chunks of the old one that this tab still needs are gone.
    else if (isControlled) onUpdate(() => location.reload());
    isControlled = true;
  });
  const offer = (waiting: ServiceWorker): void =>
    onUpdate(() => {
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
  // Some browsers deny service workers in private windows.
  void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
}

/** After the page has loaded, because precaching must not compete with it for bandwidth. */
export function whenIdle(call: () => void): void {
  if (document.readyState === 'complete') setTimeout(call, 1000);
  else addEventListener('load', () => setTimeout(call, 1000), { once: true });
}
