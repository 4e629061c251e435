/**
 * A socket without manners and with a good memory: it says what it is told to say, and keeps every byte that
 * it hears.
 */
import { Agent, request } from 'node:http';
import type { Act, ClientMessage } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import type { Visitor } from './hall.ts';

const PING = 999_999_999;
const TOO_LONG_MS = 20_000;

export class Ear {
  readonly visitor: Visitor;
  readonly #socket: WebSocket;
  #heard: string[] = [];
  #awaited = new Set<string>();
  #wake: () => void = () => undefined;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.#socket = visitor.socket();
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  static async open(visitor: Visitor): Promise<Ear> {
    const ear = new Ear(visitor);
    await ear.#until('welcome');
    ear.take();
    return ear;
  }

  #hear(text: string): void {
    this.#heard.push(text);
    if (this.#awaited.delete(labelOf(text)) && this.#awaited.size === 0) this.#wake();
  }

  #until(...labels: readonly string[]): Promise<void> {
    for (const label of labels) this.#awaited.add(label);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no answer to ${[...this.#awaited].join()}`)),
        TOO_LONG_MS,
      );
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Says it all at once and waits for all the answers, and for what was sent before the last of them. */
  async ask(messages: readonly ClientMessage[]): Promise<void> {
    for (const message of messages) this.#socket.send(JSON.stringify(message));
    const labels = messages.flatMap(awaitedFor);
    if (labels.length > 0) await this.#until(...labels);
    await this.ping();
  }

  /** When this is answered, everything that the server had sent here before has been heard. */
  async ping(): Promise<void> {
    this.#socket.send(JSON.stringify({ type: 'ping', ask: PING } satisfies ClientMessage));
    await this.#until(`ask ${PING}`);
  }

  act(table: string, act: Act): Promise<void> {
    return this.ask([{ type: 'act', table, act }]);
  }

  /** What was heard since the last time, without the answers to pings, which tell the time. */
  take(): string[] {
    const heard = this.#heard.filter((text) => !text.startsWith(`{"type":"answer","ask":${PING}`));
    this.#heard = [];
    return heard;
  }
}

function awaitedFor(message: ClientMessage): string[] {
  if (message.type === 'act') return [`id ${message.act.id}`];
  if (message.type === 'subscribe') return [`channel ${message.channel}`];
  return 'ask' in message ? [`ask ${message.ask}`] : [];
}

/** States are long and begin alike: they are not parsed. A table that has not started has none. */
function labelOf(text: string): string {
  const subscribed = /^\{"channel":(\d+),"type":"(state|table)"/.exec(text);
  if (subscribed !== null && (subscribed[2] === 'state' || text.includes('"status":"open"')))
    return `channel ${subscribed[1]}`;
  if (text.startsWith('{"channel"')) return '';
  const { type, id, ask, channel } = JSON.parse(text) as {
    type: string;
    id?: string;
    ask?: number;
    channel?: number;
  };
  if (type === 'welcome') return type;
  if (id !== undefined) return `id ${id}`;
  return ask === undefined ? `channel ${channel}` : `ask ${ask}`;
}

const agent = new Agent({ keepAlive: true });

/** Status and body of a GET, byte for byte. */
export function rawGet({ url, token }: Visitor, path: string): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(`${response.statusCode} ${Buffer.concat(parts).toString()}`));
    });
    asked.on('error', reject);
    asked.end();
  });
}
