import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SlowConnection } from './slowConnection.ts';
import { openSlowConnection } from './slowConnection.ts';

const LONG = 'pithead '.repeat(10_000);
const server = createServer(
  (request, response) => void response.end(request.url === '/long' ? LONG : 'short'),
);
let connection: SlowConnection;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  connection = await openSlowConnection((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await connection.stop();
  server.close();
});

test('a short response takes at least a handshake and a round trip', async () => {
  const begun = performance.now();
  expect(await (await fetch(`${connection.address}/short`)).text()).toBe('short');
  expect(performance.now() - begun).toBeGreaterThan(295);
});

test('a long response arrives complete and in order, no faster than 1.6 Mbit/s', async () => {
  const begun = performance.now();
  expect(await (await fetch(`${connection.address}/long`)).text()).toBe(LONG);
  expect(performance.now() - begun).toBeGreaterThan(LONG.length / 200);
});
