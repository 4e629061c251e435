import type { ChannelKind, DeliveryFailure, DestinationState } from '@pithead/protocol';

export interface PushSubscriptionRow extends DestinationState {
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string;
  readonly createdAt: number;
  /** Since when the push service no longer knows it; null while it works. */
  readonly expiredAt: number | null;
}

export interface EmailRow extends DestinationState {
  /** A destination of deliveries: new for each address, so that the address itself is stored only here. */
  readonly id: string;
  readonly person: string;
  /** Confirmed. Null before the first confirmation. */
  readonly address: string | null;
  readonly pendingAddress: string | null;
  readonly isOn: boolean;
  readonly bouncedAt: number | null;
}

export interface WebhookRow extends DestinationState {
  readonly id: string;
  readonly person: string;
  readonly url: string;
  readonly secret: string;
  readonly createdAt: number;
}

export interface WebhookCallRow {
  readonly id: string;
  readonly person: string;
  readonly at: number;
  readonly kind: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
}

export interface MailTokenRow {
  /** SHA-256 of the token: the token itself is in the mail alone. */
  readonly hash: string;
  readonly person: string;
  readonly purpose: 'confirm' | 'recover';
  readonly address: string;
  readonly expiresAt: number;
}

export interface ChannelTestRow {
  readonly id: string;
  readonly person: string;
  readonly channel: ChannelKind;
  readonly destination: string;
  readonly sentAt: number;
  readonly acceptedAt: number | null;
  readonly acceptedBy: string | null;
  readonly failedAt: number | null;
  readonly failure: DeliveryFailure | null;
  readonly shownAt: number | null;
}

export interface DeliveryRecord {
  readonly at: number;
  /** Null for a success. */
  readonly failure: DeliveryFailure | null;
  /** A push subscription that has expired, or an address that bounced. */
  readonly isGone: boolean;
}

export interface PushStore {
  /**
   * A known endpoint with the same keys moves to this person: the browser belongs to who uses it now. `taken`
   * if its keys differ. `replaces` is removed in the same write.
   */
  addPushSubscription(
    row: PushSubscriptionRow,
    replaces: string | undefined,
    most: number,
  ): Promise<'added' | 'taken' | 'full' | 'personGone'>;
  findPushSubscription(person: string, id: string): Promise<PushSubscriptionRow | undefined>;
  pushSubscriptionsOf(person: string): Promise<PushSubscriptionRow[]>;
  removePushSubscription(person: string, id: string): Promise<boolean>;
}

export interface EmailStore {
  findEmail(person: string): Promise<EmailRow | undefined>;
  /** Accounts and guests with this confirmed address, whatever its case. */
  peopleWithEmail(address: string): Promise<string[]>;
  /** Adds the row if there is none. Earlier tokens for a confirmation end. */
  savePendingEmail(person: string, id: string, address: string, token: MailTokenRow): Promise<boolean>;
  /** Uses up the token. The pending address becomes the confirmed one under `id`, unless it changed meanwhile. */
  takeConfirmation(
    token: MailTokenRow,
    id: string,
    now: number,
    most: number,
  ): Promise<'confirmed' | 'expired' | 'full'>;
  /** Switched off by the link in every mail. */
  changeEmail(person: string, change: { readonly isOn: boolean }): Promise<boolean>;
  removeEmail(person: string): Promise<void>;
  addMailToken(row: MailTokenRow): Promise<boolean>;
  findMailToken(hash: string): Promise<MailTokenRow | undefined>;
  /** True for one caller only. */
  takeMailToken(row: MailTokenRow, now: number): Promise<boolean>;
  removeExpiredMailTokens(now: number): Promise<void>;
}

export interface WebhookStore {
  findWebhook(person: string): Promise<WebhookRow | undefined>;
  /** Replaces the person's webhook and its calls. */
  saveWebhook(row: WebhookRow): Promise<boolean>;
  changeWebhookSecret(person: string, secret: string): Promise<boolean>;
  removeWebhook(person: string): Promise<void>;
  /** Keeps the last `most`. */
  addWebhookCall(row: WebhookCallRow, most: number): Promise<void>;
  webhookCallsOf(person: string): Promise<WebhookCallRow[]>;
}

export interface ChannelStore extends PushStore, EmailStore, WebhookStore {
  /** The stored secret of the whole server; the first candidate of all processes wins. */
  addSecret(name: string, candidate: string): Promise<string>;
  /** Does nothing if the destination is gone. */
  markDelivery(channel: ChannelKind, destination: string, record: DeliveryRecord): Promise<void>;
  /** Replaces an earlier test of the same destination. */
  addChannelTest(row: ChannelTestRow): Promise<boolean>;
  findChannelTest(person: string, id: string): Promise<ChannelTestRow | undefined>;
  changeChannelTest(
    id: string,
    change: Partial<Pick<ChannelTestRow, 'acceptedAt' | 'acceptedBy' | 'failedAt' | 'failure'>>,
  ): Promise<void>;
  /** Only the first report counts. */
  markTestShown(id: string, at: number): Promise<void>;
}
