import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableInfo } from '@pithead/protocol';
import { afterAll } from 'vitest';
import { WebSocketServer } from 'ws';

interface FakeServerBehaviour {
  readonly answer: (path: string) => { readonly status: number; readonly body: string };
  readonly socketStatus?: number;
  readonly messagesFor?: (channel: number) => readonly object[];
}

const closes: (() => void)[] = [];
afterAll(() => closes.forEach((close) => close()));

export async function startFakeServer({
  answer,
  socketStatus,
  messagesFor = () => [],
}: FakeServerBehaviour): Promise<string> {
  const http = createServer((request, response) => {
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    if (socketStatus !== undefined)
      return void socket.end(`HTTP/1.1 ${socketStatus} No\r\ncontent-length: 0\r\n\r\n`);
    return sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('message', (data) => {
        const { channel } = JSON.parse((data as Buffer).toString('utf8')) as { channel: number };
        for (const message of messagesFor(channel)) opened.send(JSON.stringify(message));
      });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closes.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

export const fakeTable = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: 'A'.repeat(22),
  game: 'siberia',
  version: 1,
  options: {},
  seats: [
    { seat: 0, name: 'Anna', kind: 'person', level: null, isYours: true, person: null },
    { seat: 1, name: 'Ben', kind: 'person', level: null, isYours: false, person: null },
  ],
  isPublic: false,
  isHotSeat: false,
  isRated: false,
  pace: 'live',
  clock: { kind: 'none' },
  status: 'open',
  isHost: false,
  isYourTurn: false,
  createdAt: 0,
  next: null,
  ...change,
});
