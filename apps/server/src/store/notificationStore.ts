import type { ChannelKind, DestinationStatus, NotificationKind } from '@pithead/protocol';

/** Replaces an older one of the same person, table and kind that has not been sent yet. */
export interface NewNotification {
  readonly person: string;
  readonly table: string;
  readonly kind: NotificationKind;
  readonly createdAt: number;
  /** Not sent before: somebody who is playing needs none. */
  readonly readyAt: number;
}

export interface OutboxRow extends NewNotification {
  /** New whenever the row is replaced. */
  readonly id: string;
}

export interface DestinationKey {
  readonly person: string;
  readonly channel: ChannelKind;
  readonly destination: string;
}

/** One notification for one destination. Replaces an older one of the same table and kind. */
export interface NewDelivery extends DestinationKey {
  readonly target: string;
  readonly kind: NotificationKind;
  readonly table: string;
  readonly createdAt: number;
  readonly nextAt: number;
}

export interface DeliveryRow extends NewDelivery {
  /** New whenever the row is replaced. */
  readonly id: string;
  /** The message of earlier attempts, with which it is delivered again; null before the first. */
  readonly message: string | null;
  readonly failures: number;
  /** Of the first attempt. */
  readonly triedAt: number | null;
}

/** Deliveries that leave as one message. */
export interface DeliveryGroup extends DestinationKey {
  readonly target: string;
  readonly kind: NotificationKind;
  readonly message: string | null;
}

interface DeliveryTarget {
  readonly channel: ChannelKind;
  readonly target: string;
}

interface TargetPause {
  readonly at: number;
  readonly retryAt: number;
  /** Deliveries that were first tried earlier are removed. */
  readonly giveUpBefore: number;
}

/** As it is exported with a person's data. */
export interface WaitingNotification {
  readonly kind: NotificationKind;
  readonly table: string;
  readonly createdAt: number;
}

export interface FailedAttempt {
  readonly at: number;
  readonly reason: string;
  /** Undefined: the deliveries are given up. */
  readonly retryAt: number | undefined;
}

export interface OutboxStore {
  addNotifications(notifications: readonly NewNotification[]): Promise<void>;
  readyNotifications(now: number, limit: number): Promise<OutboxRow[]>;
  waitingNotificationsOf(person: string): Promise<WaitingNotification[]>;
  postponeNotification(id: string, readyAt: number): Promise<void>;
  /** Replaces the notification by its deliveries, which may be none. Nothing happens if it was replaced meanwhile. */
  spreadNotification(id: string, deliveries: readonly NewDelivery[]): Promise<void>;
}

export interface DeliveryStore {
  /** Groups in which at least one delivery is due, without those of these people and targets. */
  dueDeliveryGroups(
    channel: ChannelKind,
    now: number,
    limit: number,
    without: { readonly people: readonly string[]; readonly targets: readonly string[] },
  ): Promise<DeliveryGroup[]>;
  /** All deliveries of a group, also those that are not due yet; oldest first. */
  deliveriesOf(group: DeliveryGroup, limit: number): Promise<DeliveryRow[]>;
  postponeDeliveries(ids: readonly string[], nextAt: number): Promise<void>;
  removeDeliveries(ids: readonly string[]): Promise<void>;
  /** What is due for this target waits, and counts as tried. */
  postponeTarget(target: DeliveryTarget, pause: TargetPause): Promise<void>;
  /**
   * Before an attempt, so that one after a crash has the same id. Returns the deliveries that still exist and have
   * no other id: of two processes that begin at once, one gets each delivery.
   */
  beginDelivery(ids: readonly string[], message: string, now: number, retryAt: number): Promise<string[]>;
  acceptDelivery(destination: DestinationKey, ids: readonly string[], at: number): Promise<void>;
  failDelivery(destination: DestinationKey, ids: readonly string[], failure: FailedAttempt): Promise<void>;
  /** Gives up everything that waits for this destination. */
  closeDestination(destination: DestinationKey, failure: FailedAttempt): Promise<void>;
  /** Without `givesUpAt`, which the delivery job decides. `triedAt`: first attempt of the oldest message that fails. */
  destinationStatusOf(
    person: string,
  ): Promise<(Omit<DestinationStatus, 'givesUpAt'> & { readonly triedAt: number | null })[]>;
}
