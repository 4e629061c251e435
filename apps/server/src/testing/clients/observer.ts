import type { RawSocket } from './rawSocket.ts';
import type { TestClient } from './testClient.ts';

export interface Observer {
  readonly client: TestClient;
  readonly socket: RawSocket;
}

export const observeClient = async (client: TestClient): Promise<Observer> => ({
  client,
  socket: await client.openRawSocket(),
});

export async function observeTable(client: TestClient, table: string, as: number | null): Promise<Observer> {
  const observer = await observeClient(client);
  await observer.socket.sendAndWait([{ type: 'subscribe', channel: 1, table, as }]);
  return observer;
}
