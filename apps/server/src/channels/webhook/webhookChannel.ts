import { createHmac } from 'node:crypto';
import type { NotificationKind } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { randomId } from '../../ids.ts';
import type {
  DeliveryChannel,
  DeliveryOutcome,
  Destination,
  NotificationMessage,
} from '../../notifications/deliveryChannel.ts';
import type { PersonRow, WebhookRow } from '../../store/store.ts';
import type { ChannelDependencies } from '../channelDependencies.ts';
import { recordDelivery } from '../channelDependencies.ts';
import { notificationText } from '../notificationText.ts';
import type { OutboundClient } from '../outbound/outboundClient.ts';
import { parseTargetUrl, targetOf } from '../outbound/targetUrl.ts';
import type { SendOutcome } from '../sendOutcome.ts';
import { GONE_OUTCOME, toDeliveryOutcome } from '../sendOutcome.ts';
import { CHANNEL_TEXTS } from '../text/channelTexts.ts';

/** docs/protocol.md describes it for receivers. */
interface WebhookCallBody {
  readonly id: string;
  readonly kind: NotificationKind | 'test';
  /** Chat programs show one of these two. */
  readonly text: string;
  readonly content: string;
  readonly url: string;
  readonly tables: readonly {
    readonly id: string;
    readonly url: string;
    readonly game: string;
    readonly opponents: readonly string[];
    readonly endsAt: number | null;
  }[];
}

/** The time is signed, too, so that a receiver can refuse a call that somebody repeats later. */
const webhookSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

export class WebhookChannel implements DeliveryChannel {
  readonly kind = 'webhook';
  readonly #dependencies: ChannelDependencies;
  readonly #client: OutboundClient;

  constructor(dependencies: ChannelDependencies, client: OutboundClient) {
    this.#dependencies = dependencies;
    this.#client = client;
  }

  async destinationsOf(person: string): Promise<readonly Destination[]> {
    const row = await this.#dependencies.store.findWebhook(person);
    return row === undefined ? [] : [{ id: row.id, target: targetOf(row.url) }];
  }

  async deliver(message: NotificationMessage, destination: string): Promise<DeliveryOutcome> {
    const row = await this.#dependencies.store.findWebhook(message.person);
    if (row?.id !== destination) return GONE_OUTCOME;
    const { id, kind, tables } = message;
    const { origin } = this.#dependencies;
    const { title, lines, url } = notificationText(message, this.#dependencies);
    const text = [title, ...lines, url].join('\n');
    const listed = tables.map((table) => ({
      id: table.id,
      url: origin.tableUrl(table.id),
      game: table.game,
      opponents: table.opponents,
      endsAt: table.endsAt ?? null,
    }));
    return toDeliveryOutcome(await this.#call(row, { id, kind, text, content: text, url, tables: listed }));
  }

  sendTest({ language }: PersonRow, row: WebhookRow, test: string): Promise<SendOutcome> {
    const { origin } = this.#dependencies;
    const text = CHANNEL_TEXTS[language].testText({ host: origin.host });
    const url = `${origin.url}/settings`;
    return this.#call(row, { id: test, kind: 'test', text, content: text, url, tables: [] });
  }

  async #call(row: WebhookRow, content: WebhookCallBody): Promise<SendOutcome> {
    const { config, store, time, log } = this.#dependencies;
    const [at, start] = [time.now(), time.monotonic()];
    const url = parseTargetUrl(row.url, config.allowsLocalTargets);
    const outcome: SendOutcome =
      typeof url === 'string'
        ? { kind: 'failed', failure: { reason: 'privateAddress', status: null }, isGone: false }
        : await this.#post(url, row.secret, JSON.stringify(content), at);
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    const call = {
      id: randomId(),
      person: row.person,
      at,
      kind: content.kind,
      durationMs: Math.round(time.monotonic() - start),
      status: outcome.kind === 'accepted' ? outcome.status : outcome.failure.status,
      failure,
    };
    await store
      .addWebhookCall(call, LIMITS.webhookCalls)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'call of a webhook not recorded'));
    await recordDelivery(this.#dependencies, this.kind, row.id, outcome);
    return outcome;
  }

  async #post(url: URL, secret: string, body: string, at: number): Promise<SendOutcome> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Pithead',
      'x-pithead-signature': webhookSignature(secret, Math.floor(at / 1000), body),
    };
    const result = await this.#client.post(url, headers, body);
    return result.kind === 'accepted' ? result : { ...result, isGone: false };
  }
}
