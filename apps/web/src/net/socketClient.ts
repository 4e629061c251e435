import type { OpenSocketTransport } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import { observable } from '../observable.ts';

/** `old`: the page must be reloaded; `ended`: the session has ended. */
export type ConnectionState = 'opening' | 'open' | 'broken' | 'old' | 'ended';

const OLD_CLIENT = 4000;

const openSocket: OpenSocketTransport = (handlers) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?v=${PROTOCOL_VERSION}`);
  socket.addEventListener('open', () => handlers.onOpen());
  socket.addEventListener('message', ({ data }) => handlers.onMessage(data as string));
  socket.addEventListener('close', ({ code }) => handlers.onClose(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

const schedule = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

export const connectionState = observable<ConnectionState>('opening');
let client: Client | undefined;

export function getClient(): Client {
  if (client !== undefined) return client;
  connectionState.set('opening');
  client = new Client(openSocket, schedule);
  client.onOnline = (isOnline) => connectionState.set(isOnline ? 'open' : 'broken');
  client.onEnded = (code) => connectionState.set(code === OLD_CLIENT ? 'old' : 'ended');
  return client;
}

/** The server identifies the person when the socket opens, so a change of person needs a new connection. */
export function closeClient(): void {
  client?.close();
  client = undefined;
}
