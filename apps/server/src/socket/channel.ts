import type { Looker } from '@pithead/kernel';
import type { LiveMatch } from '../match/live.ts';
import type { Listener } from '../match/streams.ts';
import type { Connection } from './connection.ts';

/** One subscription of a socket: a table, and as whom it is looked at. */
export class Channel implements Listener {
  readonly connection: Connection;
  readonly number: number;
  readonly table: string;
  readonly looker: Looker;
  live: LiveMatch | undefined;

  constructor(connection: Connection, number: number, table: string, looker: Looker) {
    this.connection = connection;
    this.number = number;
    this.table = table;
    this.looker = looker;
  }

  get person(): string | null {
    return this.connection.person;
  }

  send(rest: string): void {
    this.connection.sendText(`{"channel":${this.number},${rest}`);
  }

  tell(type: string, content: object): void {
    this.send(`"type":"${type}",${JSON.stringify(content).slice(1)}`);
  }

  close(): void {
    this.live?.streams.remove(this);
  }
}
