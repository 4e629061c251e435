import type { Viewer } from '@pithead/kernel';
import type { MatchSession } from '../match/matchSession.ts';
import type { Subscriber } from '../match/viewerStreams.ts';
import { encodeWithoutChannel } from '../match/viewerStreams.ts';
import type { SocketConnection } from './socketConnection.ts';

/** One viewer of one table on one socket. The client chooses the number `channel` for it. */
export class Subscription implements Subscriber {
  readonly connection: SocketConnection;
  readonly channel: number;
  readonly table: string;
  readonly viewer: Viewer;
  /**
   * Messages are sent only while `open`, that is after the table and the viewer's permission were checked.
   */
  #stage: 'opening' | 'open' | 'closed' = 'opening';
  #hasMissed = false;
  #matchSession: MatchSession | undefined;

  constructor(connection: SocketConnection, channel: number, table: string, viewer: Viewer) {
    this.connection = connection;
    this.channel = channel;
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

  async attach(matchSession: MatchSession, since: number | undefined): Promise<void> {
    if (this.isClosed) return;
    this.#matchSession = matchSession;
    await matchSession.subscribe(this, this.viewer, since);
  }

  send(withoutChannel: string): void {
    if (this.#stage === 'opening') this.#hasMissed = true;
    if (this.#stage === 'open') this.connection.sendText(`{"channel":${this.channel},${withoutChannel}`);
  }

  sendMessage(type: string, content: object): void {
    this.send(encodeWithoutChannel(type, content));
  }

  close(): void {
    this.#stage = 'closed';
    this.#matchSession?.viewerStreams.unsubscribe(this);
  }
}
