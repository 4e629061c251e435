/**
 * Fixture of the access matrix: one server, the actors, and a table in every stage, renewed after each
 * change.
 */
import type { ServerMessage } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import { WebSocket } from 'ws';
import { stateHash } from '../../match/stateHash.ts';
import type { BotWorkerPool } from '../../bots/botWorkerPool.ts';
import type { Config } from '../../config.ts';
import { parseName } from '../../people/names/names.ts';
import { PasswordService } from '../../people/passwordService.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import { startTestServer, TestClient } from '../servers/testServer.ts';
import type { CredentialKind, SignedInActor, TableStage, Actor } from './actors.ts';
import { TEST_GAME, TEST_PASSWORD } from './actors.ts';
import { realTime } from '../../time.ts';

/** Hashed once for all hosts, because hashing is slow on purpose. */
const passwordHash = new PasswordService().hash(TEST_PASSWORD);

/** Bots that never decide, so that a table changes only by what actors do. */
export const IDLE_BOTS = {
  ask: () => new Promise(() => undefined),
  close: () => Promise.resolve(),
} as unknown as BotWorkerPool;

export interface AccessAnswer {
  /** Status and reason: `200` or `403 notHost`. */
  readonly cell: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export class AccessFixture {
  readonly server: RunningServer;
  readonly #skip: (ms: number) => void;
  readonly #tables = new Map<string, string>();
  readonly clients = {} as Record<SignedInActor, TestClient>;
  accountName = '';
  #made = 0;

  constructor(hall: RunningServer, skip: (ms: number) => void) {
    this.server = hall;
    this.#skip = skip;
  }

  /** The monotonic clock can be skipped, so that no test waits for a throttle. */
  static async open(config: Partial<Config> = {}, ports: ServerPorts = {}): Promise<AccessFixture> {
    let skipped = 0;
    const time = { ...realTime, monotonic: () => realTime.monotonic() + skipped };
    const scene = new AccessFixture(
      await startTestServer(undefined, config, { time, pool: IDLE_BOTS, ...ports }),
      (ms) => void (skipped += ms),
    );
    for (const who of ['stranger', 'spectator', 'opponent', 'host'] as const) await scene.replaceActor(who);
    return scene;
  }

  async replaceActor(who: SignedInActor): Promise<void> {
    this.#tables.clear();
    this.clients[who] = await TestClient.createGuest(this.server.url, 'Somebody');
    if (who === 'stranger') await this.clients.stranger.createTable({ game: TEST_GAME, seats: 2 });
    if (who === 'host') await this.#register(this.clients.host);
  }

  async #register({ id }: TestClient): Promise<void> {
    this.accountName = this.newName();
    const hashed = (await passwordHash) as { value: string };
    const { key } = parseName(this.accountName) as { key: string };
    await this.server.context.store.changePerson(id, {
      name: this.accountName,
      accountKey: key,
      passwordHash: hashed.value,
    });
  }

  newName = (): string => `Hanna ${++this.#made}`;

  /** An untouched table of this stage; the same one until `forget` is called. */
  async tableAt(stage: TableStage, isPublic = false): Promise<string> {
    const known = this.#tables.get(`${stage} ${isPublic}`);
    if (known !== undefined) return known;
    const id = await this.#newTable(stage, isPublic);
    this.#tables.set(`${stage} ${isPublic}`, id);
    return id;
  }

