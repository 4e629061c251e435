/**
 * Who this person is for the server. Nobody is asked before it is needed, and a guest is made without ado.
 */
import type { PersonInfo } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { remember, recall } from '../rememberedSettings.ts';
import { observable } from '../observable.ts';
import { http, HttpError } from './http.ts';

/** Undefined until it is known; null for nobody. */
export const currentPerson = observable<PersonInfo | null | undefined>(
  recall('person') === undefined ? null : undefined,
);
/** False when the last request found no server. */
export const isServerReachable = observable(navigator.onLine);
addEventListener('offline', () => isServerReachable.set(false));

/** The cookie is out of our sight: a mark says that there is one. */
function setPerson(found: PersonInfo | null): void {
  remember('person', found === null ? undefined : found.name);
  currentPerson.set(found);
}

/** The name used last, for the greeting before the server answers. */
export const lastKnownName = (): string | undefined => currentPerson.get()?.name ?? recall('person');

/** Does it, and notices whether there is a server. */
export async function trackReachability<T>(asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked;
    isServerReachable.set(true);
    return answer;
  } catch (error) {
    if (error instanceof HttpError) {
      isServerReachable.set(error.reply !== undefined);
      if (error.reply?.reason === 'noSession') setPerson(null);
    }
    throw error;
  }
}

export async function loadCurrentPerson(): Promise<void> {
  if (currentPerson.get() !== undefined) return;
  try {
    setPerson((await trackReachability(http.me())).person);
  } catch {
    // Away or forgotten: `reach` has noted it.
  }
}

export async function becomeGuest(name: string, language: Language): Promise<void> {
  setPerson((await trackReachability(http.beGuest(name, language))).person);
}

export async function signInWith(asked: Promise<{ readonly person: PersonInfo }>): Promise<void> {
  setPerson((await trackReachability(asked)).person);
}

export function forgetPerson(): void {
  setPerson(null);
}
