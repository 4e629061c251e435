import { randomToken, sha256Hex } from '../ids.ts';
import type { PersonRow, SessionRow, Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { LruCache } from '../limits/lruCache.ts';

export interface Identity {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/** The id goes into the cookie; the database stores only its hash. */
export interface NewSession {
  readonly id: string;
  readonly session: SessionRow;
}

const HOUR_MS = 3_600_000;
const LIFETIME_MS = 90 * 24 * HOUR_MS;
const EXTEND_INTERVAL_MS = HOUR_MS;
const CACHE_MS = 60_000;
const MAX_CACHED = 2_000;

/** 32 bytes as base64url: the last character holds only four bits. */
const ID = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

interface Cached {
  readonly found: Identity;
  readonly since: number;
}

/**
 * Sessions end 90 days after their last use. They are cached for a minute, because every message needs one.
 * If a message of another process gets lost, the end of a session takes effect up to a minute late.
 */
export class SessionService {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #cache = new LruCache<Cached>(MAX_CACHED);
  readonly #extending = new Set<string>();
  /** Incremented by every change, so that a row loaded before the change is not cached. */
  #version = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Does not store the session: a guest and its first session are stored together. */
  create(person: string): NewSession {
    const id = randomToken(32);
    const now = this.#now();
    return {
      id,
      session: { hash: sha256Hex(id), person, createdAt: now, seenAt: now, expiresAt: now + LIFETIME_MS },
    };
  }

  async start(person: PersonRow): Promise<NewSession | undefined> {
    const newSession = this.create(person.id);
    return (await this.#store.addSession(newSession.session)) ? newSession : undefined;
  }

  async find(id: string): Promise<Identity | undefined> {
    if (!ID.test(id)) return undefined;
    const hash = sha256Hex(id);
    const cached = this.#cache.get(hash);
    if (cached === undefined || !this.#isFresh(cached)) return this.#load(hash);
    return cached.found;
  }

  async end(id: string): Promise<void> {
    if (!ID.test(id)) return;
    const hash = sha256Hex(id);
    await this.#invalidateAfter(
      () => this.#store.endSession(hash),
      ({ session }) => session.hash === hash,
    );
  }

  async endOthers(person: string, keep: string | undefined): Promise<void> {
    await this.#invalidateAfter(
      () => this.#store.endSessions(person, keep),
      ({ session }) => session.person === person,
    );
  }

  async changePerson<T>(person: string, change: () => Promise<T>): Promise<T> {
    return this.#invalidateAfter(change, ({ session }) => session.person === person);
  }

  invalidate(matches: (found: Identity) => boolean): void {
    this.#version++;
    this.#cache.deleteWhere(({ found }) => matches(found));
  }

  async endExpired(): Promise<void> {
    await this.#store.endExpiredSessions(this.#now());
  }

  /** Also after an error, because the change may have been committed. */
  async #invalidateAfter<T>(change: () => Promise<T>, matches: (found: Identity) => boolean): Promise<T> {
    try {
      return await change();
    } finally {
      this.invalidate(matches);
    }
  }

  #isFresh({ found, since }: Cached): boolean {
    const age = this.#now() - since;
    return age >= 0 && age < CACHE_MS && !this.#isExpired(found.session);
  }

  #isExpired(session: SessionRow): boolean {
    return session.expiresAt <= this.#now();
  }

  async #load(hash: string): Promise<Identity | undefined> {
    const version = this.#version;
    const session = await this.#store.findSession(hash);
    if (session === undefined || this.#isExpired(session)) return undefined;
    const person = await this.#store.findPerson(session.person);
    if (person === undefined) return undefined;
    const found = { person, session: await this.#extend(session) };
    if (version === this.#version) this.#cache.set(hash, { found, since: this.#now() });
    return found;
  }

  /** A failing write must not prevent reading. */
  async #extend(session: SessionRow): Promise<SessionRow> {
    const seenAt = this.#now();
    if (seenAt - session.seenAt < EXTEND_INTERVAL_MS || this.#extending.has(session.hash)) return session;
    const expiresAt = seenAt + LIFETIME_MS;
    this.#extending.add(session.hash);
    try {
      await this.#store.touchSession(session.hash, seenAt, expiresAt);
      return { ...session, seenAt, expiresAt };
    } catch (error) {
      if (error instanceof StoreError) return session;
      throw error;
    } finally {
      this.#extending.delete(session.hash);
    }
  }
}
