/** The person that the server knows by the session cookie. A guest is created when a name is first needed. */
import type { PersonInfo } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { remember, recall } from '../rememberedSettings.ts';
import { observable } from '../observable.ts';
import { http, HttpError } from './http.ts';

/** Undefined until the server has answered; null if there is no session. */
export const currentPerson = observable<PersonInfo | null | undefined>(
  recall('person') === undefined ? null : undefined,
);
export const isServerReachable = observable(navigator.onLine);
addEventListener('offline', () => isServerReachable.set(false));

/** Scripts can't see the session cookie, so the name in local storage marks that there is one. */
function setPerson(found: PersonInfo | null): void {
  remember('person', found === null ? undefined : found.name);
  remember('account', found?.isAccount === true ? 'on' : undefined);
  currentPerson.set(found);
}

/** For the greeting before the server has answered. */
export const lastKnownName = (): string | undefined => currentPerson.get()?.name ?? recall('person');

/** Whether the person has an account: the server's answer, before that the last one. Undefined if unknown. */
export function hasAccount(): boolean | undefined {
  const known = currentPerson.get();
  if (known !== undefined) return known?.isAccount === true;
  return recall('account') === 'on' ? true : undefined;
}

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
    // `trackReachability` has already recorded the failure.
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
