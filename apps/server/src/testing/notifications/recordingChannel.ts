/** A channel that keeps what it delivers, as bytes, and answers as the test wants. */
import type { ChannelKind } from '@pithead/protocol';
import type {
  DeliveryChannel,
  DeliveryOutcome,
  Destination,
  NotificationMessage,
} from '../../notifications/deliveryChannel.ts';

export interface RecordedDelivery {
  readonly destination: string;
  readonly message: NotificationMessage;
}

export class RecordingChannel implements DeliveryChannel {
  readonly kind: ChannelKind;
  readonly deliveries: RecordedDelivery[] = [];
  /** The destinations of each person; by default one. */
  destinations: readonly string[] = ['phone'];
  answer: (delivery: RecordedDelivery) => DeliveryOutcome | Promise<DeliveryOutcome> = () => ({
    kind: 'accepted',
  });

  constructor(kind: ChannelKind) {
    this.kind = kind;
  }

  destinationsOf(person: string): Promise<readonly Destination[]> {
    const toDestination = (each: string): Destination => ({ id: `${each} of ${person}`, target: each });
    return Promise.resolve(this.destinations.map(toDestination));
  }

  async deliver(message: NotificationMessage, destination: string): Promise<DeliveryOutcome> {
    const delivery = { destination, message: JSON.parse(JSON.stringify(message)) as NotificationMessage };
    this.deliveries.push(delivery);
    return this.answer(delivery);
  }

  /** Kind and number of tables of each message for this person. */
  sentTo(person: string): string[] {
    const own = this.deliveries.filter(({ message }) => message.person === person);
    return own.map(({ message }) => `${message.kind} ${message.tables.length}`);
  }
}
