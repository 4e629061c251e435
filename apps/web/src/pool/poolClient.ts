/** The own search: asked of the server now and then, and at once when its socket says that something has changed. */
import type { PoolChoice, PoolStatus } from '@pithead/protocol';
import { request } from '../net/http.ts';
import { trackReachability } from '../net/session.ts';
import { observable } from '../observable.ts';
import { currentPath, navigate } from '../router.tsx';
import { setLooking } from './looking.ts';

export interface KnownPool extends PoolStatus {
  /** When the answer arrived, on the clock of the page. */
  readonly at: number;
}

/** Undefined until the server has answered. */
export const poolStatus = observable<KnownPool | undefined>(undefined);
/** How the last search ended without the person's doing. */
export const poolNews = observable<'none' | 'youMissed' | 'othersMissed'>('none');

const LOOKING_MS = 5_000;
const IDLE_MS = 20_000;

let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let shownChoice: PoolChoice | undefined;
/** The table that was accepted in this window, so that this window goes there. */
let accepted: string | undefined;

function receive(next: PoolStatus): void {
  const before = poolStatus.get();
  const found = before?.search?.found;
  if (found !== undefined && found !== null) {
    if (next.search !== null && next.search.found?.table !== found.table) poolNews.set('othersMissed');
    else if (next.search === null && next.started !== found.table && !found.hasAccepted)
      poolNews.set('youMissed');
  }
  if (next.search?.found != null) poolNews.set('none');
  poolStatus.set({ ...next, at: performance.now() });
  setLooking(next.search !== null);
  if (next.started === null || next.started !== accepted) return;
  accepted = undefined;
  if (currentPath()[1] !== next.started) navigate(`/table/${next.started}`);
}

function queryOf({ games, seats, pace, against }: PoolChoice): string {
  return `?games=${games.join()}&seats=${seats.join()}&pace=${pace}&against=${against}`;
}

async function refreshPool(): Promise<void> {
  clearTimeout(timer);
  try {
    const query = shownChoice === undefined ? '' : queryOf(shownChoice);
    receive(await trackReachability(request<PoolStatus>('GET', `pool${query}`)));
  } catch {
    // `trackReachability` has recorded whether the server is there.
  }
  schedule();
}

/** Without a search nobody on this page needs the socket and its code. */
async function listenToSocket(): Promise<void> {
  const { getClient } = await import('../net/socketClient.ts');
  getClient().onPool = () => void refreshPool();
}

function schedule(): void {
  clearTimeout(timer);
  if (watchers === 0) return;
  const isLooking = poolStatus.get()?.search != null;
  if (isLooking) void listenToSocket().catch(() => undefined);
  timer = setTimeout(() => void refreshPool(), isLooking ? LOOKING_MS : IDLE_MS);
}

/** What an idle ticket tells the numbers for. */
export function showNumbersFor(choice: PoolChoice): void {
  shownChoice = choice;
  void refreshPool();
}

export function watchPool(): () => void {
  watchers++;
  void refreshPool();
  return () => {
    watchers--;
    if (watchers === 0) clearTimeout(timer);
  };
}

export async function startSearch(choice: PoolChoice): Promise<void> {
  poolNews.set('none');
  receive(await trackReachability(request<PoolStatus>('PUT', 'me/search', choice)));
  schedule();
}

export async function stopSearch(): Promise<void> {
  await trackReachability(request<void>('DELETE', 'me/search'));
  poolNews.set('none');
  // Not `receive`: the person has ended the search.
  const before = poolStatus.get();
  if (before !== undefined) poolStatus.set({ ...before, search: null });
  setLooking(false);
  await refreshPool();
}

export async function acceptTable(table: string): Promise<void> {
  accepted = table;
  receive(await trackReachability(request<PoolStatus>('POST', 'me/search/accept', { table })));
  schedule();
}
