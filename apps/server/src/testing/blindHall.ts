/**
 * A server for leak searches: reproducible deals, random bots, leaky variants of the games, and a store that
 * can discard writes.
 */
import { join } from 'node:path';
import { GAMES } from '@pithead/games';
import type { Game, Options } from '@pithead/kernel';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import type { RunningServer } from '../server.ts';
import { openStore } from '../store/index.ts';
import { Company, enter } from './company.ts';
import type { DryStore } from './dryStore.ts';
import { dryStore } from './dryStore.ts';
import type { Ear } from './ear.ts';
import { fastFolder, openHall, removeFolders } from './hall.ts';
import type { Wanted } from './hunt.ts';
import { Hunt } from './hunt.ts';
import type { Leak } from './leakyRules.ts';
import { LEAKS, LEAKY_GAMES, leakyId } from './leaks.ts';
import { ParallelWorlds } from './parallelWorlds.ts';
import { QuickPool } from './quickPool.ts';
import { ACT_LEAKS, SERVER_LEAKS } from './serverLeaks.ts';

/** Player counts and options that differ in what is secret. */
const TABLES: Readonly<Record<string, readonly (readonly [seats: number, options: Options])[]>> = {
  'glueck-auf': [
    [2, {}],
    [3, { openDeliveredOrders: true }],
    [4, { splitSubstitution: false }],
  ],
  rockwell: [
    [2, { turnLimit: 50 }],
    [3, { hiddenLog: true }],
    [4, {}],
  ],
  siberia: [
    [2, { roundLimit: 30 }],
    [3, { exchangeSides: 'drawn' }],
    [4, {}],
  ],
};

const OF_ONE_MATCH: Wanted = { pairs: 168, news: 15, every: 3 };
/** Some leaks show only after rare plies, so several matches are tried. */
const MATCHES = 4;
const STEPS_OF_A_PAIR = 60;
const PAIRS_OF_A_LEAK = 60;
const OF_A_LEAK: Wanted = { pairs: 60, news: 20, every: 1 };

export interface Compared {
  compared: number;
  secrets: number;
  readonly findings: string[];
}

interface Deals {
  count: number;
  next: string | undefined;
}

export interface Overheard {
  pairs: number;
  news: number;
  silences: number;
  readonly findings: string[];
}

export class BlindHall {
  readonly hall: RunningServer;
  readonly store: DryStore;
  readonly pool: QuickPool;
  readonly ears: readonly Ear[];
  /** A second group of clients, who play the other match of a pair. */
  readonly otherEars: readonly Ear[];
  readonly #seed: string;
  readonly #deals: Deals;

  private constructor(
    hall: RunningServer,
    store: DryStore,
    pool: QuickPool,
    ears: readonly (readonly Ear[])[],
    seed: string,
    deals: Deals,
  ) {
    this.hall = hall;
    this.store = store;
    this.pool = pool;
    [this.ears = [], this.otherEars = []] = ears;
    this.#seed = seed;
    this.#deals = deals;
  }

  static async open(seed: string, databaseUrl = ''): Promise<BlindHall> {
    const deals: Deals = { count: 0, next: undefined };
    const newKey = (): string => hexFromKey(keyFromSeed(`blind ${deals.next ?? deals.count++} ${seed}`));
    const data = fastFolder();
    const store = dryStore(await openStore({ databaseUrl, dataFile: join(data, 'pithead.db') }));
    const pool = new QuickPool(LEAKY_GAMES);
    const hall = await openHall(data, {}, { store, pool, newKey, games: LEAKY_GAMES });
    return new BlindHall(hall, store, pool, [await enter(hall), await enter(hall)], seed, deals);
  }

  async close(): Promise<void> {
    for (const { visitor } of [...this.ears, ...this.otherEars]) visitor.leave();
    await this.hall.close();
    removeFolders();
  }

  /** Tables with the same `deal` are dealt alike. */
  async sitDown(
    game: string,
    seats: number,
    options: Options = {},
    served = game,
    deal?: string,
    ears = this.ears,
  ): Promise<Company> {
    this.#deals.next = deal;
    const company = await Company.sitDown(this.hall, ears, {
      game: served,
      honest: honestOf(game),
      seats,
      options,
    });
    this.#deals.next = undefined;
    return company;
  }

  /** Plays pairs of matches that the viewer must not be able to tell apart; stops at the first finding. */
  async compareWorlds(game: string, pairs: number, steps = STEPS_OF_A_PAIR): Promise<Compared> {
    const done: Compared = { compared: 0, secrets: 0, findings: [] };
    const tables = TABLES[game] ?? [];
    for (let pair = 0; pair < pairs && done.findings.length === 0; pair++) {
      const [seats, options] = tables[pair % tables.length] ?? [2, {}];
      const name = `${game} pair ${pair} ${this.#seed}`;
      const worlds = [
        await this.sitDown(game, seats, options, game, name),
        await this.sitDown(game, seats, options, game, name, this.otherEars),
      ] as const;
      const viewer = pair % 5 === 4 ? undefined : pair % seats;
      const { compared, secrets, findings } = await new ParallelWorlds(worlds, viewer, name).run(steps);
      done.compared += compared;
      done.secrets += secrets;
      done.findings.push(...findings);
      for (const world of worlds) await world.leave();
    }
    return done;
  }

  /** Plays matches until this many pairs were compared; stops at the first finding. */
  async overhear(game: string, pairs: number): Promise<Overheard> {
    const done: Overheard = { pairs: 0, news: 0, silences: 0, findings: [] };
    const tables = TABLES[game] ?? [];
    for (let table = 0; done.pairs < pairs && done.findings.length === 0; table++) {
      const [seats, options] = tables[table % tables.length] ?? [2, {}];
      const company = await this.sitDown(game, seats, options);
      const hunt = await new Hunt(company, this.store, `${game} ${table} ${this.#seed}`).run({
        ...OF_ONE_MATCH,
        pairs: Math.min(OF_ONE_MATCH.pairs, pairs - done.pairs),
      });
      done.pairs += hunt.pairs;
      done.news += hunt.news;
      done.silences += hunt.silences;
      done.findings.push(...hunt.findings);
      if (hunt.refused > 0) done.findings.push(`${hunt.refused} legal commands of ${game} were not played`);
      await company.leave();
    }
    return done;
  }

  async *plantedLeaks(): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
    for (const leak of LEAKS) yield [leak.name, await this.#finds(leak, leakyId(leak))];
    for (const { name, tear } of SERVER_LEAKS) {
      const mend = tear();
      yield [name, await this.#finds({ name, game: 'siberia', seats: 3 }).finally(mend)];
    }
    for (const { name, tear } of ACT_LEAKS) {
      const mend = tear();
      const { findings } = await this.compareWorlds('rockwell', PAIRS_OF_A_LEAK).finally(mend);
      yield [name, findings.length > 0];
    }
  }

  async #finds({ name, game, seats }: Omit<Leak, 'plant'>, served = game): Promise<boolean> {
    let isFound = false;
    for (let match = 0; match < MATCHES && !isFound; match++) {
      const company = await this.sitDown(game, seats, {}, served);
      const { findings } = await new Hunt(company, this.store, `${name} ${match}`).run(OF_A_LEAK);
      isFound = findings.length > 0;
      await company.leave();
    }
    return isFound;
  }
}

export const honestOf = (game: string): Game => (GAMES[game] as (typeof GAMES)[string]).game;
