/**
 * Child process: clients that play against two bots each and answer at once, so that bots think all the time.
 */
import type { Ply } from '@pithead/kernel';
import type { TableInfo } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import { WebSocket } from 'ws';
import { fastRandom } from '../../simulate/fastRandom.ts';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';

const LEVEL = 'director';

export function startBotTables(): RequestHandlers {
  const clients: Client[] = [];
  const random = fastRandom('bot tables');

  async function open(url: string): Promise<void> {
    const token = await post<{ token: string }>(url, '/api/guests', { name: 'Player', language: 'en' });
    const bots = Array.from({ length: BENCH_SEATS - 1 }, () => LEVEL);
    const { id } = await post<TableInfo>(
      url,
      '/api/tables',
      { game: BENCH_GAME, seats: BENCH_SEATS, bots },
      token.token,
    );
    play(clientAt(url, token.token), id);
  }

  function clientAt(url: string, token: string): Client {
    const client = new Client(
      (listener) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?v=${PROTOCOL_VERSION}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        socket.on('open', () => listener.opened());
        socket.on('message', (data: Buffer) => listener.heard(data.toString()));
        socket.on('close', (code) => listener.closed(code));
        socket.on('error', () => undefined);
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    );
    clients.push(client);
    return client;
  }

  function play(client: Client, table: string): void {
    let acts = 0;
    let isActing = false;
    const act = async (): Promise<void> => {
      const offers = client.offers(channel);
      const seq = client.shown(channel)?.state?.seq;
      if (isActing || offers.length === 0 || seq === undefined) return;
      isActing = true;
      const [verb, noun] = offers[random(offers.length)] as Ply;
      await client.act(table, { act: 'play', seat: 0, id: `b${acts++}`, seq, plies: [[verb, noun]] });
      isActing = false;
      void act();
    };
    const channel = client.watch(table, 0, { shown: () => void act() });
  }

  return {
    async open({ url, many }: { url: string; many: number }) {
      for (let i = 0; i < many; i++) await open(url);
    },
    close: () => clients.splice(0).forEach((client) => client.close()),
  };
}

async function post<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
