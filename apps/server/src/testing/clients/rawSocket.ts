/** A WebSocket on a plain TCP connection: sends any bytes and records every message that arrives. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ClientMessage, ServerMessage } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import { encodeFrame, FrameReader, OPCODE, textFrame } from './webSocketFrames.ts';

export interface RawSocketOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly opening?: string | Buffer;
  readonly answersPings?: boolean;
  /** Gets every text message, which is then not recorded: for load generators. */
  readonly onText?: (payload: Buffer) => void;
}

const WAIT_MS = 10_000;
/** Above the ask numbers that tests use. */
const FIRST_PING = 999_000_000;
const ABNORMAL = 1006;
const NO_CODE = 1005;

export const handshakeRequest = (
  headers: Readonly<Record<string, string>> = {},
  path = `/socket?v=${PROTOCOL_VERSION}`,
  first = `GET ${path} HTTP/1.1`,
): string => {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `${first}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

export class RawSocket {
  readonly connection: Socket;
  /** The status of a refused upgrade, or the close code: 1006 without a close frame. */
  readonly closed: Promise<number>;
  readonly opened: Promise<void>;
  #accept: () => void = () => undefined;
  head = '';
  pongs = 0;
  #pings = 0;
  #texts: string[] = [];
  #headBytes: Buffer = Buffer.alloc(0);
  #code = 0;
  readonly #frames = new FrameReader();
  readonly #answersPings: boolean;
  readonly #onText: ((payload: Buffer) => void) | undefined;
  readonly #listeners = new Set<(text: string) => void>();

  constructor(connection: Socket, options: RawSocketOptions = {}) {
    const { headers, path = `/socket?v=${PROTOCOL_VERSION}`, opening, onText } = options;
    this.connection = connection;
    this.#answersPings = options.answersPings ?? true;
    this.#onText = onText;
    connection.write(opening ?? handshakeRequest(headers, path));
    connection.on('data', (chunk: Buffer) => this.#read(chunk));
    this.opened = new Promise((resolve) => (this.#accept = resolve));
    this.closed = new Promise((resolve) =>
      connection.on('close', () => resolve(this.#code === 0 ? ABNORMAL : this.#code)),
    );
  }

  #read(chunk: Buffer): void {
    if (this.head !== '') return this.#readFrames(chunk);
    this.#headBytes = Buffer.concat([this.#headBytes, chunk]);
    const end = this.#headBytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.head = this.#headBytes.subarray(0, end).toString('latin1');
    const status = Number(this.head.slice(9, 12));
    if (status === 101) {
      this.#accept();
      return this.#readFrames(this.#headBytes.subarray(end + 4));
    }
    this.#code = status;
    this.connection.end();
  }

  #readFrames(chunk: Buffer): void {
    if (this.#code !== 0) return;
    this.#frames.read(chunk, (opcode, payload) => this.#receive(opcode, payload));
  }

  #receive(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.text) {
      if (this.#onText === undefined) this.#record(payload.toString());
      else this.#onText(payload);
    } else if (opcode === OPCODE.pong) this.pongs++;
    else if (opcode === OPCODE.ping && this.#answersPings) this.sendFrames(encodeFrame(OPCODE.pong, payload));
    else if (opcode === OPCODE.close) {
      this.#code = payload.length < 2 ? NO_CODE : payload.readUInt16BE(0);
      this.connection.end(encodeFrame(OPCODE.close, payload.subarray(0, 2)));
    }
  }

  #record(text: string): void {
    this.#texts.push(text);
    for (const listener of this.#listeners) listener(text);
  }

  sendFrames(...frames: readonly Buffer[]): void {
    this.connection.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
  }

  send(message: object | string): void {
    this.connection.write(
      Buffer.isBuffer(message) ? encodeFrame(OPCODE.binary, message) : textFrame(message),
    );
  }

  get isOpen(): boolean {
    return this.head.startsWith('HTTP/1.1 101') && this.#code === 0 && !this.connection.destroyed;
  }

  get received(): ServerMessage[] {
    return this.#texts.map(parse);
  }

  clear(): void {
    this.#texts = [];
  }

  async nextMessage(fits: (message: ServerMessage) => boolean, ms = WAIT_MS): Promise<ServerMessage> {
    const found = this.#texts.findIndex((text) => fits(parse(text)));
    if (found >= 0) return parse(this.#texts.splice(found, 1)[0] as string);
    return parse(await this.#waitForText((text) => fits(parse(text)), ms, true));
  }

  #waitForText(fits: (text: string) => boolean, ms: number, isTaken = false): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(listener);
        const received = JSON.stringify(this.#texts).slice(0, 2000);
        reject(new Error(`no such message after ${ms} ms: ${this.head.slice(0, 12)} ${received}`));
      }, ms);
      const listener = (text: string): void => {
        if (!fits(text)) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        if (isTaken) this.#texts.splice(this.#texts.lastIndexOf(text), 1);
        resolve(text);
      };
      this.#listeners.add(listener);
    });
  }

  /** Resolves when all messages sent before are handled, except those that wait for the store. */
  async ping(): Promise<void> {
    const ask = FIRST_PING + ++this.#pings;
    const pong = this.#waitForText((text) => text.startsWith(`{"type":"answer","ask":${ask}`), WAIT_MS, true);
    this.send({ type: 'ping', ask });
    await pong;
  }

  async sendAndWait(messages: readonly ClientMessage[]): Promise<void> {
    const awaited = new Set(messages.flatMap(answerLabelOf));
    const answered =
      awaited.size === 0
        ? undefined
        : this.#waitForText((text) => awaited.delete(labelOf(text)) && awaited.size === 0, WAIT_MS);
    // In one write, so that the server reads them together and answers in a reproducible order.
    this.sendFrames(...messages.map(textFrame));
    await answered;
    await this.ping();
  }

  onReceive(listener: (text: string) => void): void {
    this.#listeners.add(listener);
  }

  takeReceived(): string[] {
    const texts = this.#texts;
    this.#texts = [];
    return texts;
  }

  close(): void {
    this.connection.destroy();
  }
}

/** Messages that are not JSON, such as compressed ones, have no type. */
const parse = (text: string): ServerMessage =>
  (text.startsWith('{') ? JSON.parse(text) : { type: '' }) as ServerMessage;

function answerLabelOf(message: ClientMessage): string[] {
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
  const { id, ask, channel } = JSON.parse(text) as { id?: string; ask?: number; channel?: number };
  if (id !== undefined) return `id ${id}`;
  return ask === undefined ? `channel ${channel}` : `ask ${ask}`;
}
