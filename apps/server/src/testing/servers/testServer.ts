/** Starts a real server on a free port with its own database, and connects clients over real sockets. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact, Ply } from '@pithead/kernel';
import type { Act, NewTable, RequestRefusal, TableInfo, TableListener } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { Config } from '../../config.ts';
import { configFrom } from '../../config.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import { startServer } from '../../server.ts';

const TEST_ENV = {
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_THREADS: '1',
  PITHEAD_REQUESTS_PER_MINUTE: '1000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '10000',
  PITHEAD_MESSAGES_PER_SECOND: '100000',
};

const folders: string[] = [];

export function newTestFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'pithead-server-'));
  folders.push(folder);
  return folder;
}

/** In memory if possible: for suites that play a lot and don't test durability. */
export const newMemoryFolder = (): string => newTestFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined);

export function removeTestFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const testConfig = (data: string, change: Partial<Config> = {}): Config => ({
  ...configFrom({ ...TEST_ENV, PITHEAD_DATA: data }),
  ...change,
});

export const startTestServer = (
  data = newTestFolder(),
  change: Partial<Config> = {},
  ports: ServerPorts = {},
): Promise<RunningServer> =>
  startServer(testConfig(data, change), {
    log: pino({ level: process.env['PITHEAD_TEST_LOG'] ?? 'silent' }),
    ...ports,
  });

export interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T;
}

/** A client with a session, over HTTP and over the protocol package's socket client. */
export class TestClient {
  readonly url: string;
  readonly token: string | undefined;
  readonly id: string;
  #client: Client | undefined;
  #sockets: WebSocket[] = [];
  #acts = 0;
  readonly newsBytes: number[] = [];

  constructor(url: string, token?: string, id = '') {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  static async createGuest(url: string, name: string): Promise<TestClient> {
    const { status, body } = await new TestClient(url).request<{ token: string; person: { id: string } }>(
      'POST',
      '/api/guests',
      {
        name,
        language: 'nl',
      },
    );
    if (status !== 201) throw new Error(`no guest: ${JSON.stringify(body)}`);
    return new TestClient(url, body.token, body.person.id);
  }

  async request<T = RequestRefusal>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  async createTable(wish: NewTable): Promise<TableInfo> {
    const { status, body } = await this.request<TableInfo>('POST', '/api/tables', wish);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  get client(): Client {
    return (this.#client ??= new Client(
      (told) => {
        const socket = this.openSocket();
        socket.on('open', () => told.opened());
        socket.on('message', (data: Buffer) => {
          if (data.includes('"type":"news"')) this.newsBytes.push(data.length);
          told.heard(data.toString());
        });
        socket.on('close', (code) => told.closed(code));
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    ));
  }

  openSocket(query = `v=${PROTOCOL_VERSION}`, headers: Record<string, string> = {}): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket?${query}`, {
      headers: { ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }), ...headers },
    });
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }

  /** Terminates the connections without a closing handshake, like a lost network. */
  dropConnections(): void {
    for (const socket of this.#sockets.splice(0)) socket.terminate();
  }

  play(
    table: string,
    seat: number,
    seq: number,
    plies: readonly Ply[],
  ): Promise<{ seq: number } | RequestRefusal> {
    return this.act(table, {
      act: 'play',
      seat,
      id: this.newCommandId(),
      seq,
      plies: plies.map(([verb, noun]) => [verb, noun]),
    });
  }

  newCommandId = (): string => `${this.id.slice(0, 6)}-${++this.#acts}`;

  act(table: string, act: Act): Promise<{ seq: number } | RequestRefusal> {
    return this.client.act(table, act);
  }

  close(): void {
    this.#client?.close();
    this.dropConnections();
  }
}

/** Plays a seat until the match is over; resolves to all facts that the seat was told. */
export function playMatchToEnd(
  visitor: TestClient,
  table: string,
  seat: number,
  choose: (offers: readonly Ply[]) => Ply,
  told: TableListener = {},
): Promise<Fact[]> {
  return new Promise((resolve, reject) => {
    const facts: Fact[] = [];
    let isActing = false;
    const channel = visitor.client.watch(table, seat, {
      ...told,
      shown(shown, news) {
        facts.push(...news);
        told.shown?.(shown, news);
        if (shown.state?.outcome) return resolve(facts);
        void next();
      },
      refused: (refused) => reject(new Error(JSON.stringify(refused))),
    });
    async function next(): Promise<void> {
      if (isActing) return;
      const offers = visitor.client.offers(channel);
      const state = visitor.client.shown(channel)?.state;
      if (offers.length === 0 || state === undefined) return;
      isActing = true;
      const answer = await visitor.play(table, seat, state.seq, [choose(offers)]);
      isActing = false;
      if ('reason' in answer && answer.reason !== 'stale') reject(new Error(JSON.stringify(answer)));
      else void next();
    }
  });
}
