import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { firstPending, isOver } from '@pithead/kernel';
import type { RunningServer } from '@pithead/server';
import { configFrom, databaseFile, newMatchState, startServer } from '@pithead/server';
import { fastRandom } from '../../simulate/fastRandom.ts';
import type { RandomInt } from '../engine/playout.ts';
import type { BenchMatch, LoadPlan, PlannedPly, PlannedTable } from './loadPlan.ts';
import { DEFAULT_MATCH } from './loadPlan.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';

/** Tables created in parallel share commits on SQLite; PostgreSQL has a connection for few of them. */
const PARALLEL_TABLES = { sqlite: 100, postgres: 10 } as const;

type MatchState = ReturnType<typeof newMatchState>;

export interface SeedOptions {
  /** The least number of tables. */
  readonly count: number;
  /** The most for each table. */
  readonly plies: number;
  /** The least number for all tables together. */
  readonly allPlies?: number;
  readonly match?: BenchMatch;
  /** Of a PostgreSQL database; by default SQLite in the folder. */
  readonly databaseUrl?: string;
  /** One person plays all seats of a table, over one socket. */
  readonly isHotSeat?: boolean;
}

/** Runs the server's own code in this process. */
export async function seedDatabase(data: string, options: SeedOptions): Promise<PlannedTable[]> {
  const { count, plies, allPlies = 0, databaseUrl = '' } = options;
  const server = await startServer({ ...configFrom(benchServerSettings(data)), databaseUrl });
  const random = fastRandom('server');
  const tables: PlannedTable[] = [];
  const parallel = PARALLEL_TABLES[server.context.store.kind];
  let planned = 0;
  try {
    while (tables.length < count || planned < allPlies) {
      const most = tables.length < count ? count - tables.length : parallel;
      const opened = await Promise.all(
        Array.from({ length: Math.min(parallel, most) }, () => openTable(server, options)),
      );
      for (const { id, tokens, matchState } of opened) {
        const table = { id, tokens, plies: planPlies(matchState, plies, random) };
        planned += table.plies.length;
        tables.push(table);
      }
    }
  } finally {
    await server.close();
  }
  return tables;
}

export interface SeededPlan {
  readonly tables: readonly PlannedTable[];
  readonly plan: string;
}

export async function seedLoadPlan(data: string, options: SeedOptions): Promise<SeededPlan> {
  const tables = await seedDatabase(data, options);
  const plan = join(data, 'plan.json');
  writeFileSync(plan, JSON.stringify({ tables } satisfies LoadPlan));
  return { tables, plan };
}

/** The source must be closed: then it is a single file. */
export function copyDatabase(from: string, to: string): void {
  copyFileSync(databaseFile({ data: from }), databaseFile({ data: to }));
}

async function openTable(
  { context }: RunningServer,
  { match: { game, seats } = DEFAULT_MATCH, isHotSeat = false }: SeedOptions,
): Promise<{ id: string; tokens: string[]; matchState: MatchState }> {
  const { people, tables, store } = context;
  const guests = await Promise.all(
    Array.from({ length: isHotSeat ? 1 : seats }, async (_, seat) => {
      const entered = await people.createGuest(`Player ${seat + 1}`, 'en');
      if (!entered.ok) throw new Error(`no guest: ${JSON.stringify(entered)}`);
      return entered;
    }),
  );
  const [host, ...others] = guests as [(typeof guests)[number], ...typeof guests];
  const { table } = await tables.create(host.person, { game, seats, isHotSeat });
  for (const { person } of others) await tables.join(person, table.id, undefined);
  await tables.start(host.person, table.id);
  const found = await store.findTable(table.id);
  if (found === undefined) throw new Error('the table is gone');
  return {
    id: table.id,
    tokens: Array.from({ length: seats }, (_, seat) => (guests[seat] ?? host).id),
    matchState: newMatchState({ games: LOADED_GAMES }, found),
  };
}

/** The key of the deal can be read here, so all plies are known in advance. */
function planPlies(matchState: MatchState, limit: number, random: RandomInt): PlannedPly[] {
  const planned: PlannedPly[] = [];
  while (planned.length < limit && !isOver(matchState.gameState)) {
    const seat = firstPending(matchState.gameState);
    const offers = matchState.match.offers(seat);
    const ply = offers[random(offers.length)] as Ply;
    const seq = matchState.seqFor(seat);
    const applied = matchState.apply({ seat, kind: 'play', body: [ply] });
    if ('refusal' in applied) throw new Error(`an offer is refused: ${ply.join(' ')}`);
    planned.push(applied.isPublic ? [seat, seq, ...ply] : [seat, seq, ...ply, 1]);
  }
  return planned;
}
