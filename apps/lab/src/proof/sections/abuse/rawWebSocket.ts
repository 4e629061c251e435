/** A WebSocket client on a raw TCP connection: it can send frames that no library would. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { HttpAttacker } from './httpAttacker.ts';

export const OPCODE = { continued: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9, pong: 10 } as const;

export interface FrameOptions {
  readonly isLast?: boolean;
  /** Extension bits; 4 means compressed. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The payload length in the header. */
  readonly claimed?: bigint;
}

/** One frame; any part of it can be wrong. */
export function encodeFrame(opcode: number, content: string | Buffer = '', shape: FrameOptions = {}): Buffer {
  const { isLast = true, reserved = 0, isMasked = true } = shape;
  const payload = Buffer.from(content);
  const length = shape.claimed ?? BigInt(payload.length);
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode];
  const mask = isMasked ? 0x80 : 0;
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(length);
  if (length < 126n) head.push(mask | Number(length));
  else if (length < 65_536n) head.push(mask | 126, ...long.subarray(6));
  else head.push(mask | 127, ...long);
  if (!isMasked) return Buffer.concat([Buffer.from(head), payload]);
  const key = randomBytes(4);
  const masked = payload.map((byte, i) => byte ^ (key[i % 4] as number));
  return Buffer.concat([Buffer.from(head), key, masked]);
}

export const textFrame = (message: object): Buffer => encodeFrame(OPCODE.text, JSON.stringify(message));

export interface SocketMessage {
  readonly type: string;
  readonly [key: string]: unknown;
}

const TIMEOUT_MS = 10_000;

export const handshakeRequest = (
  headers: Readonly<Record<string, string>> = {},
  path = '/socket?v=1',
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

export class RawWebSocket {
  readonly connection: Socket;
  readonly received: SocketMessage[] = [];
  pongs = 0;
  /** The head of the handshake's response. */
  head = '';
  /** `closed <code>`, or `status 403` without an upgrade; the code is 1006 without a close frame. */
  readonly ended: Promise<string>;
  #buffer: Buffer = Buffer.alloc(0);
  #code = '';
  readonly #waiting = new Set<() => void>();

  constructor(attacker: HttpAttacker, opening: string | Buffer = handshakeRequest()) {
    this.connection = attacker.connect();
    this.connection.write(opening);
    this.connection.on('data', (piece: Buffer) => this.#read(piece));
    this.ended = new Promise((resolve) =>
      this.connection.on('close', () => resolve(this.#code === '' ? 'closed 1006' : this.#code)),
    );
  }

  static async open(
    attacker: HttpAttacker,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawWebSocket> {
    const socket = new RawWebSocket(attacker, handshakeRequest(headers));
    await socket.next(({ type }) => type === 'welcome');
    return socket;
  }

  send(...frames: readonly Buffer[]): void {
    this.connection.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
  }

  #read(piece: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, piece]);
    if (this.head === '' && !this.#readHead()) return;
    while (this.#readFrame());
    for (const wake of this.#waiting) wake();
  }

  #readHead(): boolean {
    const end = this.#buffer.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.head = this.#buffer.subarray(0, end).toString('latin1');
    this.#buffer = this.#buffer.subarray(end + 4);
    const status = this.head.slice(9, 12);
    if (status !== '101') {
      this.#code = `status ${status}`;
      this.connection.end();
    }
    return true;
  }

  #readFrame(): boolean {
    const { length } = this.#buffer;
    if (length < 2 || this.#code.startsWith('status')) return false;
    const small = (this.#buffer[1] as number) & 127;
    const start = small < 126 ? 2 : small === 126 ? 4 : 10;
    if (length < start) return false;
    const size =
      small < 126
        ? small
        : small === 126
          ? this.#buffer.readUInt16BE(2)
          : Number(this.#buffer.readBigUInt64BE(2));
    if (length < start + size) return false;
    this.#onFrame((this.#buffer[0] as number) & 15, this.#buffer.subarray(start, start + size));
    this.#buffer = this.#buffer.subarray(start + size);
    return true;
  }

  #onFrame(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.text) this.received.push(parseMessage(payload.toString()));
    if (opcode === OPCODE.pong) this.pongs++;
    if (opcode === OPCODE.ping) this.send(encodeFrame(OPCODE.pong, payload));
    if (opcode !== OPCODE.close) return;
    this.#code = `closed ${payload.length < 2 ? 1005 : payload.readUInt16BE(0)}`;
    this.connection.end(encodeFrame(OPCODE.close, payload.subarray(0, 2)));
  }

  /** Resolves with the first matching message and removes it. */
  next(matches: (message: SocketMessage) => boolean): Promise<SocketMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(
              `nothing fits: ${this.head.slice(0, 12)} ${JSON.stringify(this.received).slice(0, 500)}`,
            ),
          ),
        TIMEOUT_MS,
      );
      const look = (): void => {
        const at = this.received.findIndex(matches);
        if (at < 0) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        resolve(this.received.splice(at, 1)[0] as SocketMessage);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** What follows: a refusal with its reason, another message type, the close, or `nothing`. */
  async outcome(): Promise<string> {
    const told = this.next(({ type }) => !['welcome', 'presence'].includes(type)).then(
      describeMessage,
      () => 'nothing',
    );
    const outcome = await Promise.race([told, this.ended]);
    this.close();
    return outcome;
  }

  async ping(ask = 999_999): Promise<void> {
    this.send(textFrame({ type: 'ping', ask }));
    await this.next((message) => message['ask'] === ask);
  }

  close(): void {
    this.connection.destroy();
  }
}

/** Compressed messages are not decoded. */
function parseMessage(text: string): SocketMessage {
  return text.startsWith('{') ? (JSON.parse(text) as SocketMessage) : { type: 'unreadable' };
}

const describeMessage = ({ type, ...rest }: SocketMessage): string =>
  type === 'refused' ? `refused ${String(rest['reason'])}` : type;
