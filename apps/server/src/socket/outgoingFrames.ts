/**
 * Text messages to one client, written as frames of RFC 6455 section 5.2: final, unmasked, without extensions. All
 * messages sent before the next `process.nextTick` leave with one write. The sender of ws would make a header, an
 * options object and a list of buffers for each of them.
 */
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const FINAL_TEXT = String.fromCharCode(0x81);
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** A frame as text, one character for each byte. */
export function encodeText(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return FINAL_TEXT + lengthBytes(length) + bytes;
}

function lengthBytes(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(length);
  if (length < 0x1_0000) return String.fromCharCode(LENGTH_16, length >> 8, length & 0xff);
  const head = Buffer.alloc(9);
  head[0] = LENGTH_64;
  head.writeBigUInt64BE(BigInt(length), 1);
  return head.toString('latin1');
}

export class OutgoingFrames {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #waiting = '';

  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  get waitingBytes(): number {
    return this.#waiting.length;
  }

  send(text: string): void {
    if (this.#waiting === '') flushOnNextTick(this);
    this.#waiting += encodeText(text);
  }

  /** Before anything else is written to the stream that has to come later. */
  flush(): void {
    const bytes = this.#waiting;
    if (bytes === '') return;
    this.#waiting = '';
    // After a close frame no other frame may follow.
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(bytes, 'latin1');
  }
}

const unflushed: OutgoingFrames[] = [];

function flushOnNextTick(frames: OutgoingFrames): void {
  if (unflushed.push(frames) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  for (const frames of unflushed.splice(0)) frames.flush();
}
