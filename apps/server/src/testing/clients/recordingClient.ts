/** A raw socket client that records every byte that it receives. */
import { Agent, request } from 'node:http';
import type { Act, ClientMessage } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import type { TestClient } from '../servers/testServer.ts';

const PING = 999_999_999;
const TOO_LONG_MS = 20_000;

export class RecordingClient {
  readonly client: TestClient;
  readonly #socket: WebSocket;
  #heard: string[] = [];
  #awaited = new Set<string>();
  #wake: () => void = () => undefined;

  private constructor(visitor: TestClient) {
    this.client = visitor;
    this.#socket = visitor.openSocket();
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  static async open(visitor: TestClient): Promise<RecordingClient> {
    const ear = new RecordingClient(visitor);
    await ear.#until('welcome');
    ear.takeReceived();
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

  /**
   * Sends all messages and waits until each is answered and everything sent before the last answer has
   * arrived.
   */
  async sendAndWait(messages: readonly ClientMessage[]): Promise<void> {
    for (const message of messages) this.#socket.send(JSON.stringify(message));
    const labels = messages.flatMap(awaitedFor);
    if (labels.length > 0) await this.#until(...labels);
    await this.ping();
  }

  /** When the pong arrives, everything that the server sent before has been received. */
  async ping(): Promise<void> {
    this.#socket.send(JSON.stringify({ type: 'ping', ask: PING } satisfies ClientMessage));
    await this.#until(`ask ${PING}`);
  }

  act(table: string, act: Act): Promise<void> {
    return this.sendAndWait([{ type: 'act', table, act }]);
  }

  /** Everything received since the last call, without pongs, which contain the time. */
  takeReceived(): string[] {
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

/**
 * States are long and have a fixed prefix, so they are not parsed. A table that has not started has no state.
 */
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

/** Status and body of a GET, unparsed. */
export function getUnparsed({ url, token }: TestClient, path: string): Promise<string> {
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
