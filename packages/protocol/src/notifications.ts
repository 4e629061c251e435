/** What people are told while they are away, by which ways, and what they have chosen. */
import * as z from 'zod/mini';

export const NOTIFICATION_KINDS = [
  'yourTurn',
  'clockLow',
  'nudge',
  'tableReady',
  'tableStarted',
  'gameEnded',
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const CHANNEL_KINDS = ['push', 'email', 'webhook'] as const;
export const ChannelKind = z.enum(CHANNEL_KINDS);
export type ChannelKind = z.infer<typeof ChannelKind>;

const Channels = z.strictObject({ push: z.boolean(), email: z.boolean(), webhook: z.boolean() });

/** A time of day, in minutes since midnight. */
const MinuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));

const QuietHours = z.strictObject({
  from: MinuteOfDay,
  /** May be less than `from`: then they end on the next day. */
  until: MinuteOfDay,
});
export type QuietHours = z.infer<typeof QuietHours>;

export const NotificationSettings = z.strictObject({
  /** The switch of each channel. */
  channels: Channels,
  events: z.strictObject({
    yourTurn: Channels,
    clockLow: Channels,
    nudge: Channels,
    tableStarted: Channels,
    gameEnded: Channels,
  }),
  /** How long an e-mail waits for further tables. */
  gatherMinutes: z.union([z.literal(0), z.literal(15), z.literal(60)]),
  quietHours: z.nullable(QuietHours),
  /** IANA name of the time zone in which the quiet hours are meant. */
  timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+\-/]{1,64}$/)),
  /** Nothing is sent before; milliseconds since 1970. */
  mutedUntil: z.nullable(z.int().check(z.minimum(0))),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The choice that a kind follows: a full table waits for its host, as for a turn. */
export const eventOf = (kind: NotificationKind): keyof NotificationSettings['events'] =>
  kind === 'tableReady' ? 'yourTurn' : kind;

export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  channels: { push: true, email: true, webhook: true },
  events: {
    yourTurn: { push: true, email: true, webhook: true },
    clockLow: { push: true, email: true, webhook: true },
    nudge: { push: true, email: false, webhook: true },
    tableStarted: { push: true, email: false, webhook: false },
    gameEnded: { push: false, email: true, webhook: true },
  },
  gatherMinutes: 15,
  quietHours: null,
  timeZone: 'UTC',
  mutedUntil: null,
};

export const MuteTable = z.strictObject({ for: z.enum(['day', 'threeDays', 'untilEnd']) });
export type MuteTable = z.infer<typeof MuteTable>;

/** How the last deliveries to one destination went; times in milliseconds since 1970. */
export interface DestinationStatus {
  readonly channel: ChannelKind;
  readonly destination: string;
  readonly acceptedAt: number | null;
  readonly failedAt: number | null;
  /** Why the last attempt failed; empty after one that was accepted. */
  readonly failure: string;
  /** Failed attempts since the last one that was accepted. */
  readonly failures: number;
  /** When the server tries again, and until when; null if nothing waits. */
  readonly retryAt: number | null;
  readonly givesUpAt: number | null;
  /** When the server gave a notification up; null after a later one was accepted. */
  readonly gaveUpAt: number | null;
}

export interface TableMute {
  readonly table: string;
  /** Null: until the match ends. */
  readonly until: number | null;
}

/** Answer to `GET /api/me/notifications`. */
export interface NotificationOverview {
  readonly settings: NotificationSettings;
  /** Whether the server can deliver by this channel at all. */
  readonly available: Readonly<Record<ChannelKind, boolean>>;
  readonly destinations: readonly DestinationStatus[];
  readonly mutes: readonly TableMute[];
}

const Moment = z.int().check(z.minimum(0));

/** The longest total time of a person's vacations in one calendar year. */
export const VACATION_DAYS = 30;

/** `from` may be now or later. */
export const NewVacation = z.strictObject({ from: Moment, until: Moment });
export type NewVacation = z.infer<typeof NewVacation>;

/** Answer to `GET /api/me/vacation`. */
export interface VacationOverview {
  /** The current or next vacation. */
  readonly vacation: NewVacation | null;
  /** Days left in this calendar year, those of `vacation` taken off. */
  readonly daysLeft: number;
}
