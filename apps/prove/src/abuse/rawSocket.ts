/** A WebSocket client on a raw TCP connection: it can send frames that no library would. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Attacker } from './attacker.ts';

export const OPCODE = { continued: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9, pong: 10 } as const;

export interface Shape {
  readonly isLast?: boolean;
  /** Extension bits; 4 means compressed. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The payload length in the header. */
  readonly claimed?: bigint;
}

/** One frame; any part of it can be wrong. */
export function frame(opcode: number, content: string | Buffer = '', shape: Shape = {}): Buffer {
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

export const say = (message: object): Buffer => frame(OPCODE.text, JSON.stringify(message));

export interface Message {
  readonly type: string;
  readonly [key: string]: unknown;
}

const TIMEOUT_MS = 10_000;

export const handshake = (
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

export class RawSocket {
  readonly line: Socket;
  readonly heard: Message[] = [];
  pongs = 0;
  /** The head of the handshake's response. */
  head = '';
  /** `closed <code>`, or `status 403` without an upgrade; the code is 1006 without a close frame. */
  readonly ended: Promise<string>;
  #buffer: Buffer = Buffer.alloc(0);
  #code = '';
  readonly #waiting = new Set<() => void>();

  constructor(attacker: Attacker, opening: string | Buffer = handshake()) {
    this.line = attacker.line();
    this.line.write(opening);
    this.line.on('data', (piece: Buffer) => this.#read(piece));
    this.ended = new Promise((resolve) =>
      this.line.on('close', () => resolve(this.#code === '' ? 'closed 1006' : this.#code)),
    );
  }

  static async open(attacker: Attacker, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
    const socket = new RawSocket(attacker, handshake(headers));
    await socket.next(({ type }) => type === 'welcome');
    return socket;
  }

  send(...frames: readonly Buffer[]): void {
    this.line.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
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
      this.line.end();
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
    if (opcode === OPCODE.text) this.heard.push(parseMessage(payload.toString()));
    if (opcode === OPCODE.pong) this.pongs++;
    if (opcode === OPCODE.ping) this.send(frame(OPCODE.pong, payload));
    if (opcode !== OPCODE.close) return;
    this.#code = `closed ${payload.length < 2 ? 1005 : payload.readUInt16BE(0)}`;
    this.line.end(frame(OPCODE.close, payload.subarray(0, 2)));
  }

  /** Resolves with the first matching message and removes it. */
  next(matches: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(`nothing fits: ${this.head.slice(0, 12)} ${JSON.stringify(this.heard).slice(0, 500)}`),
          ),
        TIMEOUT_MS,
      );
      const look = (): void => {
        const at = this.heard.findIndex(matches);
        if (at < 0) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        resolve(this.heard.splice(at, 1)[0] as Message);
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
    this.leave();
    return outcome;
  }

  async ping(ask = 999_999): Promise<void> {
    this.send(say({ type: 'ping', ask }));
    await this.next((message) => message['ask'] === ask);
  }

  leave(): void {
    this.line.destroy();
  }
}

/** Compressed messages are not decoded. */
function parseMessage(text: string): Message {
  return text.startsWith('{') ? (JSON.parse(text) as Message) : { type: 'unreadable' };
}

const describeMessage = ({ type, ...rest }: Message): string =>
  type === 'refused' ? `refused ${String(rest['reason'])}` : type;
