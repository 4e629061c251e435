import { linkMail } from '../channels/email/mailContent.ts';
import type { MailTransport } from '../channels/email/mailTransport.ts';
import { usableAddress } from '../channels/email/emailChannel.ts';
import { parseEmailAddress } from '../channels/email/emailAddress.ts';
import type { ChannelDependencies } from '../channels/channelDependencies.ts';
import { randomToken, sha256Hex } from '../ids.ts';
import { BoundedQueue } from '../limits/boundedQueue.ts';
import { networkOf } from '../limits/networkOf.ts';
import { RequestLimits } from '../limits/requestLimits.ts';
import { SharedLimits } from '../limits/sharedLimits.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow } from '../store/store.ts';
import { parseName } from './names/names.ts';
import type { PeopleService, PersonChanged } from './peopleService.ts';
import { findPasswordProblem } from './passwordService.ts';
import type { PeopleRefusal } from './peopleRefusal.ts';
import { PASSWORD_REASONS, peopleRefusal } from './peopleRefusal.ts';

/** Reserved, so nobody's. */
const NO_NAME = 'Pithead';
const LIFETIME_MS = 30 * 60_000;
const PER_NETWORK = { burst: 5, perSecond: 1 / 60 };
const PER_ACCOUNT = { burst: 3, perSecond: 1 / 600 };
const EVERYBODY = { burst: 30, perSecond: 0.5 };

/**
 * A new password by e-mail. A request is answered before anything is looked up, so that neither the answer nor
 * its time tells whether there is such an account.
 */
export class RecoveryService {
  readonly #dependencies: ChannelDependencies;
  readonly #people: PeopleService;
  readonly #transport: MailTransport | undefined;
  readonly #queue = new BoundedQueue(2, 100);
  readonly #running = new Set<Promise<unknown>>();
  readonly #limits: RequestLimits;
  /** Whatever name or address was given for it. */
  readonly #mails: SharedLimits<'person'>;

  constructor(
    dependencies: ChannelDependencies,
    people: PeopleService,
    transport: MailTransport | undefined,
  ) {
    this.#dependencies = dependencies;
    this.#people = people;
    this.#transport = transport;
    this.#limits = new RequestLimits(dependencies.time, PER_NETWORK, PER_ACCOUNT, EVERYBODY);
    this.#mails = new SharedLimits(dependencies, 'recovery', { person: PER_ACCOUNT });
  }

  /** `account` is a name or an address. */
  request(account: string, ip: string): void {
    if (this.#transport === undefined) throw new RequestError('mailNotConfigured');
    this.#limits.take(networkOf(ip), account.trim().toLowerCase());
    const { log } = this.#dependencies;
    const run = this.#queue
      .run(() => this.#sendLinks(account))
      .then(({ isBusy }) => isBusy && log.warn('too many requests for new passwords at once'))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'no link for a new password sent'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async recover(token: string, password: string): Promise<PersonChanged | PeopleRefusal> {
    const { store, time } = this.#dependencies;
    // Whose password it becomes is not known yet; with a name it is checked again.
    const problem = findPasswordProblem(password, NO_NAME);
    if (problem !== undefined) return peopleRefusal(PASSWORD_REASONS[problem]);
    const row = await store.findMailToken(sha256Hex(token));
    if (row?.purpose !== 'recover' || row.expiresAt <= time.now()) throw new RequestError('linkExpired');
    return this.#people.recoverPassword(row.person, password, async () => {
      if (!(await store.takeMailToken(row, time.now()))) throw new RequestError('linkExpired');
    });
  }

  async whenIdle(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #sendLinks(account: string): Promise<void> {
    for (const [person, address] of await this.#findAccounts(account))
      if (await this.#mails.tryTake({ person: person.id })) await this.#sendLink(person, address);
  }

  async #findAccounts(account: string): Promise<[PersonRow, string][]> {
    const { store } = this.#dependencies;
    const parsed = parseName(account);
    const named = 'key' in parsed ? await store.findAccount(parsed.key) : undefined;
    const asAddress = parseEmailAddress(account);
    const ids = asAddress === undefined ? [] : await store.peopleWithEmail(asAddress);
    const found: [PersonRow, string][] = [];
    for (const id of new Set([...(named === undefined ? [] : [named.id]), ...ids])) {
      const person = await store.findPerson(id);
      const address = usableAddress(await store.findEmail(id));
      if (person !== undefined && person.accountKey !== null && address !== undefined)
        found.push([person, address]);
    }
    return found;
  }

  async #sendLink(person: PersonRow, address: string): Promise<void> {
    const { store, time, log } = this.#dependencies;
    const token = randomToken(32);
    const isAdded = await store.addMailToken({
      hash: sha256Hex(token),
      person: person.id,
      purpose: 'recover',
      address,
      expiresAt: time.now() + LIFETIME_MS,
    });
    if (!isAdded || this.#transport === undefined) return;
    const content = linkMail('recover', person.language, person.name, token, this.#dependencies);
    const outcome = await this.#transport.send({ to: address, ...content, id: sha256Hex(`mail ${token}`) });
    if (outcome.kind === 'failed') log.warn({ failure: outcome.failure }, 'link for a new password not sent');
  }
}
