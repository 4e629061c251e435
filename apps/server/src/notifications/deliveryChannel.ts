/** The port to the ways by which notifications leave the server. */
import type { ChannelKind, NotificationKind } from '@pithead/protocol';
import type { PersonLanguage } from '../store/store.ts';

export interface NotificationTable {
  readonly id: string;
  readonly game: string;
  /** Names of the other seats. */
  readonly opponents: readonly string[];
  /** When the person's clock runs out, in milliseconds since 1970; undefined without a running clock. */
  readonly endsAt: number | undefined;
}

/** Contains nothing but what every viewer of the tables knows (promise P4). */
export interface NotificationMessage {
  /** Unique per notification and destination, equal in each attempt: receivers can recognise a repetition. */
  readonly id: string;
  readonly person: string;
  readonly language: PersonLanguage;
  readonly kind: NotificationKind;
  /** At least one; several if notifications of one kind were gathered. */
  readonly tables: readonly NotificationTable[];
}

export type DeliveryOutcome =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly retryAfterMs?: number;
      /** The target could not be reached, or did not answer in time. */
      readonly isUnanswered?: boolean;
    }
  /** For ever: nothing more is delivered to this destination. */
  | { readonly kind: 'gone'; readonly reason: string };

export interface Destination {
  /** At most 200 characters, no secret: settings pages show it. */
  readonly id: string;
  /** The server that takes its messages. Those of one target wait for each other. */
  readonly target: string;
}

export interface DeliveryChannel {
  readonly kind: ChannelKind;
  /** Those that are in use. */
  destinationsOf(person: string): Promise<readonly Destination[]>;
  /** Is called again with the same message after a failure, and after a crash also if it was accepted. */
  deliver(message: NotificationMessage, destination: string): Promise<DeliveryOutcome>;
}
