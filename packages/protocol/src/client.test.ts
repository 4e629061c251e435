import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import type { SocketTransportEvents } from './reconnectingSocket.ts';

/** A net whose lines stay open whatever happens, and a time that the test lets pass. */
class Net {
  readonly lines: { readonly told: SocketTransportEvents; readonly sent: string[]; isClosed: boolean }[] = [];
  readonly heard: boolean[] = [];
  readonly client: Client;
  #timers: { readonly at: number; readonly call: () => void }[] = [];
  #now = 0;

  constructor() {
    this.client = new Client(
      (told) => {
        const line = { told, sent: [] as string[], isClosed: false };
        this.lines.push(line);
        return { send: (text) => void line.sent.push(text), close: () => void (line.isClosed = true) };
      },
      (ms, call) => {
        const timer = { at: this.#now + ms, call };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
      },
    );
    this.client.onOnline = (isOnline) => void this.heard.push(isOnline);
    this.lines[0]?.told.opened();
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}

const PLAY = { act: 'play', seat: 0, id: 'a', seq: 0, plies: [['sealBid', 0]] } as const;
const DONE = JSON.stringify({ type: 'done', id: 'a', seq: 1 });

describe('a line that is silent though an answer is due', () => {
  it('a socket is reported offline if an answer is late, and online with the next message', async () => {
    const net = new Net();
    const answer = net.client.act('t', { ...PLAY, plies: [['sealBid', 0]] });
    net.pass(2_000);
    expect(net.heard).toEqual([true]);
    net.pass(1_000);
    expect(net.heard).toEqual([true, false]);
    net.lines[0]?.told.heard(DONE);
    expect(net.heard).toEqual([true, false, true]);
    expect(await answer).toEqual({ seq: 1 });
    for (let seconds = 0; seconds < 60; seconds++) net.pass(1_000);
    expect([net.heard.length, net.lines.length]).toEqual([3, 1]);
  });

  it('a silent socket is replaced by one that repeats the command, and its late messages are ignored', async () => {
    const net = new Net();
    const answer = net.client.act('t', { ...PLAY, plies: [['sealBid', 0]] });
    for (let seconds = 0; seconds < 13; seconds++) net.pass(1_000);
    const [old, fresh] = net.lines;
    expect([old?.isClosed, net.lines.length]).toEqual([true, 2]);
    old?.told.closed(1006);
    old?.told.heard(DONE);
    net.pass(1_000);
    expect(net.lines).toHaveLength(2);
    fresh?.told.opened();
    expect(fresh?.sent).toEqual(old?.sent);
    fresh?.told.heard(DONE);
    expect(await answer).toEqual({ seq: 1 });
    expect(net.heard.at(-1)).toBe(true);
  });

  it('silence is no problem while no answer is due', () => {
    const net = new Net();
    net.client.watch('t', null, {});
    for (let seconds = 0; seconds < 60; seconds++) net.pass(1_000);
    expect([net.heard, net.lines.length]).toEqual([[true], 1]);
  });
});

describe('a line of the chat', () => {
  it('a chat line is delivered once, and another of the same number in the other room as well', () => {
    const net = new Net();
    const told: string[] = [];
    const channel = net.client.watch('t', null, {
      chat: ({ room, number }) => void told.push(`${room} ${number}`),
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
      net.lines[0]?.told.heard(JSON.stringify({ type: 'chat', channel, line: said }));
    expect(told).toEqual(['spectators 1', 'players 1', 'spectators 2']);
  });
});
