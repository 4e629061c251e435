import { newId } from '../ids.ts';
import type { Language, Person, Store, TableStatus, VacatedSeat } from '../store/port.ts';
import { lookOf } from './lookalikes.ts';
import type { GoodName } from './names.ts';
import { readName } from './names.ts';
import type { OwnData } from './ownData.ts';
import { ALL_TABLES, ownData } from './ownData.ts';
import { passwordFault, Passwords } from './passwords.ts';
import type { No, PeopleReason } from './reasons.ts';
import { NAME_REASONS, no, PASSWORD_REASONS } from './reasons.ts';
import type { Begun, SignedIn } from './sessions.ts';
import { Sessions } from './sessions.ts';

export interface PeoplePorts {
  readonly store: Store;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  readonly passwords?: Passwords;
}

export interface Done {
  readonly ok: true;
}
export interface Changed extends Done {
  readonly person: Person;
}
export interface Removed extends Done {
  readonly vacated: readonly VacatedSeat[];
}
export interface Entered extends Changed, Begun {}
export interface LoggedIn extends Entered {
  /**
   * The number of tables at which the former guest still has seats. The caller decides what becomes of the
   * guest and its session.
   */
  readonly leaves: number;
}

/** The name of deleted people. Nobody can take it, because it has no letter. */
export const GONE = '—';
const HELD: readonly TableStatus[] = ['open', 'running', 'frozen'];

/** Guests and accounts. Errors of the database pass through as `StoreFault`. */
export class People {
  readonly sessions: Sessions;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #passwords: Passwords;
  /**
   * People with a change in progress: concurrent changes could each invalidate what the other has checked.
   */
  readonly #underway = new Set<string>();

  constructor({ store, now, passwords = new Passwords() }: PeoplePorts) {
    this.#store = store;
    this.#now = now;
    this.#passwords = passwords;
    this.sessions = new Sessions(store, now);
  }

  async guest(name: string, language: Language): Promise<Entered | No> {
    const read = readName(name);
    if ('wrong' in read) return no(NAME_REASONS[read.wrong]);
    if ((await this.#store.account(read.key)) !== undefined) return no('nameTaken');
    const now = this.#now();
    const id = newId();
    const { name: shown, key } = read;
    const person: Person = {
      id,
      name: shown,
      accountKey: null,
      guestKey: key,
      passwordHash: null,
      language,
      createdAt: now,
      namedAt: now,
    };
    const begun = this.sessions.draw(person.id);
    await this.#store.addPerson(person, begun.session);
    return { ok: true, person, ...begun };
  }

  /** Turns a guest into an account; the person and their games stay the same. */
  async register(person: Person, name: string, password: string): Promise<Changed | No> {
    return this.#alone(person, async (fresh) => {
      if (fresh.accountKey !== null) return no('isAccount');
      const read = readName(name);
      if ('wrong' in read) return no(NAME_REASONS[read.wrong]);
      const fault = passwordFault(password, read.name);
      if (fault !== undefined) return no(PASSWORD_REASONS[fault]);
      if ((await this.#store.account(read.key)) !== undefined) return no('nameTaken');
      const hashed = await this.#passwords.hash(password);
      if (hashed.isBusy) return no('busy');
      return this.#change(fresh, {
        ...this.#renamed(fresh, read),
        accountKey: read.key,
        guestKey: null,
        passwordHash: hashed.value,
      });
    });
  }

  async logIn(name: string, password: string, formerGuest?: Person): Promise<LoggedIn | No> {
    const read = readName(name);
    const account = 'key' in read ? await this.#store.account(read.key) : undefined;
    const verified = await this.#passwords.verify(account?.passwordHash, password);
    if (verified.isBusy) return no('busy');
    if (account === undefined || !verified.value) return no('wrongLogin');
    // A password change ends all sessions, so none may begin after it with the old password.
    const person = await this.#store.person(account.id);
    if (person === undefined || person.passwordHash !== account.passwordHash) return no('wrongLogin');
    const leaves =
      formerGuest === undefined || formerGuest.id === person.id ? 0 : await this.#heldBy(formerGuest);
    const begun = await this.sessions.begin(person);
    return begun === undefined ? no('wrongLogin') : { ok: true, person, leaves, ...begun };
  }

