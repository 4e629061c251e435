/** Several server processes on one PostgreSQL, which they reach through a proxy that can cut connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { ask } from '@pithead/server/store/testing/postgres';
import type { CuttingProxy } from '@pithead/server/store/testing/proxy';
import { startProxy } from '@pithead/server/store/testing/proxy';
import { openStore } from '@pithead/server/testing/inside';
import { compare } from '../../crowd/compare.ts';
import type { Witness } from '../../crowd/witness.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';

export class Cluster {
  readonly postgres: TestPostgres;
  readonly proxy: CuttingProxy;
  readonly servers: readonly ServerProcess[];
  /** The database without the proxy. */
  readonly url: string;
  readonly #folder: string;

  private constructor(
    postgres: TestPostgres,
    proxy: CuttingProxy,
    servers: readonly ServerProcess[],
    url: string,
    folder: string,
  ) {
    this.postgres = postgres;
    this.proxy = proxy;
    this.servers = servers;
    this.url = url;
    this.#folder = folder;
  }

  /** Starts so many processes on a new database, each with the fault if given. */
  static async open(postgres: TestPostgres, many: number, fault?: string): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'pithead-cluster-'));
    const url = await postgres.addDatabase();
    const proxy = await startProxy(postgres.port);
    const databaseUrl = url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
    const place = { data: folder, databaseUrl, ...(fault !== undefined && { fault }) };
    const servers = await Promise.all(Array.from({ length: many }, () => ServerProcess.start(place)));
    return new Cluster(postgres, proxy, servers, url, folder);
  }

  get doors(): string[] {
    return this.servers.map(({ url }) => url);
  }

  ask(sql: string): Promise<Record<string, unknown>[]> {
    return ask(this.url, sql);
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.goOn();
    await Promise.all(this.servers.map((server) => server.close()));
    await this.proxy.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export async function compareDatabase(databaseUrl: string, witness: Witness): Promise<string[]> {
  const store = await openStore({ databaseUrl, dataFile: '' });
  try {
    return await compare(store, witness);
  } finally {
    await store.close();
  }
}
