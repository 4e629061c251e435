import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../config.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import type { SharedTestPostgres } from '../../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../../store/testing/testPostgres.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from './testServer.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';

/** A busy machine may need this long to start PostgreSQL. */
const SLOW_MS = 60_000;

export class TestCluster {
  readonly servers: RunningServer[] = [];
  readonly #many: number;
  readonly #visitors: TestClient[] = [];
  #postgres!: SharedTestPostgres;
  databaseUrl = '';

  constructor(many: number) {
    this.#many = many;
    beforeAll(async () => {
      this.#postgres = await shareTestPostgres();
      this.databaseUrl = await this.#postgres.addDatabase();
      for (let i = 0; i < this.#many; i++) await this.startServer();
    }, SLOW_MS);
    afterAll(async () => {
      for (const client of this.#visitors) client.close();
      await Promise.all(this.servers.map((server) => server.close()));
      await this.#postgres.dropDatabases();
      removeTestFolders();
    }, SLOW_MS);
  }

  async startServer(change: Partial<Config> = {}, ports: ServerPorts = {}): Promise<RunningServer> {
    const server = await startTestServer(
      newTestFolder(),
      { databaseUrl: this.databaseUrl, ...change },
      { pool: new RandomBotPool(), ...ports },
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
    this.#visitors.push(client);
    return client;
  }

  sameSessionAt(client: TestClient, url: string): TestClient {
    const again = new TestClient(url, client.token, `${this.#visitors.length}-${client.id}`);
    this.#visitors.push(again);
    return again;
  }
}
