/** Where notifications go: devices with web push, an e-mail address, a webhook; and recovery by e-mail. */
import * as z from 'zod/mini';
import { PasswordText } from './http.ts';
import { LIMITS } from './limits.ts';

/** Printable, so that it can be shown anywhere; also refuses half a surrogate. */
const DeviceName = z.string().check(z.regex(/^[^\p{C}]{1,60}$/u));
const AddressText = z.string().check(z.minLength(1), z.maxLength(LIMITS.address));
const UrlText = z.string().check(z.minLength(1), z.maxLength(LIMITS.url));
/** 32 random bytes as base64url. */
const MailToken = z.string().check(z.regex(/^[\w-]{43}$/));
const RandomId = z.string().check(z.regex(/^[\w-]{22}$/));

/** What a browser's `PushSubscription` contains, and a name for its device. */
export const NewPushDevice = z.strictObject({
  endpoint: UrlText,
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  device: DeviceName,
  /** The device's expired subscription, which this one replaces. */
  replaces: z.optional(RandomId),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const PushDeviceParams = z.strictObject({ device: RandomId });
export const ChannelTestParams = z.strictObject({ test: RandomId });

/** An account confirms the change of its address by its password, because the address can replace the password. */
export const SetEmail = z.strictObject({ address: AddressText, password: z.optional(PasswordText) });
export const SetWebhook = z.strictObject({ url: UrlText });
export const SwitchEmail = z.strictObject({ isOn: z.boolean() });
export const ConfirmEmail = z.strictObject({ token: MailToken });
/** Person id and signature. */
export const UnsubscribeParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{65}$/)) });

/** A name or an e-mail address. */
export const RequestRecovery = z.strictObject({
  account: z.string().check(z.regex(/^[^\p{C}]+$/u), z.maxLength(LIMITS.address)),
});
export const RecoverAccount = z.strictObject({ token: MailToken, password: PasswordText });

/**
 * Why a delivery failed. `answered` comes with the status of the receiver's answer, `mailRefused` and
 * `mailServerRefused` with the code of the mail server.
 */
export const DELIVERY_FAILURES = [
  'expired',
  'answered',
  'redirected',
  'timedOut',
  'unreachable',
  'unknownHost',
  'privateAddress',
  'badCertificate',
  'mailRefused',
  'mailServerRefused',
  'mailServerDown',
  'tooManyMails',
] as const;
export type DeliveryFailureReason = (typeof DELIVERY_FAILURES)[number];

export interface DeliveryFailure {
  readonly reason: DeliveryFailureReason;
  readonly status: number | null;
}

/** As one text, for outcomes of deliveries: `answered 503`. */
export const deliveryFailureText = ({ reason, status }: DeliveryFailure): string =>
  status === null ? reason : `${reason} ${status}`;

/** Undefined for a text that no channel writes. */
export function parseDeliveryFailure(text: string): DeliveryFailure | undefined {
  const [word, status] = text.split(' ');
  const reason = DELIVERY_FAILURES.find((each) => each === word);
  return reason && { reason, status: status === undefined ? null : Number(status) };
}

export interface DestinationState {
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  readonly lastFailure: DeliveryFailure | null;
}

export interface PushDevice extends DestinationState {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  /** The browser's push service no longer knows the subscription. */
  readonly isExpired: boolean;
}

export interface EmailState extends DestinationState {
  /** The confirmed address. */
  readonly address: string | null;
  /** An address that waits for confirmation. Mail goes to the confirmed one until then. */
  readonly pendingAddress: string | null;
  /** False after the link in a mail has ended them. */
  readonly isOn: boolean;
  /** The mail server refused the address for good. No more mail until it is confirmed again. */
  readonly hasBounced: boolean;
}

export interface WebhookCall {
  readonly at: number;
  /** The kind of the notification, or `test`. */
  readonly kind: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
}

export interface WebhookState extends DestinationState {
  readonly url: string;
  /** Signs the calls; shown to its owner. */
  readonly secret: string;
  readonly calls: readonly WebhookCall[];
}

export interface ChannelsState {
  readonly push: readonly PushDevice[];
  readonly email: EmailState | null;
  readonly webhook: WebhookState | null;
}

/** A message of a channel's test: each step has the time at which it was known, or is null. */
export interface ChannelTest {
  readonly id: string;
  readonly sentAt: number;
  readonly acceptedAt: number | null;
  /** The host that accepted the message; that is not yet the person's device or mailbox. */
  readonly acceptedBy: string | null;
  readonly failedAt: number | null;
  readonly failure: DeliveryFailure | null;
  /** Reported by the browser that showed the notification; only for web push. */
  readonly shownAt: number | null;
}

/** What the operator has configured. */
export interface ServerInfo {
  readonly channels: {
    /** The VAPID key that a browser subscribes with. */
    readonly push: { readonly publicKey: string };
    readonly email: boolean;
  };
}
