import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** A real HTTP server on loopback that remembers what it received. */
export class RequestReceiver {
  readonly received: ReceivedRequest[] = [];
  /** Replaced by tests of failures. */
  answer: Answer = (_, response) => void response.writeHead(201).end();
  readonly #server = createServer((request, response) => void this.#receive(request, response));
  readonly #waiting: (() => void)[] = [];

  /** At any address of loopback, which is a target of its own. */
  static async start(host = '127.0.0.1'): Promise<RequestReceiver> {
    const receiver = new RequestReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, host, resolve));
    return receiver;
  }

  get url(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `http://${address}:${port}`;
  }

  get last(): ReceivedRequest {
    const request = this.received.at(-1);
    if (request === undefined) throw new Error('nothing received');
    return request;
  }

  answerWith(status: number, headers: Readonly<Record<string, string>> = {}): void {
    this.answer = (_, response) => void response.writeHead(status, headers).end();
  }

  /** Resolves with the next request, or the first one that nobody has waited for. */
  async next(count: number): Promise<ReceivedRequest> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.received[count - 1] as ReceivedRequest;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    this.received.push(received);
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.answer(received, response);
  }
}
