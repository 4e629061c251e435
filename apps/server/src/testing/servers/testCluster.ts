import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../config.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import type { SharedTestPostgres } from '../../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../../store/testing/testPostgres.ts';
import { TestClient } from '../clients/testClient.ts';
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
  databaseUrl = '';

  constructor(serverCount: number, ports: ServerPorts = {}) {
    this.#ports = ports;
    beforeAll(async () => {
      this.#postgres = await shareTestPostgres();
      this.databaseUrl = await this.#postgres.addDatabase();
      for (let i = 0; i < serverCount; i++) await this.startServer();
    }, SLOW_MS);
    afterAll(async () => {
      for (const client of this.#clients) client.close();
      await Promise.all(this.servers.map((server) => server.close()));
      await this.#postgres.dropDatabases();
      removeTestFolders();
    }, SLOW_MS);
  }

  async startServer(change: Partial<Config> = {}, ports: ServerPorts = {}): Promise<RunningServer> {
    const server = await startTestServer(
      newTestFolder(),
      { databaseUrl: this.databaseUrl, ...change },
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
