import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { FrameReader } from '../clients/webSocketFrames.ts';

const CLOSED = 3;
export const CONNECTION_LOST = 1006;

interface FromServer {
  toClient(text: string): void;
  ping(pong: () => void): void;
  closedByServer(code: number): void;
}

export class SimulatedServerSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  /** The server writes its frames to the stream and not through `send`. */
  readonly stream: Writable;
  readonly #connection: FromServer;
  #held: string[] | undefined;

  constructor(connection: FromServer) {
    super();
    this.#connection = connection;
    const frames = new FrameReader();
    const write = (bytes: string): void =>
      frames.read(Buffer.from(bytes, 'latin1'), (_, payload) => this.send(payload.toString()));
    this.stream = { write } as unknown as Writable;
  }

  pause(): void {
    this.#held ??= [];
  }

  resume(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const text of held) this.receive(text);
  }

  receive(text: string): void {
    if (this.readyState !== this.OPEN) return;
    if (this.#held === undefined) this.emit('message', Buffer.from(text), false);
    else this.#held.push(text);
  }

  send(text: string): void {
    this.#connection.toClient(text);
  }

  ping(): void {
    this.#connection.ping(() => this.emit('pong'));
  }

  close(code: number): void {
    this.#connection.closedByServer(code);
    this.connectionLost();
  }

  terminate(): void {
    this.close(CONNECTION_LOST);
  }

  connectionLost(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.emit('close', CONNECTION_LOST, Buffer.alloc(0));
  }
}
