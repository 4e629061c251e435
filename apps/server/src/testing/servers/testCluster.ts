import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../config.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import { natsSettingsFrom } from '../../cluster/nats/natsSettings.ts';
import type { MessageBus } from '../../store/clusterStore.ts';
import type { SharedTestPostgres } from '../../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../../store/testing/testPostgres.ts';
import { TestClient } from '../clients/testClient.ts';
import type { TestNats } from './testNats.ts';
import { startTestNats } from './testNats.ts';
import { newTestFolder, startTestServer, removeTestFolders } from './testServer.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';
import { realTime } from '../../time.ts';

/** A busy machine may need this long to start PostgreSQL. */
const SLOW_MS = 60_000;

/** Jobs that run every second or less often run ten times as often; shorter delays are unchanged. */
export const FREQUENT_JOBS: ServerPorts = {
  time: { ...realTime, later: (ms, call) => realTime.later(ms < 1000 ? ms : ms / 10, call) },
};

export type BusKind = MessageBus['kind'];

/** `PITHEAD_TEST_BUS=nats` runs all tests of several processes with NATS. */
const USUAL_BUS: BusKind = process.env['PITHEAD_TEST_BUS'] === 'nats' ? 'nats' : 'notify';

type AsyncMethod = (...parameters: never[]) => Promise<unknown>;

/**
 * Waits for a whole run of the periodic job that calls `method` once per run. Runs of one job never overlap:
 * when the second call begins, the first run is over.
 */
export function waitForRun<N extends string, T extends Record<N, AsyncMethod>>(
  target: T,
  method: N,
): Promise<void> {
  return new Promise((resolve) => {
    let calls = 0;
    const restore = replaceMethod<T, N>({ prototype: target }, method, (original) => {
      const counted = function (this: T, ...parameters: never[]): Promise<unknown> {
        if (++calls === 2) {
          restore();
          resolve();
        }
        return original.apply(this, parameters);
      };
      return counted as T[N];
    });
  });
}

export class TestCluster {
  readonly servers: RunningServer[] = [];
  readonly #ports: ServerPorts;
  readonly #clients: TestClient[] = [];
  #postgres!: SharedTestPostgres;
  #nats: TestNats | undefined;
  databaseUrl = '';
  /** Empty without NATS. */
  natsUrl = '';

  constructor(serverCount: number, ports: ServerPorts = {}, bus: BusKind = USUAL_BUS) {
    this.#ports = ports;
    beforeAll(async () => {
      if (bus === 'nats') {
        this.#nats = await startTestNats();
        this.natsUrl = this.#nats.url;
      }
      this.#postgres = await shareTestPostgres();
      this.databaseUrl = await this.#postgres.addDatabase();
      for (let i = 0; i < serverCount; i++) await this.startServer();
    }, SLOW_MS);
    afterAll(async () => {
      for (const client of this.#clients) client.close();
      await Promise.all(this.servers.map((server) => server.close()));
      await this.#postgres.dropDatabases();
      await this.#nats?.kill();
      removeTestFolders();
    }, SLOW_MS);
  }

  get broker(): TestNats {
    if (this.#nats === undefined) throw new Error('this cluster has no NATS');
    return this.#nats;
  }

  async startServer(change: Partial<Config> = {}, ports: ServerPorts = {}): Promise<RunningServer> {
    const server = await startTestServer(
      newTestFolder(),
      { databaseUrl: this.databaseUrl, nats: natsSettingsFrom({ NATS_URL: this.natsUrl }), ...change },
      { pool: new RandomBotPool(), ...this.#ports, ...ports },
    );
    this.servers.push(server);
    return server;
  }

  async stopServer(server: RunningServer): Promise<void> {
    this.servers.splice(this.servers.indexOf(server), 1);
    await server.close();
  }

  serverAt(i: number): RunningServer {
    return this.servers[i % this.servers.length] as RunningServer;
  }

  async createClients(...names: string[]): Promise<TestClient[]> {
    return Promise.all(names.map((name, i) => this.createClientAt(this.serverAt(i).url, name)));
  }

  async createClientAt(url: string, name: string): Promise<TestClient> {
    const client = await TestClient.createGuest(url, name);
    this.#clients.push(client);
    return client;
  }

  sameSessionAt(client: TestClient, url: string): TestClient {
    const clientThere = new TestClient(url, client.token, `${this.#clients.length}-${client.id}`);
    this.#clients.push(clientThere);
    return clientThere;
  }
}
