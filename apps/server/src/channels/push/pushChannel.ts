import { createHash } from 'node:crypto';
import type {
  DeliveryChannel,
  DeliveryOutcome,
  Destination,
  NotificationMessage,
} from '../../notifications/deliveryChannel.ts';
import type { PersonRow, PushSubscriptionRow } from '../../store/store.ts';
import type { ChannelDependencies } from '../channelDependencies.ts';
import { recordDelivery } from '../channelDependencies.ts';
import { notificationText } from '../notificationText.ts';
import type { OutboundClient } from '../outbound/outboundClient.ts';
import { parseTargetUrl, targetOf } from '../outbound/targetUrl.ts';
import type { SendOutcome } from '../sendOutcome.ts';
import { GONE_OUTCOME, toDeliveryOutcome } from '../sendOutcome.ts';
import { CHANNEL_TEXTS } from '../text/channelTexts.ts';
import { encryptPush } from './encryptPush.ts';
import type { PushPayload } from './pushPayload.ts';
import { toPushPayload } from './pushPayload.ts';
import { VapidSigner } from './vapidKeys.ts';

const MAX_LIFETIME_S = 3 * 24 * 3600;
const MIN_LIFETIME_S = 60;
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

interface PushOptions {
  /** How long the push service keeps the message for a device that is off. */
  readonly lifetimeS: number;
  readonly isUrgent: boolean;
}

export class PushChannel implements DeliveryChannel {
  readonly kind = 'push';
  readonly #dependencies: ChannelDependencies;
  readonly #client: OutboundClient;
  #signer: Promise<VapidSigner> | undefined;

  constructor(dependencies: ChannelDependencies, client: OutboundClient) {
    this.#dependencies = dependencies;
    this.#client = client;
  }

  async publicKey(): Promise<string> {
    return (await this.#findSigner()).publicKey;
  }

  async destinationsOf(person: string): Promise<readonly Destination[]> {
    const all = await this.#dependencies.store.pushSubscriptionsOf(person);
    const working = all.filter(({ expiredAt }) => expiredAt === null);
    return working.map(({ id, endpoint }) => ({ id, target: targetOf(endpoint) }));
  }

  async deliver(message: NotificationMessage, destination: string): Promise<DeliveryOutcome> {
    const row = await this.#dependencies.store.findPushSubscription(message.person, destination);
    if (row === undefined || row.expiredAt !== null) return GONE_OUTCOME;
    const { id, kind, language, tables } = message;
    const { title, lines, url } = notificationText(message, this.#dependencies);
    const tag = topicOf(tables.map((table) => table.id));
    const payload = toPushPayload({
      title,
      body: lines.join('\n'),
      language,
      tag,
      url,
      details: { id, kind, tables: tables.map((table) => table.id) },
    });
    const isUrgent = kind === 'clockLow' || kind === 'nudge';
    return toDeliveryOutcome(
      await this.#send(row, payload, { lifetimeS: this.#lifetimeOf(message), isUrgent }),
    );
  }

  /** The browser reports `test` when it has shown the notification. */
  sendTest({ language }: PersonRow, row: PushSubscriptionRow, test: string): Promise<SendOutcome> {
    const { origin } = this.#dependencies;
    const texts = CHANNEL_TEXTS[language];
    const payload = toPushPayload({
      title: texts.test,
      body: texts.testText({ host: origin.host }),
      language,
      tag: topicOf(['test']),
      url: `${origin.url}/settings`,
      details: { id: test, kind: 'test', tables: [] },
    });
    return this.#send(row, payload, { lifetimeS: MIN_LIFETIME_S, isUrgent: true });
  }

  async #send(
    row: PushSubscriptionRow,
    payload: PushPayload,
    { lifetimeS, isUrgent }: PushOptions,
  ): Promise<SendOutcome> {
    const { config, time } = this.#dependencies;
    const url = parseTargetUrl(row.endpoint, config.allowsLocalTargets);
    if (typeof url === 'string')
      return { kind: 'failed', failure: { reason: 'privateAddress', status: null }, isGone: false };
    const headers = {
      authorization: (await this.#findSigner()).authorizationFor(url, time.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(lifetimeS),
      urgency: isUrgent ? 'high' : 'normal',
      topic: payload.notification.tag,
    };
    const result = await this.#client.post(
      url,
      headers,
      encryptPush(Buffer.from(JSON.stringify(payload)), row),
    );
    const outcome = toPushOutcome(result);
    await recordDelivery(this.#dependencies, this.kind, row.id, outcome);
    return outcome;
  }

  #lifetimeOf({ tables }: NotificationMessage): number {
    const ends = tables.flatMap(({ endsAt }) => (endsAt === undefined ? [] : [endsAt]));
    const seconds = Math.floor((Math.min(...ends) - this.#dependencies.time.now()) / 1000);
    return Math.max(MIN_LIFETIME_S, Math.min(seconds, MAX_LIFETIME_S));
  }

  #findSigner(): Promise<VapidSigner> {
    this.#signer ??= this.#createSigner();
    this.#signer.catch(() => (this.#signer = undefined));
    return this.#signer;
  }

  async #createSigner(): Promise<VapidSigner> {
    const { config, secrets, origin } = this.#dependencies;
    const subject = origin.url.startsWith('https:') ? origin.url : `mailto:${config.mailFrom.address}`;
    return new VapidSigner(await secrets.vapidKeys(), subject);
  }
}

function toPushOutcome(result: Awaited<ReturnType<OutboundClient['post']>>): SendOutcome {
  if (result.kind === 'accepted') return result;
  const { failure } = result;
  const isGone = failure.reason === 'answered' && GONE_STATUSES.has(failure.status ?? 0);
  return isGone ? { ...result, failure: { ...failure, reason: 'expired' }, isGone } : { ...result, isGone };
}

/** A newer message about the same tables replaces an older one, also one that is still on its way. */
const topicOf = (tables: readonly string[]): string =>
  createHash('sha256').update(tables.toSorted().join(' ')).digest('base64url').slice(0, 32);
