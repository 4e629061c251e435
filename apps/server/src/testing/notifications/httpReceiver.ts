/** A receiver of notifications on loopback, and the channel that posts to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliveryChannel, NotificationMessage } from '../../notifications/deliveryChannel.ts';

export interface HttpReceiver {
  readonly url: string;
  readonly received: readonly NotificationMessage[];
  close(): Promise<void>;
}

export async function openHttpReceiver(): Promise<HttpReceiver> {
  const received: NotificationMessage[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => void (text += part));
    request.on('end', () => {
      received.push(JSON.parse(text) as NotificationMessage);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export const httpChannel = (url: string): DeliveryChannel => ({
  kind: 'webhook',
  destinationsOf: () => Promise.resolve([{ id: 'receiver', target: url }]),
  async deliver(message) {
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(message) });
    return ok ? { kind: 'accepted' } : { kind: 'failed', reason: `status ${status}` };
  },
});
