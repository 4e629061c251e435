/**
 * 1.6 Mbit/s down and 150 ms round trip, like a phone. Unlike the browser's own throttling it also slows down
 * workers and WebSockets.
 */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const ROUND_TRIP_MS = 150;
/** Packets in transit are still delivered after one side has closed. */
const LINGER_MS = 5000;
const PACKET_BYTES = 1460;

export interface SlowConnection {
  readonly address: string;
  stop(): Promise<void>;
}

function pipeTo(to: Socket): (packet: Buffer, at: number) => void {
  const waiting: { readonly packet: Buffer; readonly at: number }[] = [];
  function deliver(): void {
    const next = waiting[0];
    if (next === undefined) return;
    const wait = next.at - performance.now();
    if (wait > 0) return void setTimeout(deliver, wait);
    waiting.shift();
    if (to.writable) to.write(next.packet);
    deliver();
  }
  return (packet, at) => {
    waiting.push({ packet, at: Math.max(at, waiting.at(-1)?.at ?? 0) });
    if (waiting.length === 1) deliver();
  };
}

export function openSlowConnection(port: number): Promise<SlowConnection> {
  const open = new Set<Socket>();
  /** All connections share the bandwidth: a packet starts when the previous one has passed. */
  let freeAt = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const up = pipeTo(upstream);
    const down = pipeTo(client);
    // The TCP handshake takes a round trip before the first request leaves.
    const handshake = performance.now() + ROUND_TRIP_MS;
    client.on('data', (data: Buffer) => up(data, Math.max(handshake, performance.now()) + ROUND_TRIP_MS / 2));
    upstream.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PACKET_BYTES) {
        const packet = data.subarray(at, at + PACKET_BYTES);
        freeAt = Math.max(performance.now(), freeAt) + packet.length / BYTES_PER_MS;
        down(packet, freeAt + ROUND_TRIP_MS / 2);
      }
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(() => other.destroy(), LINGER_MS);
      });
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of open) socket.destroy();
          }),
      }),
    );
  });
}
