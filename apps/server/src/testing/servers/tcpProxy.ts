/** Distributes connections round robin, without sticky sessions, and skips ports that refuse. */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface TcpProxy {
  readonly url: string;
  readonly ports: number[];
  close(): Promise<void>;
}

export async function startTcpProxy(): Promise<TcpProxy> {
  const ports: number[] = [];
  const sockets = new Set<Socket>();
  let nextPort = 0;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const forward = (client: Socket, tries: number): void => {
    if (tries === 0) return void client.destroy();
    const upstream = track(connect(ports[nextPort++ % ports.length] ?? 1, '127.0.0.1'));
    upstream.once('error', () => upstream.pending && forward(client, tries - 1));
    upstream.once('connect', () => {
      upstream.pipe(client).pipe(upstream);
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
    });
  };
  const server = createServer((client) => forward(track(client), ports.length));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
