import { randomId } from '../ids.ts';
import type {
  PersonChange,
  PersonLanguage,
  PersonRow,
  Store,
  TableStatus,
  VacatedSeat,
} from '../store/store.ts';
import { lookalikeKey } from './names/lookalikes.ts';
import type { ValidName } from './names/names.ts';
import { parseName } from './names/names.ts';
import type { PersonalData } from './personalData.ts';
import { NO_TABLE_LIMIT, collectPersonalData } from './personalData.ts';
import { findPasswordProblem, PasswordService } from './passwordService.ts';
import type { PeopleRefusal, PeopleReason } from './peopleRefusal.ts';
import { NAME_REASONS, peopleRefusal, PASSWORD_REASONS, restrictionParams } from './peopleRefusal.ts';
import type { NewSession, Identity } from './sessionService.ts';
import { SessionService } from './sessionService.ts';

export interface PeopleDependencies {
  readonly store: Store;
  readonly now: () => number;
  readonly passwords?: PasswordService;
}

export interface PeopleSuccess {
  readonly ok: true;
}
export interface PersonChanged extends PeopleSuccess {
  readonly person: PersonRow;
}
export interface PersonRemoved extends PeopleSuccess {
  readonly vacated: readonly VacatedSeat[];
}
export interface SignInResult extends PersonChanged, NewSession {}
export interface LoginResult extends SignInResult {
  /** Number of tables at which the former guest has seats; the caller decides what becomes of the guest. */
  readonly leaves: number;
}

/** Nobody can take this name, because it has no letter. */
export const DELETED_NAME = '—';
const HELD_STATUSES: readonly TableStatus[] = ['open', 'running', 'frozen'];

export class PeopleService {
  readonly sessions: SessionService;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #passwords: PasswordService;
  /**
   * People with a change in progress: a concurrent change could invalidate what the first one has checked.
   */
  readonly #changing = new Set<string>();

  constructor({ store, now, passwords = new PasswordService() }: PeopleDependencies) {
    this.#store = store;
    this.#now = now;
    this.#passwords = passwords;
    this.sessions = new SessionService(store, now);
  }

  async createGuest(name: string, language: PersonLanguage): Promise<SignInResult | PeopleRefusal> {
    const parsed = parseName(name);
    if ('problem' in parsed) return peopleRefusal(NAME_REASONS[parsed.problem]);
    if ((await this.#store.findAccount(parsed.key)) !== undefined) return peopleRefusal('nameTaken');
    const now = this.#now();
    const id = randomId();
    const { name: shown, key } = parsed;
    const person: PersonRow = {
      id,
      name: shown,
      accountKey: null,
      guestKey: key,
      passwordHash: null,
      language,
      createdAt: now,
      namedAt: now,
    };
    const newSession = this.sessions.create(person.id);
    await this.#store.addPerson(person, newSession.session);
    return { ok: true, person, ...newSession };
  }

  async register(person: PersonRow, name: string, password: string): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively(person, async (current) => {
      if (current.accountKey !== null) return peopleRefusal('isAccount');
      const parsed = parseName(name);
      if ('problem' in parsed) return peopleRefusal(NAME_REASONS[parsed.problem]);
      const problem = findPasswordProblem(password, parsed.name);
      if (problem !== undefined) return peopleRefusal(PASSWORD_REASONS[problem]);
      if ((await this.#store.findAccount(parsed.key)) !== undefined) return peopleRefusal('nameTaken');
      const hashed = await this.#passwords.hash(password);
      if (hashed.isBusy) return peopleRefusal('busy');
      return this.#change(current, {
        ...this.#nameFields(current, parsed),
        accountKey: parsed.key,
        guestKey: null,
        passwordHash: hashed.value,
      });
    });
  }

  async logIn(name: string, password: string, formerGuest?: PersonRow): Promise<LoginResult | PeopleRefusal> {
    const parsed = parseName(name);
    const account = 'key' in parsed ? await this.#store.findAccount(parsed.key) : undefined;
    const verified = await this.#passwords.verify(account?.passwordHash, password);
    if (verified.isBusy) return peopleRefusal('busy');
    if (account === undefined || !verified.value) return peopleRefusal('wrongLogin');
    // Checked again after hashing: a password change ends all sessions, so none may begin after it with the
    // old password.
    const person = await this.#store.findPerson(account.id);
    if (person === undefined || person.passwordHash !== account.passwordHash)
      return peopleRefusal('wrongLogin');
    const leaves =
      formerGuest === undefined || formerGuest.id === person.id ? 0 : await this.#countTablesOf(formerGuest);
    const newSession = await this.sessions.start(person);
    if (newSession === undefined) return peopleRefusal('wrongLogin');
    // Looked up last: a ban ends the sessions that it finds, and this one may be newer.
    const ban = await this.#store.findRestriction(person.id, 'ban', this.#now());
    if (ban === undefined) return { ok: true, person, leaves, ...newSession };
    await this.sessions.end(newSession.id);
    return { ...peopleRefusal('banned'), params: restrictionParams(ban) };
  }

  async changePassword(
    { person, session }: Identity,
    old: string,
    next: string,
  ): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively(person, async (current) => {
      if (current.accountKey === null) return peopleRefusal('isGuest');
      const problem = findPasswordProblem(next, current.name);
      if (problem !== undefined) return peopleRefusal(PASSWORD_REASONS[problem]);
      const refusal = await this.#checkPassword(current, old);
      if (refusal !== undefined) return peopleRefusal(refusal);
      const hashed = await this.#passwords.hash(next);
      if (hashed.isBusy) return peopleRefusal('busy');
      const changed = await this.#change(current, { passwordHash: hashed.value });
      await this.sessions.endOthers(current.id, session.hash);
      return changed;
    });
  }

