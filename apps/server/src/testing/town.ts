/** Several servers on one PostgreSQL, with clients at any of them. */
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import type { Ports, RunningServer } from '../server.ts';
import type { TestPostgres } from '../store/testing/postgres.ts';
import { startPostgres } from '../store/testing/postgres.ts';
import { newFolder, openHall, removeFolders, Visitor } from './hall.ts';
import { QuickPool } from './quickPool.ts';

/** A busy machine may need this long to start PostgreSQL. */
const SLOW_MS = 60_000;

export class Town {
  readonly halls: RunningServer[] = [];
  readonly #many: number;
  readonly #visitors: Visitor[] = [];
  postgres!: TestPostgres;
  databaseUrl = '';

  constructor(many: number) {
    this.#many = many;
    beforeAll(async () => {
      this.postgres = await startPostgres();
      this.databaseUrl = await this.postgres.addDatabase();
      for (let i = 0; i < this.#many; i++) await this.open();
    }, SLOW_MS);
    afterAll(async () => {
      for (const visitor of this.#visitors) visitor.leave();
      await Promise.all(this.halls.map((hall) => hall.close()));
      await this.postgres.stop();
      removeFolders();
    }, SLOW_MS);
  }

  async open(change: Partial<Config> = {}, ports: Ports = {}): Promise<RunningServer> {
    const hall = await openHall(
      newFolder(),
      { databaseUrl: this.databaseUrl, ...change },
      { pool: new QuickPool(), ...ports },
    );
    this.halls.push(hall);
    return hall;
  }

  async close(hall: RunningServer): Promise<void> {
    this.halls.splice(this.halls.indexOf(hall), 1);
    await hall.close();
  }

  hall(i: number): RunningServer {
    return this.halls[i % this.halls.length] as RunningServer;
  }

  async enter(...names: string[]): Promise<Visitor[]> {
    return Promise.all(names.map((name, i) => this.enterAt(this.hall(i).url, name)));
  }

  async enterAt(url: string, name: string): Promise<Visitor> {
    const visitor = await Visitor.enter(url, name);
    this.#visitors.push(visitor);
    return visitor;
  }

  another(visitor: Visitor, url: string): Visitor {
    const again = new Visitor(url, visitor.token, `${this.#visitors.length}-${visitor.id}`);
    this.#visitors.push(again);
    return again;
  }
}
