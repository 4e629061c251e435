/** An HTTP receiver on loopback that refuses some attempts, and can leave one without an answer. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import type { PostedNotification } from '../../servers/notifyingServer.ts';

/** One attempt in this many is answered with an error. */
const REFUSAL_RATE = 8;

export interface Arrival extends PostedNotification {
  readonly at: number;
  readonly isAccepted: boolean;
}

export class NotificationReceiver {
  readonly arrivals: Arrival[] = [];
  readonly #random: TestRandom;
  readonly #server: Server;
  #withhold: (() => void) | undefined;

  private constructor(random: TestRandom) {
    this.#random = random;
    this.#server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => void (text += part));
      request.on('end', () => this.#receive(JSON.parse(text) as PostedNotification, response));
    });
  }

  static async open(random: TestRandom): Promise<NotificationReceiver> {
    const receiver = new NotificationReceiver(random);
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Calls back at the next arrival, which gets no answer. */
  withholdNextAnswer(onArrival: () => void): void {
    this.#withhold = onArrival;
  }

  #receive(posted: PostedNotification, response: ServerResponse): void {
    const withhold = this.#withhold;
    this.#withhold = undefined;
    const isAccepted = withhold === undefined && this.#random.below(REFUSAL_RATE) !== 0;
    this.arrivals.push({ ...posted, at: Date.now(), isAccepted });
    if (withhold === undefined) response.writeHead(isAccepted ? 204 : 503).end();
    else withhold();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }
}
