/** The processes reach PostgreSQL through a proxy that can cut connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce } from '@pithead/server/store/testing/testPostgres';
import type { CommitProxy } from '@pithead/server/store/testing/commitProxy';
import { startCommitProxy } from '@pithead/server/store/testing/commitProxy';
import { ServerProcess } from '../../servers/serverProcess.ts';

export class PostgresCluster {
  readonly postgres: TestPostgres;
  readonly proxy: CommitProxy;
  readonly servers: readonly ServerProcess[];
  /** Bypasses the proxy. */
  readonly databaseUrl: string;
  readonly #folder: string;

  private constructor(
    postgres: TestPostgres,
    proxy: CommitProxy,
    servers: readonly ServerProcess[],
    url: string,
    folder: string,
  ) {
    this.postgres = postgres;
    this.proxy = proxy;
    this.servers = servers;
    this.databaseUrl = url;
    this.#folder = folder;
  }

  static async open(postgres: TestPostgres, processes: number, fault?: string): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'pithead-cluster-'));
    const url = await postgres.addDatabase();
    const proxy = await startCommitProxy(postgres.port);
    const databaseUrl = url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
    const options = { data: folder, databaseUrl, ...(fault !== undefined && { fault }) };
    const servers = await Promise.all(Array.from({ length: processes }, () => ServerProcess.start(options)));
    return new PostgresCluster(postgres, proxy, servers, url, folder);
  }

  get urls(): string[] {
    return this.servers.map(({ url }) => url);
  }

  query(sql: string): Promise<Record<string, unknown>[]> {
    return queryOnce(this.databaseUrl, sql);
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.resume();
    await Promise.all(this.servers.map((server) => server.close()));
    await this.proxy.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
