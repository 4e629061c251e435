/** The socket of the browser, for the protocol's client. One for all tables of a page. */
import type { OpenWire } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import { observable } from '../observable.ts';

/** How the connection is: `old` wants a reload, `ended` a new session. */
export type ConnectionState = 'opening' | 'open' | 'broken' | 'old' | 'ended';

const OLD_CLIENT = 4000;

const openSocket: OpenWire = (told) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?v=${PROTOCOL_VERSION}`);
  socket.addEventListener('open', () => told.opened());
  socket.addEventListener('message', ({ data }) => told.heard(data as string));
  socket.addEventListener('close', ({ code }) => told.closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

const schedule = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

export const connectionState = observable<ConnectionState>('opening');
let client: Client | undefined;

/** Opened when the first table is looked at. */
export function getClient(): Client {
  if (client !== undefined) return client;
  connectionState.set('opening');
  client = new Client(openSocket, schedule);
  client.onOnline = (isOnline) => connectionState.set(isOnline ? 'open' : 'broken');
  client.onEnded = (code) => connectionState.set(code === OLD_CLIENT ? 'old' : 'ended');
  return client;
}

/** Who one is was settled when the socket opened: after a change it is opened anew. */
export function closeClient(): void {
  client?.close();
  client = undefined;
}
