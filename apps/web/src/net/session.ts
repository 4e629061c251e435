/**
 * Who this person is for the server. Nobody is asked before it is needed, and a guest is made without ado.
 */
import type { PersonInfo } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { keep, kept } from '../kept.ts';
import { store } from '../store.ts';
import { http, Refusal } from './http.ts';

/** Undefined until it is known; null for nobody. */
export const person = store<PersonInfo | null | undefined>(kept('person') === undefined ? null : undefined);
/** False when the last request found no server. */
export const isReached = store(navigator.onLine);
addEventListener('offline', () => isReached.set(false));

/** The cookie is out of our sight: a mark says that there is one. */
function know(found: PersonInfo | null): void {
  keep('person', found === null ? undefined : found.name);
  person.set(found);
}

/** The name used last, for the greeting before the server answers. */
export const lastName = (): string | undefined => person.get()?.name ?? kept('person');

/** Does it, and notices whether there is a server. */
export async function reach<T>(asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked;
    isReached.set(true);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) {
      isReached.set(error.refused !== undefined);
      if (error.refused?.reason === 'noSession') know(null);
    }
    throw error;
  }
}

export async function findMe(): Promise<void> {
  if (person.get() !== undefined) return;
  try {
    know((await reach(http.me())).person);
  } catch {
    // Away or forgotten: `reach` has noted it.
  }
}

export async function beGuest(name: string, language: Language): Promise<void> {
  know((await reach(http.beGuest(name, language))).person);
}

export async function enter(asked: Promise<{ readonly person: PersonInfo }>): Promise<void> {
  know((await reach(asked)).person);
}

export function forgetMe(): void {
  know(null);
}
