/** One server, the actors, and a table in every stage, renewed after each change. */
import { stateHash } from '../../match/stateHash.ts';
import type { BotWorkerPool } from '../../bots/botWorkerPool.ts';
import type { Config } from '../../config.ts';
import { parseName } from '../../people/names/names.ts';
import { PasswordService } from '../../people/passwordService.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import type { RawResponse } from '../clients/rawClient.ts';
import { bearerHeader, cookieHeader, RawClient } from '../clients/rawClient.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import { channelsStateOf } from '../../channels/channelStates.ts';
import { TestClient } from '../clients/testClient.ts';
import { startTestServer } from '../servers/testServer.ts';
import type { CredentialKind, SignedInActor, TableStage, Actor } from './actors.ts';
import { TEST_GAME, TEST_PASSWORD } from './actors.ts';
import { realTime } from '../../time.ts';

/** Hashed once for all hosts, because hashing is slow on purpose. */
const passwordHash = new PasswordService().hash(TEST_PASSWORD);

/** Bots never decide, so that a table changes only by what actors do. */
export const IDLE_BOTS = {
  ask: () => new Promise(() => undefined),
  close: () => Promise.resolve(),
} as unknown as BotWorkerPool;

/** All channels are configured; no mail server listens. */
const LOCAL_CHANNELS = { smtpUrl: 'smtp://127.0.0.1:9', allowsLocalTargets: true } as const;

export class AccessFixture {
  readonly server: RunningServer;
  readonly raw: RawClient;
  readonly #skip: (ms: number) => void;
  readonly #tables = new Map<string, string>();
  readonly clients = {} as Record<SignedInActor, TestClient>;
  accountName = '';
  #made = 0;

  constructor(server: RunningServer, skip: (ms: number) => void) {
    this.server = server;
    this.raw = new RawClient(server.url);
    this.#skip = skip;
  }

  /** The monotonic clock can be advanced, so that no test waits for a throttle. */
  static async open(config: Partial<Config> = {}, ports: ServerPorts = {}): Promise<AccessFixture> {
    let skipped = 0;
    const time = { ...realTime, monotonic: () => realTime.monotonic() + skipped };
    const fixture = new AccessFixture(
      await startTestServer(undefined, { ...LOCAL_CHANNELS, ...config }, { time, pool: IDLE_BOTS, ...ports }),
      (ms) => void (skipped += ms),
    );
    for (const who of ['stranger', 'spectator', 'opponent', 'host'] as const) await fixture.replaceActor(who);
    return fixture;
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
    await requestOk(opponent, 'POST', `/api/tables/${id}/join`, {});
    if (stage === 'waiting' || stage === 'full') return id;
    await requestOk(host, 'POST', `/api/tables/${id}/start`);
    // Which seat starts is random.
    const { matches, store } = this.server.context;
    if ((await matches.open(id)).matchState.pendingSeats !== 1) {
      // So that it does not count against the limit of tables.
      await store.changeTable(id, { status: 'over' });
      return this.#newTable(stage, isPublic);
    }
    if (stage === 'playing') return id;
    // The waiting seat resigns first; otherwise a stand-in would play for the other seat.
    await requestOk(opponent, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 1, id: 'r', seq: 0 });
    await requestOk(host, 'POST', `/api/tables/${id}/acts`, { act: 'resign', seat: 0, id: 'r', seq: 1 });
    return id;
  }

  discardTable(table: string): void {
    for (const [kind, id] of this.#tables) if (id === table) this.#tables.delete(kind);
  }

  skipDay(): void {
    this.#skip(24 * 3_600_000);
  }

  headersFor(who: Actor, by: CredentialKind): Record<string, string> {
    const token = who === 'anonymous' ? undefined : this.clients[who].token;
    return by === 'bearer' ? bearerHeader(token) : { origin: this.server.url, ...cookieHeader(token) };
  }

  request(
    headers: Record<string, string>,
    method: string,
    path: string,
    body?: object,
  ): Promise<RawResponse> {
    return this.raw.request(method, path, { headers, ...(body === undefined ? {} : { body }) });
  }

  requestRaw(
    headers: Record<string, string>,
    method: string,
    path: string,
    body?: string | Buffer,
  ): Promise<RawResponse> {
    return this.raw.request(method, path, { headers, ...(body === undefined ? {} : { body }) });
  }

  openSocket(who: Actor, by: CredentialKind = 'bearer'): Promise<RawSocket> {
    return this.raw.openSocket({ headers: this.headersFor(who, by) });
  }

  /** Everything that a refused request must not change: table, match, chat, people, number of tables. */
  async fingerprint(table: string): Promise<string> {
    const { store, matches, sessions } = this.server.context;
    const found = await store.findTable(table);
    const session =
      found === undefined || found.table.status === 'open' ? undefined : await matches.open(table);
    // As a job of the match, so that no command is half applied.
    const match = await session?.run(() => [
      session.matchState.logSeq,
      stateHash(session.matchState.gameState),
      session.matchState.seatStatus,
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
          await store.guidesOf(id),
          await store.reviewsOf(id),
          await store.relationsOf(id, 0),
          await store.reportsBy(id),
          await store.notificationChoices(id),
          await channelsStateOf(store, id),
        ];
      }),
    );
    const { length } = await store.allTableIds();
    return JSON.stringify([found, match, chat, people, length]);
  }
}

async function requestOk(client: TestClient, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await client.request(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
}
