import type { Looker } from '@pithead/kernel';
import type { LiveMatch } from '../match/live.ts';
import type { Listener } from '../match/streams.ts';
import type { Connection } from './connection.ts';

/** A subscription of a socket to one table, as one viewer. */
export class Channel implements Listener {
  readonly connection: Connection;
  readonly number: number;
  readonly table: string;
  readonly viewer: Looker;
  /**
   * `opening` until the table and the permission of the viewer are checked. Messages are sent only while
   * `open`.
   */
  #stage: 'opening' | 'open' | 'closed' = 'opening';
  #hasMissed = false;
  #live: LiveMatch | undefined;

  constructor(connection: Connection, number: number, table: string, viewer: Looker) {
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
   * Whether a message was dropped since the last call because the subscription was opening: data read before
   * is stale.
   */
  hasMissed(): boolean {
    const hasMissed = this.#hasMissed;
    this.#hasMissed = false;
    return hasMissed;
  }

  open(): void {
    if (this.#stage === 'opening') this.#stage = 'open';
  }

  async listen(live: LiveMatch, since: number | undefined): Promise<void> {
    if (this.isClosed) return;
    this.#live = live;
    await live.listen(this, this.viewer, since);
  }

  send(rest: string): void {
    if (this.#stage === 'opening') this.#hasMissed = true;
    if (this.#stage === 'open') this.connection.sendText(`{"channel":${this.number},${rest}`);
  }

  tell(type: string, content: object): void {
    this.send(`"type":"${type}",${JSON.stringify(content).slice(1)}`);
  }

  close(): void {
    this.#stage = 'closed';
    this.#live?.streams.remove(this);
  }
}