  /** Instead of the old password, `takeProof` uses up a proof, after everything else was checked. */
  async recoverPassword(
    person: string,
    next: string,
    takeProof: () => Promise<void>,
  ): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively({ id: person }, async (current) => {
      if (current.accountKey === null) return peopleRefusal('isGuest');
      const problem = findPasswordProblem(next, current.name);
      if (problem !== undefined) return peopleRefusal(PASSWORD_REASONS[problem]);
      const hashed = await this.#passwords.hash(next);
      if (hashed.isBusy) return peopleRefusal('busy');
      await takeProof();
      const changed = await this.#change(current, { passwordHash: hashed.value });
      await this.sessions.endOthers(current.id, undefined);
      return changed;
    });
  }

  /** For a change that needs more than a session. A guest has no password to know. */
  async confirmPassword(
    person: PersonRow,
    password: string | undefined,
  ): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively(person, async (current) => {
      const refusal = current.accountKey === null ? undefined : await this.#checkPassword(current, password);
      return refusal === undefined ? { ok: true, person: current } : peopleRefusal(refusal);
    });
  }

  /** `write` stores the change together with something else. */
  async changeName(
    person: PersonRow,
    name: string,
    write?: (change: PersonChange, current: PersonRow) => Promise<boolean>,
  ): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively(person, async (current) => {
      const parsed = parseName(name);
      if ('problem' in parsed) return peopleRefusal(NAME_REASONS[parsed.problem]);
      const names = this.#nameFields(current, parsed);
      if (current.accountKey !== null)
        return this.#change(current, { ...names, accountKey: parsed.key }, write);
      if ((await this.#store.findAccount(parsed.key)) !== undefined) return peopleRefusal('nameTaken');
      return this.#change(current, { ...names, guestKey: parsed.key }, write);
    });
  }

  async changeLanguage(person: PersonRow, language: PersonLanguage): Promise<PersonChanged | PeopleRefusal> {
    return this.#changeExclusively(person, (current) => this.#change(current, { language }));
  }

  async logOutEverywhere(person: PersonRow): Promise<PeopleSuccess> {
    await this.sessions.endOthers(person.id, undefined);
    return { ok: true };
  }

  async remove(person: PersonRow, password: string | undefined): Promise<PersonRemoved | PeopleRefusal> {
    return this.#changeExclusively(person, async (current) => {
      const refusal = current.accountKey === null ? undefined : await this.#checkPassword(current, password);
      if (refusal !== undefined) return peopleRefusal(refusal);
      const vacated = await this.sessions.changePerson(current.id, () =>
        this.#store.deletePerson(current.id, DELETED_NAME),
      );
      return { ok: true, vacated };
    });
  }

  async exportData(person: PersonRow): Promise<PersonalData> {
    const current = (await this.#store.findPerson(person.id)) ?? person;
    return collectPersonalData(this.#store, current, await this.#store.sessionsOf(person.id));
  }

  /** A spelling that looks alike is the same name and keeps `namedAt`. */
  #nameFields(person: PersonRow, { name, key }: ValidName): Pick<PersonRow, 'name' | 'namedAt'> {
    return { name, namedAt: lookalikeKey(person.name) === key ? person.namedAt : this.#now() };
  }

  /**
   * One change per person at a time, based on the row in the database, because sessions are cached for a
   * minute.
   */
  async #changeExclusively<T extends PeopleSuccess>(
    person: Pick<PersonRow, 'id'>,
    change: (current: PersonRow) => Promise<T | PeopleRefusal>,
  ): Promise<T | PeopleRefusal> {
    if (this.#changing.has(person.id)) return peopleRefusal('busy');
    this.#changing.add(person.id);
    try {
      const current = await this.#store.findPerson(person.id);
      return current === undefined ? peopleRefusal('noSession') : await change(current);
    } finally {
      this.#changing.delete(person.id);
    }
  }

  async #change(
    person: PersonRow,
    change: PersonChange,
    write: (change: PersonChange, current: PersonRow) => Promise<boolean> = () =>
      this.#store.changePerson(person.id, change),
  ): Promise<PersonChanged | PeopleRefusal> {
    const isDone = await this.sessions.changePerson(person.id, () => write(change, person));
    if (!isDone) return peopleRefusal('accountKey' in change ? 'nameTaken' : 'noSession');
    return { ok: true, person: { ...person, ...change } };
  }

  async #checkPassword(person: PersonRow, password: string | undefined): Promise<PeopleReason | undefined> {
    if (password === undefined) return 'wrongLogin';
    const verified = await this.#passwords.verify(person.passwordHash, password);
    if (verified.isBusy) return 'busy';
    return verified.value ? undefined : 'wrongLogin';
  }

  async #countTablesOf(person: PersonRow): Promise<number> {
    const tables = await this.#store.tablesOf(person.id, NO_TABLE_LIMIT);
    const sits = ({ seats }: (typeof tables)[number]): boolean =>
      seats.some((seat) => seat.person === person.id && !seat.hasResigned);
    return tables.filter((found) => HELD_STATUSES.includes(found.table.status) && sits(found)).length;
  }
}
