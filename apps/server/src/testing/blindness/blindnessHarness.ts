/**
 * A server with reproducible deals, random bots, faulty variants of the games, and a store that can discard
 * writes.
 */
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Options } from '@pithead/kernel';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import type { RunningServer } from '../../server.ts';
import { openStore } from '../../store/index.ts';
import { ObservedTable, connectObservers } from './observedTable.ts';
import type { Observer } from '../clients/observer.ts';
import type { DiscardingStore } from '../fakes/discardingStore.ts';
import { createDiscardingStore } from '../fakes/discardingStore.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import type { LeakSearchGoal } from './leakSearch.ts';
import { LeakSearch } from './leakSearch.ts';
import type { RuleFault } from './ruleFaults.ts';
import { PLANTED_RULE_FAULTS, FAULTY_GAMES, faultyGameId } from './plantedRuleFaults.ts';
import { PairedMatches } from './pairedMatches.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';
import { PLANTED_ACT_FAULTS, PLANTED_MESSAGE_FAULTS } from './plantedBlindnessFaults.ts';

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

const OF_ONE_MATCH: LeakSearchGoal = { pairs: 168, updates: 15, every: 3 };
/** Some faults show only after rare plies. */
const MATCHES = 4;
const STEPS_OF_A_PAIR = 60;
const PAIRS_PER_FAULT = 60;
const GOAL_PER_FAULT: LeakSearchGoal = { pairs: 60, updates: 20, every: 1 };

export interface PairComparison {
  compared: number;
  secrets: number;
  readonly findings: string[];
}

interface Deals {
  count: number;
  next: string | undefined;
}

export interface LeakSearchTotals {
  pairs: number;
  updates: number;
  unnoticedChoices: number;
  readonly findings: string[];
}

export class BlindnessHarness {
  readonly server: RunningServer;
  readonly store: DiscardingStore;
  readonly pool: RandomBotPool;
  readonly observers: readonly Observer[];
  readonly otherObservers: readonly Observer[];
  readonly #seed: string;
  readonly #deals: Deals;

  private constructor(
    server: RunningServer,
    store: DiscardingStore,
    pool: RandomBotPool,
    observers: readonly (readonly Observer[])[],
    seed: string,
    deals: Deals,
  ) {
    this.server = server;
    this.store = store;
    this.pool = pool;
    [this.observers = [], this.otherObservers = []] = observers;
    this.#seed = seed;
    this.#deals = deals;
  }

  static async open(seed: string, databaseUrl = ''): Promise<BlindnessHarness> {
    const deals: Deals = { count: 0, next: undefined };
    const newKey = (): string => hexFromKey(keyFromSeed(`blind ${deals.next ?? deals.count++} ${seed}`));
    const data = newTestFolder();
    const store = createDiscardingStore(await openStore({ databaseUrl, dataFile: join(data, 'pithead.db') }));
    const pool = new RandomBotPool(FAULTY_GAMES);
    const server = await startTestServer(data, {}, { store, pool, newKey, games: FAULTY_GAMES });
    return new BlindnessHarness(
      server,
      store,
      pool,
      [await connectObservers(server), await connectObservers(server)],
      seed,
      deals,
    );
  }

  async close(): Promise<void> {
    for (const { client } of [...this.observers, ...this.otherObservers]) client.close();
    await this.server.close();
    removeTestFolders();
  }

  async openTable(
    game: string,
    seats: number,
    options: Options = {},
    served = game,
    deal?: string,
    observers = this.observers,
  ): Promise<ObservedTable> {
    this.#deals.next = deal;
    const observed = await ObservedTable.open(this.server, observers, {
      game: served,
      correctRules: correctRulesOf(game),
      seats,
      options,
    });
    this.#deals.next = undefined;
    return observed;
  }

  async comparePairs(game: string, pairs: number, steps = STEPS_OF_A_PAIR): Promise<PairComparison> {
    const done: PairComparison = { compared: 0, secrets: 0, findings: [] };
    const tables = TABLES[game] ?? [];
    for (let pair = 0; pair < pairs && done.findings.length === 0; pair++) {
      const [seats, options] = tables[pair % tables.length] ?? [2, {}];
      const name = `${game} pair ${pair} ${this.#seed}`;
      const worlds = [
        await this.openTable(game, seats, options, game, name),
        await this.openTable(game, seats, options, game, name, this.otherObservers),
      ] as const;
      const viewer = pair % 5 === 4 ? undefined : pair % seats;
      const { compared, secrets, findings } = await new PairedMatches(worlds, viewer, name).run(steps);
      done.compared += compared;
      done.secrets += secrets;
      done.findings.push(...findings);
      for (const world of worlds) await world.end();
    }
    return done;
  }

  async searchLeaks(game: string, pairs: number): Promise<LeakSearchTotals> {
    const done: LeakSearchTotals = { pairs: 0, updates: 0, unnoticedChoices: 0, findings: [] };
    const tables = TABLES[game] ?? [];
    const perMatch = Math.min(OF_ONE_MATCH.pairs, Math.ceil(pairs / tables.length));
    for (let table = 0; done.pairs < pairs && done.findings.length === 0; table++) {
      const [seats, options] = tables[table % tables.length] ?? [2, {}];
      const observed = await this.openTable(game, seats, options);
      const search = await new LeakSearch(observed, this.store, `${game} ${table} ${this.#seed}`).run({
        ...OF_ONE_MATCH,
        pairs: Math.min(perMatch, pairs - done.pairs),
      });
      done.pairs += search.pairs;
      done.updates += search.updates;
      done.unnoticedChoices += search.unnoticedChoices;
      done.findings.push(...search.findings);
      if (search.refused > 0)
        done.findings.push(`${search.refused} legal commands of ${game} were not played`);
      await observed.end();
    }
    return done;
  }

  async *plantedFaults(): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
    for (const fault of PLANTED_RULE_FAULTS)
      yield [fault.name, await this.#finds(fault, faultyGameId(fault))];
    for (const { name, plant } of PLANTED_MESSAGE_FAULTS) {
      const restore = plant();
      yield [name, await this.#finds({ name, game: 'siberia', seats: 3 }).finally(restore)];
    }
    for (const { name, plant } of PLANTED_ACT_FAULTS) {
      const restore = plant();
      const { findings } = await this.comparePairs('rockwell', PAIRS_PER_FAULT).finally(restore);
      yield [name, findings.length > 0];
    }
  }

  async #finds({ name, game, seats }: Omit<RuleFault, 'plant'>, served = game): Promise<boolean> {
    let isFound = false;
    for (let match = 0; match < MATCHES && !isFound; match++) {
      const observed = await this.openTable(game, seats, {}, served);
      const { findings } = await new LeakSearch(observed, this.store, `${name} ${match}`).run(GOAL_PER_FAULT);
      isFound = findings.length > 0;
      await observed.end();
    }
    return isFound;
  }
}

export const correctRulesOf = (game: string): Game =>
  (LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game;
