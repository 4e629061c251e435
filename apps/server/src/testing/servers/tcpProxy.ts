/** Distributes connections round robin, without sticky sessions, and skips ports that refuse. */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface TcpProxy {
  readonly url: string;
  readonly ports: number[];
  close(): Promise<void>;
}

export async function startTcpProxy(): Promise<TcpProxy> {
  const doors: number[] = [];
  const sockets = new Set<Socket>();
  let turn = 0;
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const lead = (client: Socket, tries: number): void => {
    if (tries === 0) return void client.destroy();
    const door = kept(connect(doors[turn++ % doors.length] ?? 1, '127.0.0.1'));
    door.once('error', () => door.pending && lead(client, tries - 1));
    door.once('connect', () => {
      door.pipe(client).pipe(door);
      client.once('close', () => door.destroy());
      door.once('close', () => client.destroy());
    });
  };
  const server = createServer((client) => lead(kept(client), doors.length));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports: doors,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
