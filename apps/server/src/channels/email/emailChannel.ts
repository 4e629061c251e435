import { sha256Hex } from '../../ids.ts';
import type {
  DeliveryChannel,
  DeliveryOutcome,
  Destination,
  NotificationMessage,
} from '../../notifications/deliveryChannel.ts';
import type { EmailRow, PersonRow } from '../../store/store.ts';
import type { ChannelDependencies } from '../channelDependencies.ts';
import { recordDelivery } from '../channelDependencies.ts';
import type { SendOutcome } from '../sendOutcome.ts';
import { GONE_OUTCOME, toDeliveryOutcome } from '../sendOutcome.ts';
import type { MailContent } from './mailContent.ts';
import { notificationMail, testMail } from './mailContent.ts';
import type { MailTransport } from './mailTransport.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

/** The server of the operator takes all mails. */
const TARGET = 'mail server';

/** A confirmed address that has not bounced. */
export const usableAddress = (row: EmailRow | undefined): string | undefined =>
  row === undefined || row.bouncedAt !== null ? undefined : (row.address ?? undefined);

export class EmailChannel implements DeliveryChannel {
  readonly kind = 'email';
  readonly #dependencies: ChannelDependencies;
  readonly #transport: MailTransport;

  constructor(dependencies: ChannelDependencies, transport: MailTransport) {
    this.#dependencies = dependencies;
    this.#transport = transport;
  }

  async destinationsOf(person: string): Promise<readonly Destination[]> {
    const row = await this.#dependencies.store.findEmail(person);
    return row?.isOn === true && usableAddress(row) !== undefined ? [{ id: row.id, target: TARGET }] : [];
  }

  async deliver(message: NotificationMessage, destination: string): Promise<DeliveryOutcome> {
    const { store } = this.#dependencies;
    const [row, person] = [await store.findEmail(message.person), await store.findPerson(message.person)];
    const address = usableAddress(row);
    if (row?.id !== destination || !row.isOn || address === undefined || person === undefined)
      return GONE_OUTCOME;
    const unsubscribeUrl = await this.#unsubscribeUrl(person.id);
    const content = notificationMail(message, person.name, unsubscribeUrl, this.#dependencies);
    return toDeliveryOutcome(await this.#send(row.id, address, content, unsubscribeUrl, message.id));
  }

  async sendTest({ id, name, language }: PersonRow, row: EmailRow, test: string): Promise<SendOutcome> {
    const unsubscribeUrl = await this.#unsubscribeUrl(id);
    const content = testMail(language, name, unsubscribeUrl, this.#dependencies);
    return this.#send(row.id, row.address ?? '', content, unsubscribeUrl, test);
  }

  async #send(
    destination: string,
    to: string,
    content: MailContent,
    unsubscribeUrl: string,
    id: string,
  ): Promise<SendOutcome> {
    const outcome = await this.#transport.send({ to, ...content, unsubscribeUrl, id: sha256Hex(id) });
    await recordDelivery(this.#dependencies, this.kind, destination, outcome);
    return outcome;
  }

  async #unsubscribeUrl(person: string): Promise<string> {
    const { origin, secrets } = this.#dependencies;
    return `${origin.url}/unsubscribe/${unsubscribeToken(await secrets.unsubscribeKey(), person)}`;
  }
}
