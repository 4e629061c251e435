/**
 * When progress in guides is exchanged with the server. Without a session nothing is sent; without a server it is
 * sent when there is one again.
 */
import type { AccountGuides } from '@pithead/protocol';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/http.ts';
import { currentPerson, loadCurrentPerson, trackReachability } from '../../net/session.ts';
import { recall } from '../../rememberedSettings.ts';
import type { GuideRequests } from './guideExchange.ts';
import { exchangeGuides } from './guideExchange.ts';
import { guideChanges, UNSENT } from '../guideStorage.ts';

const SEND_AFTER_MS = 5_000;

const REQUESTS: GuideRequests = {
  forget: (game) => trackReachability(request('DELETE', `me/guides/${game}`)),
  load: () => trackReachability(request<AccountGuides>('GET', 'me/guides')),
  save: (guides) => trackReachability(request<AccountGuides>('PUT', 'me/guides', guides)),
};

async function exchange(): Promise<void> {
  await loadCurrentPerson();
  const person = currentPerson.get();
  if (person !== null && person !== undefined) await exchangeGuides(person.id, REQUESTS);
}

let running: Promise<void> | undefined;

/** Never rejects: what could not be sent stays marked as unsent. */
export function syncGuides(): Promise<void> {
  running ??= exchange()
    .catch(() => undefined)
    .finally(() => void (running = undefined));
  return running;
}

/** While a page of guides is open: at first, soon after every change, and when the network is back. */
export function useGuideSync(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasUnsent = (): boolean => recall(UNSENT) !== undefined;
    const sync = (): void => void syncGuides();
    const syncSoon = (): void => {
      clearTimeout(timer);
      if (hasUnsent()) timer = setTimeout(sync, SEND_AFTER_MS);
    };
    sync();
    addEventListener('online', sync);
    const unsubscribe = guideChanges.subscribe(syncSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', sync);
      unsubscribe();
      if (hasUnsent()) sync();
    };
  }, []);
}
