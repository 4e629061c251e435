import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { firstPending, isOver } from '@pithead/kernel';
import type { RunningServer } from '@pithead/server';
import { configFrom, databaseFile, newMatchState, startServer } from '@pithead/server';
import { fastRandom } from '../../simulate/fastRandom.ts';
import type { RandomInt } from '../engine/playout.ts';
import type { LoadPlan, PlannedPly, PlannedTable } from './loadPlan.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';
import { benchServerSettings } from '../../processes/serverSettings.ts';

/** Tables created in parallel share commits. */
const PARALLEL_TABLES = 100;

type MatchState = ReturnType<typeof newMatchState>;

/** Runs the server's own code in this process. */
export async function seedDatabase(data: string, count: number, plies: number): Promise<PlannedTable[]> {
  const server = await startServer(configFrom(benchServerSettings(data)));
  const random = fastRandom('server');
  const tables: PlannedTable[] = [];
  try {
    while (tables.length < count) {
      const opened = await Promise.all(
        Array.from({ length: Math.min(PARALLEL_TABLES, count - tables.length) }, () => openTable(server)),
      );
      for (const { id, tokens, matchState } of opened)
        tables.push({ id, tokens, plies: planPlies(matchState, plies, random) });
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

export async function seedLoadPlan(data: string, count: number, plies: number): Promise<SeededPlan> {
  const tables = await seedDatabase(data, count, plies);
  const plan = join(data, 'plan.json');
  writeFileSync(plan, JSON.stringify({ tables } satisfies LoadPlan));
  return { tables, plan };
}

/** The source must be closed: then it is a single file. */
export function copyDatabase(from: string, to: string): void {
  copyFileSync(databaseFile({ data: from }), databaseFile({ data: to }));
}

async function openTable({
  context,
}: RunningServer): Promise<{ id: string; tokens: string[]; matchState: MatchState }> {
  const { people, tables, store } = context;
  const guests = await Promise.all(
    Array.from({ length: BENCH_SEATS }, async (_, seat) => {
      const entered = await people.createGuest(`Player ${seat + 1}`, 'en');
      if (!entered.ok) throw new Error(`no guest: ${JSON.stringify(entered)}`);
      return entered;
    }),
  );
  const [host, ...others] = guests as [(typeof guests)[number], ...typeof guests];
  const { table } = await tables.create(host.person, { game: BENCH_GAME, seats: BENCH_SEATS });
  for (const { person } of others) await tables.join(person, table.id, undefined);
  await tables.start(host.person, table.id);
  const found = await store.findTable(table.id);
  if (found === undefined) throw new Error('the table is gone');
  return {
    id: table.id,
    tokens: guests.map(({ id }) => id),
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
    planned.push([seat, matchState.seqFor(seat), ...ply]);
    matchState.apply({ seat, kind: 'play', body: [ply] });
  }
  return planned;
}
