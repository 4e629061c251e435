import type { Viewer } from '@pithead/kernel';
import type { MatchSession } from '../match/matchSession.ts';
import type { Subscriber } from '../match/subscriptions.ts';
import type { SocketConnection } from './socketConnection.ts';

export class Subscription implements Subscriber {
  readonly connection: SocketConnection;
  readonly number: number;
  readonly table: string;
  readonly viewer: Viewer;
  /**
   * Messages are sent only while `open`, that is after the table and the viewer's permission were checked.
   */
  #stage: 'opening' | 'open' | 'closed' = 'opening';
  #hasMissed = false;
  #session: MatchSession | undefined;

  constructor(connection: SocketConnection, number: number, table: string, viewer: Viewer) {
    this.connection = connection;
    this.number = number;
    this.table = table;
    this.viewer = viewer;
  }

  get person(): string | null {
    return this.connection.person;
  }

  get isOpen(): boolean {
    return this.#stage === 'open';
  }

  get isClosed(): boolean {
    return this.#stage === 'closed';
  }

  /**
   * Returns whether a message was dropped while the subscription was opening, so that data read before is
   * stale.
   */
  takeMissed(): boolean {
    const hasMissed = this.#hasMissed;
    this.#hasMissed = false;
    return hasMissed;
  }

  open(): void {
    if (this.#stage === 'opening') this.#stage = 'open';
  }

  async attach(session: MatchSession, since: number | undefined): Promise<void> {
    if (this.isClosed) return;
    this.#session = session;
    await session.subscribe(this, this.viewer, since);
  }

  send(rest: string): void {
    if (this.#stage === 'opening') this.#hasMissed = true;
    if (this.#stage === 'open') this.connection.sendText(`{"channel":${this.number},${rest}`);
  }

  sendMessage(type: string, content: object): void {
    this.send(`"type":"${type}",${JSON.stringify(content).slice(1)}`);
  }

  close(): void {
    this.#stage = 'closed';
    this.#session?.subscriptions.unsubscribe(this);
  }
}
