/** Child process: the production server, or one without one of its limits. Reports its use of resources. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { offersFor } from '@pithead/kernel';
import type { Ply } from '@pithead/kernel';
import type { RunningServer } from '@pithead/server';
import { backupSqlite, configFrom, databaseFile, startServer } from '@pithead/server';
import { createCountingLogger } from '@pithead/server/testing/fakes/countingLogger';
import { serveRequests } from '../../../processes/serveRequests.ts';
import { PLANTED_MISSING_LIMITS } from './missingLimits.ts';

process.on('disconnect', () => process.exit());

export interface ServerRoute {
  readonly method: string;
  readonly path: string;
}

export interface MemorySample {
  readonly heapBytes: number;
  readonly rssBytes: number;
}

/** Number of log lines by level and text. */
export type LogCounts = Readonly<Record<string, number>>;

const { log, counts } = createCountingLogger();

/** Decides at once; bot threads are measured by the section `load`. */
const INSTANT_BOTS = {
  ask: ({ game, now, seat }: DecisionTask): Promise<DecisionResult> => {
    const [first] = offersFor((LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game, now, seat);
    return Promise.resolve({ plies: [first as Ply], tookMs: 0 });
  },
  close: () => Promise.resolve(),
};

const COLLECTIONS = 8;
const CHAT_LINES = 100;
const LINE_LENGTH = 500;

const config = configFrom(process.env);
let running: RunningServer | undefined;
let copies = 0;

async function open(fault: string): Promise<string> {
  const weaken = PLANTED_MISSING_LIMITS[fault];
  if (weaken === undefined && fault !== '') throw new Error(`no fault is called: ${fault}`);
  running = await startServer(config, { pool: INSTANT_BOTS, log });
  weaken?.(running);
  return running.url;
}

/** Objects with finalizers need several collections; the smallest size counts. */
async function memory(): Promise<MemorySample> {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) throw new Error('started without --expose-gc');
  let heapBytes = Infinity;
  for (let i = 0; i < COLLECTIONS; i++) {
    collect();
    heapBytes = Math.min(heapBytes, process.memoryUsage().heapUsed);
    await new Promise((resolve) => void setTimeout(resolve, 30));
  }
  return { heapBytes, rssBytes: process.memoryUsage.rss() };
}

/** The path of a long response that anybody may request: a chat with many lines. */
async function longAnswer(): Promise<string> {
  const { people, tables, store, time } = (running as RunningServer).context;
  const entered = await people.createGuest('Hanna', 'de');
  if (!entered.ok) throw new Error(entered.reason);
  const { table } = await tables.create(entered.person, { game: 'siberia', seats: 2 });
  for (let i = 0; i < CHAT_LINES; i++) {
    const said = {
      room: 'spectators',
      text: 'x'.repeat(LINE_LENGTH),
      at: time.now(),
      id: `line-${i}`,
    } as const;
    await store.addChatLine({ table: table.id, person: entered.person.id, name: 'Hanna', ...said });
  }
  return `/api/tables/${table.id}/chat?room=spectators`;
}

/** Listing them needs a descriptor itself. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return Infinity;
  }
}

serveRequests({
  open,
  memory,
  longAnswer,
  routes: (): readonly ServerRoute[] => running?.app.routes ?? [],
  logged: (): LogCounts => Object.fromEntries(counts),
  backUp: (): Promise<void> => backupSqlite(databaseFile(config), join(config.data, `copy-${++copies}.db`)),
  commandsOf: async (table: string): Promise<string[]> =>
    ((await running?.context.store.eventsAfter(table, 0)) ?? []).map(({ commandId }) => commandId),
  openFiles,
  // Not `usage`, which opens a file to read the memory size.
  cpuMs: (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000,
});
