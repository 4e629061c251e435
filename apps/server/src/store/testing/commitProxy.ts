import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * Faults of the next COMMIT. `answerLost`: it succeeds, its reply is dropped. `cut`: it is forwarded and the
 * client disconnected. `commitLost`: it is dropped. `delayed`: the client is disconnected at once, the COMMIT
 * forwarded later.
 */
export const COMMIT_FAULTS = ['answerLost', 'cut', 'commitLost', 'delayed'] as const;
type Cut = (typeof COMMIT_FAULTS)[number];

const DELAY_MS = 200;

export interface CommitProxy {
  readonly port: number;
  readonly faults: number;
  failNext(how: Cut): void;
  close(): Promise<void>;
}

export async function startCommitProxy(serverPort: number): Promise<CommitProxy> {
  let planned: Cut | undefined;
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let isCut = false;
    upstream.on('data', (answer) => {
      if (!isCut) client.write(answer);
      else if (!client.destroyed) client.destroy();
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => isCut || upstream.destroy());
    client.on('data', (message) => {
      if (planned === undefined || !message.includes('COMMIT')) return void upstream.write(message);
      isCut = true;
      cuts++;
      cutting[planned](client, upstream, message);
      planned = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get faults() {
      return cuts;
    },
    failNext: (how) => void (planned = how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const cutting: Readonly<Record<Cut, (client: Socket, upstream: Socket, message: Buffer) => void>> = {
  answerLost: (_, upstream, message) => void upstream.write(message),
  cut: (client, upstream, message) => {
    upstream.write(message);
    client.destroy();
  },
  commitLost: (client, upstream) => {
    client.destroy();
    upstream.destroy();
  },
  delayed: (client, upstream, message) => {
    client.destroy();
    setTimeout(() => upstream.write(message), DELAY_MS);
  },
};
