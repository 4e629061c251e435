import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import type { SocketTransportEvents } from './reconnectingSocket.ts';

class FakeNetwork {
  readonly sockets: {
    readonly listener: SocketTransportEvents;
    readonly sent: string[];
    isClosed: boolean;
  }[] = [];
  readonly onlineChanges: boolean[] = [];
  readonly client: Client;
  #timers: { readonly at: number; readonly call: () => void }[] = [];
  #now = 0;

  constructor() {
    this.client = new Client(
      (listener) => {
        const socket = { listener, sent: [] as string[], isClosed: false };
        this.sockets.push(socket);
        return { send: (text) => void socket.sent.push(text), close: () => void (socket.isClosed = true) };
      },
      (ms, call) => {
        const timer = { at: this.#now + ms, call };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
      },
    );
    this.client.onOnline = (isOnline) => void this.onlineChanges.push(isOnline);
    this.sockets[0]?.listener.onOpen();
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}

const PLAY = { act: 'play', seat: 0, id: 'a', seq: 0, plies: [['sealBid', 0]] } as const;
const DONE = JSON.stringify({ type: 'done', id: 'a', seq: 1 });

describe('a socket that is silent though an answer is due', () => {
  it('a socket is reported offline if an answer is late, and online with the next message', async () => {
    const net = new FakeNetwork();
    const answer = net.client.act('t', { ...PLAY, plies: [['sealBid', 0]] });
    net.advance(2_000);
    expect(net.onlineChanges).toEqual([true]);
    net.advance(1_000);
    expect(net.onlineChanges).toEqual([true, false]);
    net.sockets[0]?.listener.onMessage(DONE);
    expect(net.onlineChanges).toEqual([true, false, true]);
    expect(await answer).toEqual({ seq: 1 });
    for (let seconds = 0; seconds < 60; seconds++) net.advance(1_000);
    expect([net.onlineChanges.length, net.sockets.length]).toEqual([3, 1]);
  });

  it('a silent socket is replaced by one that repeats the command, and its late messages are ignored', async () => {
    const net = new FakeNetwork();
    const answer = net.client.act('t', { ...PLAY, plies: [['sealBid', 0]] });
    for (let seconds = 0; seconds < 13; seconds++) net.advance(1_000);
    const [old, fresh] = net.sockets;
    expect([old?.isClosed, net.sockets.length]).toEqual([true, 2]);
    old?.listener.onClose(1006);
    old?.listener.onMessage(DONE);
    net.advance(1_000);
    expect(net.sockets).toHaveLength(2);
    fresh?.listener.onOpen();
    expect(fresh?.sent).toEqual(old?.sent);
    fresh?.listener.onMessage(DONE);
    expect(await answer).toEqual({ seq: 1 });
    expect(net.onlineChanges.at(-1)).toBe(true);
  });

  it('silence is no problem while no answer is due', () => {
    const net = new FakeNetwork();
    net.client.watch('t', null, {});
    for (let seconds = 0; seconds < 60; seconds++) net.advance(1_000);
    expect([net.onlineChanges, net.sockets.length]).toEqual([[true], 1]);
  });
});

describe('chat lines', () => {
  it('a chat line is delivered once, and another of the same number in the other room as well', () => {
    const net = new FakeNetwork();
    const received: string[] = [];
    const channel = net.client.watch('t', null, {
      onChatLine: ({ room, number }) => void received.push(`${room} ${number}`),
    });
    const line = (room: string, number: number) => ({
      number,
      person: 'p',
      name: 'Ada',
      room,
      text: 'Hm',
      at: 5,
    });
    for (const said of [
      line('spectators', 1),
      line('spectators', 1),
      line('players', 1),
      line('spectators', 2),
      line('players', 1),
    ])
      net.sockets[0]?.listener.onMessage(JSON.stringify({ type: 'chat', channel, line: said }));
    expect(received).toEqual(['spectators 1', 'players 1', 'spectators 2']);
  });
});
