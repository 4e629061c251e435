import { randomId, randomToken, sha256Hex } from '../../ids.ts';
import { SharedLimits } from '../../limits/sharedLimits.ts';
import { RequestError } from '../../requestError.ts';
import type { PersonRow } from '../../store/store.ts';
import type { ChannelDependencies } from '../channelDependencies.ts';
import { recordDelivery } from '../channelDependencies.ts';
import { parseEmailAddress } from './emailAddress.ts';
import { linkMail } from './mailContent.ts';
import type { MailTransport } from './mailTransport.ts';
import { verifyUnsubscribeToken } from './unsubscribeToken.ts';

const CONFIRMATION_LIFETIME_MS = 7 * 24 * 3_600_000;
/** Families share an address. */
const MAX_PEOPLE_PER_ADDRESS = 3;

const RATES = {
  person: { burst: 3, perSecond: 1 / 600 },
  /** It can be somebody else's. */
  address: { burst: 3, perSecond: 1 / 3600 },
  everybody: { burst: 60, perSecond: 1 },
} as const;

/** A person's e-mail address. Nothing but the confirmation itself is sent to one that is not confirmed. */
export class EmailService {
  readonly #dependencies: ChannelDependencies;
  readonly #transport: MailTransport | undefined;
  readonly #limits: SharedLimits<keyof typeof RATES>;

  constructor(dependencies: ChannelDependencies, transport: MailTransport | undefined) {
    this.#dependencies = dependencies;
    this.#transport = transport;
    this.#limits = new SharedLimits(dependencies, 'confirmation', RATES);
  }

  async setAddress(person: PersonRow, text: string): Promise<void> {
    const address = parseEmailAddress(text);
    if (address === undefined) throw new RequestError('badAddress');
    await this.#sendConfirmation(person, address);
  }

  /** For a mail that did not arrive, and for an address that has bounced. */
  async confirmAgain(person: PersonRow): Promise<void> {
    const row = await this.#dependencies.store.findEmail(person.id);
    const address = row?.pendingAddress ?? (row?.bouncedAt === null ? undefined : row?.address);
    if (address === undefined || address === null) throw new RequestError('notFound');
    await this.#sendConfirmation(person, address);
  }

  async confirm(token: string): Promise<void> {
    const { store, time } = this.#dependencies;
    const row = await store.findMailToken(sha256Hex(token));
    if (row?.purpose !== 'confirm') throw new RequestError('linkExpired');
    const outcome = await store.takeConfirmation(row, randomId(), time.now(), MAX_PEOPLE_PER_ADDRESS);
    if (outcome === 'full') throw new RequestError('addressOnManyAccounts', { most: MAX_PEOPLE_PER_ADDRESS });
    if (outcome === 'expired') throw new RequestError('linkExpired');
  }

  /** Repeating it is no error: mail programs do. */
  async unsubscribe(token: string): Promise<void> {
    const { store, secrets } = this.#dependencies;
    const person = verifyUnsubscribeToken(await secrets.unsubscribeKey(), token);
    if (person === undefined) throw new RequestError('notFound');
    await store.changeEmail(person, { isOn: false });
  }

  async #sendConfirmation(person: PersonRow, address: string): Promise<void> {
    if (this.#transport === undefined) throw new RequestError('mailNotConfigured');
    await this.#limits.take({ person: person.id, address: address.toLowerCase(), everybody: '' });
    const { store, time } = this.#dependencies;
    const token = randomToken(32);
    const isSaved = await store.savePendingEmail(person.id, randomId(), address, {
      hash: sha256Hex(token),
      person: person.id,
      purpose: 'confirm',
      address,
      expiresAt: time.now() + CONFIRMATION_LIFETIME_MS,
    });
    if (!isSaved) throw new RequestError('noSession');
    const content = linkMail('confirm', person.language, person.name, token, this.#dependencies);
    const outcome = await this.#transport.send({ to: address, ...content, id: sha256Hex(`mail ${token}`) });
    const row = await store.findEmail(person.id);
    // A success is no delivery yet; a refusal of the pending address does not stop the confirmed one.
    if (outcome.kind === 'failed' && row !== undefined)
      await recordDelivery(this.#dependencies, 'email', row.id, { ...outcome, isGone: false });
  }
}
