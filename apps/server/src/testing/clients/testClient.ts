/** Follows the protocol: one session, used over HTTP and with the protocol package's socket client. */
import type { Ply } from '@pithead/kernel';
import type { Act, NewTable, RequestRefusal, TableInfo } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import { WebSocket } from 'ws';
import { bearerHeader, RawClient } from './rawClient.ts';
import type { RawSocket } from './rawSocket.ts';

export interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T;
}

export class TestClient {
  readonly url: string;
  readonly token: string | undefined;
  readonly id: string;
  #client: Client | undefined;
  #raw: RawClient | undefined;
  #sockets: WebSocket[] = [];
  readonly #rawSockets: RawSocket[] = [];
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
        ...bearerHeader(this.token),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  async createTable(table: NewTable): Promise<TableInfo> {
    const { status, body } = await this.request<TableInfo>('POST', '/api/tables', table);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  get socketClient(): Client {
    return (this.#client ??= new Client(
      (listener) => {
        const socket = this.#openWebSocket();
        socket.on('open', () => listener.onOpen());
        socket.on('message', (data: Buffer) => {
          if (data.includes('"type":"news"')) this.newsBytes.push(data.length);
          listener.onMessage(data.toString());
        });
        socket.on('close', (code) => listener.onClose(code));
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    ));
  }

  #openWebSocket(): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket?v=${PROTOCOL_VERSION}`, {
      headers: bearerHeader(this.token),
    });
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }

  get raw(): RawClient {
    return (this.#raw ??= new RawClient(this.url, bearerHeader(this.token)));
  }

  async openRawSocket(): Promise<RawSocket> {
    const socket = await this.raw.openSocket();
    this.#rawSockets.push(socket);
    return socket;
  }

  /** Without a closing handshake, like a lost network. */
  dropConnections(): void {
    for (const socket of this.#sockets.splice(0)) socket.terminate();
    for (const socket of this.#rawSockets.splice(0)) socket.close();
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
    return this.socketClient.act(table, act);
  }

  close(): void {
    this.#client?.close();
    this.#raw?.close();
    this.dropConnections();
  }
}