  /** Ends all other sessions. */
  async changePassword({ person, session }: SignedIn, old: string, next: string): Promise<Changed | No> {
    return this.#alone(person, async (fresh) => {
      if (fresh.accountKey === null) return no('isGuest');
      const fault = passwordFault(next, fresh.name);
      if (fault !== undefined) return no(PASSWORD_REASONS[fault]);
      const unproven = await this.#unproven(fresh, old);
      if (unproven !== undefined) return no(unproven);
      const hashed = await this.#passwords.hash(next);
      if (hashed.isBusy) return no('busy');
      const changed = await this.#change(fresh, { passwordHash: hashed.value });
      await this.sessions.endOthers(fresh.id, session.hash);
      return changed;
    });
  }

  async changeName(person: Person, name: string): Promise<Changed | No> {
    return this.#alone(person, async (fresh) => {
      const read = readName(name);
      if ('wrong' in read) return no(NAME_REASONS[read.wrong]);
      if (fresh.accountKey !== null)
        return this.#change(fresh, { ...this.#renamed(fresh, read), accountKey: read.key });
      if ((await this.#store.account(read.key)) !== undefined) return no('nameTaken');
      return this.#change(fresh, { ...this.#renamed(fresh, read), guestKey: read.key });
    });
  }

  async changeLanguage(person: Person, language: Language): Promise<Changed | No> {
    return this.#alone(person, (fresh) => this.#change(fresh, { language }));
  }

  async logOutEverywhere(person: Person): Promise<Done> {
    await this.sessions.endOthers(person.id, undefined);
    return { ok: true };
  }

  /** An account needs its password; a guest has none. */
  async remove(person: Person, password: string | undefined): Promise<Removed | No> {
    return this.#alone(person, async (fresh) => {
      const unproven = fresh.accountKey === null ? undefined : await this.#unproven(fresh, password);
      if (unproven !== undefined) return no(unproven);
      const vacated = await this.sessions.changingPerson(fresh.id, () =>
        this.#store.deletePerson(fresh.id, GONE),
      );
      return { ok: true, vacated };
    });
  }

  async exportData(person: Person): Promise<OwnData> {
    const fresh = (await this.#store.person(person.id)) ?? person;
    return ownData(this.#store, fresh, await this.#store.sessionsOf(person.id));
  }

  /** Another spelling that looks alike is the same name and keeps `namedAt`. */
  #renamed(person: Person, { name, key }: GoodName): Pick<Person, 'name' | 'namedAt'> {
    return { name, namedAt: lookOf(person.name) === key ? person.namedAt : this.#now() };
  }

  /**
   * Allows one change of a person at a time, based on the row in the database: sessions are cached for a
   * minute.
   */
  async #alone<T extends Done>(person: Person, change: (fresh: Person) => Promise<T | No>): Promise<T | No> {
    if (this.#underway.has(person.id)) return no('busy');
    this.#underway.add(person.id);
    try {
      const fresh = await this.#store.person(person.id);
      return fresh === undefined ? no('noSession') : await change(fresh);
    } finally {
      this.#underway.delete(person.id);
    }
  }

  async #change(person: Person, change: Parameters<Store['changePerson']>[1]): Promise<Changed | No> {
    const isDone = await this.sessions.changingPerson(person.id, () =>
      this.#store.changePerson(person.id, change),
    );
    if (!isDone) return no('accountKey' in change ? 'nameTaken' : 'noSession');
    return { ok: true, person: { ...person, ...change } };
  }

  async #unproven(person: Person, password: string | undefined): Promise<PeopleReason | undefined> {
    if (password === undefined) return 'wrongLogin';
    const verified = await this.#passwords.verify(person.passwordHash, password);
    if (verified.isBusy) return 'busy';
    return verified.value ? undefined : 'wrongLogin';
  }

  async #heldBy(person: Person): Promise<number> {
    const tables = await this.#store.tablesOf(person.id, ALL_TABLES);
    const sits = ({ seats }: (typeof tables)[number]): boolean =>
      seats.some((seat) => seat.person === person.id && !seat.hasResigned);
    return tables.filter((found) => HELD.includes(found.table.status) && sits(found)).length;
  }
}