  async #newTable(stage: TableStage, isPublic: boolean): Promise<string> {
    const { host, opponent } = this.clients;
    const { id } = await host.createTable({ game: TEST_GAME, seats: stage === 'waiting' ? 3 : 2, isPublic });
    await sure(opponent, 'POST', `/api/tables/${id}/join`, {});
    if (stage === 'waiting' || stage === 'full') return id;
    await sure(host, 'POST', `/api/tables/${id}/start`);
    // The starting seat is random; open tables until the host has it.
    if ((await this.server.context.matches.open(id)).matchState.asked !== 1)
      return this.#newTable(stage, isPublic);
    if (stage === 'playing') return id;
    // The waiting seat resigns first; otherwise a bot would play on for the seat that is asked.
    await sure(opponent, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 1, id: 'r', seq: 0 });
    await sure(host, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 0, id: 'r', seq: 1 });
    return id;
  }

  discardTable(table: string): void {
    for (const [kind, id] of this.#tables) if (id === table) this.#tables.delete(kind);
  }

  /** Skips a day, longer than any throttle. */
  skipDay(): void {
    this.#skip(24 * 3_600_000);
  }

  headersOf(who: Actor, by: CredentialKind): Record<string, string> {
    const token = who === 'anonymous' ? undefined : this.clients[who].token;
    if (by === 'bearer') return token === undefined ? {} : { authorization: `Bearer ${token}` };
    return { origin: this.server.url, ...(token === undefined ? {} : { cookie: `pithead=${token}` }) };
  }

  request(
    headers: Record<string, string>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<AccessAnswer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.requestRaw(
      { ...type, ...headers },
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
    );
  }

  async requestRaw(
    headers: Record<string, string>,
    method: string,
    path: string,
    body?: string | Buffer,
  ): Promise<AccessAnswer> {
    const response = await fetch(this.server.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const told = isJson && text !== '' ? (JSON.parse(text) as { reason?: string }) : undefined;
    const isRefused = response.status >= 400 && told?.reason !== undefined;
    return {
      cell: isRefused ? `${response.status} ${told.reason}` : String(response.status),
      body: told,
      headers: response.headers,
    };
  }

  /**
   * A string of everything that a refused request must not change: table, match, chat, people, number of
   * tables.
   */
  async fingerprint(table: string): Promise<string> {
    const { store, matches, sessions } = this.server.context;
    const found = await store.findTable(table);
    const live = found === undefined || found.table.status === 'open' ? undefined : await matches.open(table);
    // Runs as a job of the match, so that no command is half applied.
    const match = await live?.run(() => [
      live.matchState.seq,
      stateHash(live.matchState.state),
      live.matchState.requests,
    ]);
    const chat = [
      await store.lastChatLines(table, 'players', 100),
      await store.lastChatLines(table, 'spectators', 100),
    ];
    const people = await Promise.all(
      Object.values(this.clients).map(async ({ id, token = '' }) => {
        return [
          await store.findPerson(id),
          (await sessions.find(token)) !== undefined,
          await store.mutedBy(id),
        ];
      }),
    );
    const { length } = await store.allTableIds();
    return JSON.stringify([found, match, chat, people, length]);
  }
}

async function sure(visitor: TestClient, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await visitor.request(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
}

export class RawClient {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  /** The status of a refused upgrade, or the close code. */
  readonly closed: Promise<number>;
  readonly #wakes = new Set<() => void>();

  constructor(url: string, headers: Record<string, string>, query = `v=${PROTOCOL_VERSION}`) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket?${query}`, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as ServerMessage);
      for (const wake of this.#wakes) wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      this.socket.on('close', resolve);
    });
  }

  static async open(url: string, headers: Record<string, string>): Promise<RawClient> {
    const line = new RawClient(url, headers);
    await line.nextMessage(({ type }) => type === 'welcome');
    return line;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  nextMessage(fits: (message: ServerMessage) => boolean, ms = 5000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`nothing fits: ${JSON.stringify(this.received).slice(0, 2000)}`)),
        ms,
      );
      const look = (): void => {
        const at = this.received.findIndex(fits);
        if (at < 0) return;
        clearTimeout(late);
        this.#wakes.delete(look);
        resolve(this.received.splice(at, 1)[0] as ServerMessage);
      };
      this.#wakes.add(look);
      look();
    });
  }

  /** Resolves when all messages sent before have been handled, except those that wait for the store. */
  async ping(ask = 999_999_999): Promise<void> {
    this.send({ type: 'ping', ask });
    await this.nextMessage((message) => message.type === 'answer' && message.ask === ask);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
