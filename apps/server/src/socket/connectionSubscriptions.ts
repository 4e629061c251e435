/**
 * The subscriptions of one socket. Only the owner of a seat, by the socket's session, gets the view of that
 * seat.
 */
import type { ChatLine, ClientMessage } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import { tableInfoFor } from '../tables/tableInfo.ts';
import type { SocketConnection } from './socketConnection.ts';
import { Subscription } from './subscription.ts';

const MAX_READS = 10;

export class ConnectionSubscriptions {
  readonly #context: ServerContext;
  readonly #connection: SocketConnection;
  readonly #byChannel = new Map<number, Subscription>();
  readonly #opening = new Set<Promise<unknown>>();

  constructor(context: ServerContext, connection: SocketConnection) {
    this.#context = context;
    this.#connection = connection;
  }

  /** Replaces a subscription with the same channel, even if the new one is refused later. */
  add({ channel, table, as }: ClientMessage & { type: 'subscribe' }): Subscription {
    this.remove(channel);
    if (this.#byChannel.size >= LIMITS.channels) throw new RequestError('tooMany');
    const subscription = new Subscription(this.#connection, channel, table, as ?? undefined);
    this.#byChannel.set(channel, subscription);
    this.#context.connections.addSubscription(subscription);
    return subscription;
  }

  async open(subscription: Subscription, since: number | undefined): Promise<void> {
    const opening = this.#sendTable(subscription);
    this.#opening.add(opening);
    const hasStarted = await opening.finally(() => this.#opening.delete(opening));
    if (!hasStarted) return;
    await this.#context.matches.use(subscription.table, (matchSession) =>
      subscription.attach(matchSession, since),
    );
  }

  /** Returns whether the table has a match to show. */
  async #sendTable(subscription: Subscription): Promise<boolean> {
    const { table, viewer } = subscription;
    let found = await this.#context.tables.find(table);
    // A cluster message during the read may be about a newer table. The number of reads is bounded: the next
    // message corrects a table that changes all the time.
    for (let reads = 1; reads < MAX_READS && subscription.takeMissed(); reads++)
      found = await this.#context.tables.find(table);
    if (subscription.isClosed) return false;
    if (
      viewer !== undefined &&
      found.seats.find(({ seat }) => seat === viewer)?.person !== this.#connection.requirePerson()
    )
      throw new RequestError('notYourSeat');
    subscription.open();
    subscription.sendMessage('table', { table: tableInfoFor(found, this.#connection.person) });
    return found.table.status !== 'open';
  }

  remove(channel: number): void {
    const subscription = this.#byChannel.get(channel);
    if (subscription === undefined) return;
    this.#byChannel.delete(channel);
    this.#context.connections.removeSubscription(subscription);
    subscription.close();
  }

  removeAll(): void {
    for (const channel of this.#byChannel.keys()) this.remove(channel);
  }

  /**
   * A client repeats a line after a reconnection. It may have missed the line itself as well; the number of the
   * line tells it whether it has. Its subscriptions were sent just before and may still be opening.
   */
  async resendChat(table: string, line: ChatLine): Promise<void> {
    await Promise.allSettled(this.#opening);
    for (const subscription of this.#byChannel.values())
      if (subscription.table === table) subscription.sendMessage('chat', { line });
  }
}
