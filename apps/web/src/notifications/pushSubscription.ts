/** What this browser can do about notifications, and its subscription to web push. */
import type { NewPushDevice } from '@pithead/protocol';

export type PushAbility = 'ready' | 'denied' | 'unsupported' | 'homeScreenFirst';

const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** iPhones and iPads have web push only for pages on the home screen. */
export function pushAbility(): PushAbility {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isAppleTouch() && !isInstalled) return 'homeScreenFirst';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A name by which its owner recognises the device. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(BROWSERS) ?? 'Browser', nameIn(SYSTEMS)].filter((each) => each !== undefined).join(', ');
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

export async function currentEndpoint(): Promise<string | undefined> {
  if (pushAbility() !== 'ready' || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Asks for permission, so it must be called while a button is pressed. Undefined if it is not given. */
export async function subscribe(publicKey: string): Promise<NewPushDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key of the server can't be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64Url(publicKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return {
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    device: deviceName(navigator.userAgent),
  };
}
