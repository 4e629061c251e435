/** Child process: the production server, sound or with one planted fault. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { offersFor } from '@pithead/kernel';
import type { Ply } from '@pithead/kernel';
import type { RunningServer } from '@pithead/server';
import { backupSqlite, configFrom, databaseFile, startServer } from '@pithead/server';
import { createCountingLogger } from '@pithead/server/testing/fakes/countingLogger';
import { countBotDecisions } from '../../bench/server/pitheadServer.ts';
import { serveRequests } from '../../processes/serveRequests.ts';
import { PLANTED_LOAD_FAULTS } from './loadFaults.ts';
import { PLANTED_LIMIT_FAULTS } from './limitFaults.ts';
import type { PlantedServerFault } from './serverFaults.ts';
import { PLANTED_SERVER_FAULTS } from './serverFaults.ts';
import { gameAt } from '../proof.ts';

process.on('disconnect', () => process.exit());

export interface ServerRoute {
  readonly method: string;
  readonly path: string;
}

export interface HeldResources {
  readonly heapBytes: number;
  readonly rssBytes: number;
  readonly handles: number;
}

export type LogCounts = Readonly<Record<string, number>>;

const { log, counts } = createCountingLogger();

const FAULTS: Readonly<Record<string, PlantedServerFault>> = {
  ...PLANTED_SERVER_FAULTS,
  ...PLANTED_LIMIT_FAULTS,
  ...PLANTED_LOAD_FAULTS,
};

export interface OpenServerRequest {
  readonly fault?: string;
  readonly data?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isInstrumented?: boolean;
}

/** The section `load` measures real bot threads. */
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

const doNothing = (): void => undefined;

let config = configFrom(process.env);
let running: RunningServer | undefined;
/** True if the running server has no special settings, so that the next fault can be planted in it. */
let isReusable = false;
let removeFault = doNothing;
let undoGlobalChange = doNothing;
let copies = 0;

async function open(request: OpenServerRequest): Promise<string> {
  const { fault: name } = request;
  const fault = name === undefined ? {} : FAULTS[name];
  if (fault === undefined) throw new Error(`no fault is called: ${name}`);
  removeFault();
  const isPlain = [
    request.data,
    request.settings,
    request.isInstrumented,
    fault.settings,
    fault.dependencies,
    fault.beforeStart,
  ].every((option) => option === undefined);
  if (!isPlain || !isReusable || running === undefined) running = await restart(request, fault);
  isReusable = isPlain;
  removeFault = fault.plant?.(running) ?? doNothing;
  return running.url;
}

async function restart(
  { data, settings, isInstrumented = false }: OpenServerRequest,
  fault: PlantedServerFault,
): Promise<RunningServer> {
  await running?.close();
  undoGlobalChange();
  undoGlobalChange = fault.beforeStart?.() ?? doNothing;
  const folder = data ?? mkdtempSync(join(process.env['PITHEAD_DATA'] ?? '', 'data-'));
  config = configFrom({ ...process.env, PITHEAD_DATA: folder, ...(settings ?? fault.settings) });
  return startServer(config, { ...(isInstrumented && { pool: INSTANT_BOTS, log }), ...fault.dependencies });
}

/** Objects with finalizers need several garbage collections; the smallest size counts. */
async function heldResources(): Promise<HeldResources> {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) throw new Error('started without --expose-gc');
  let heapBytes = Infinity;
  for (let i = 0; i < COLLECTIONS; i++) {
    collect();
    heapBytes = Math.min(heapBytes, process.memoryUsage().heapUsed);
    await new Promise((resolve) => void setTimeout(resolve, 30));
  }
  const handles = process.getActiveResourcesInfo().length;
  return { heapBytes, rssBytes: process.memoryUsage.rss(), handles };
}

/** Returns the path of a long response that anybody may request. */
async function longAnswer(): Promise<string> {
  const { people, tables, store, time } = (running as RunningServer).context;
  const entered = await people.createGuest('Hanna', 'de');
  if (!entered.ok) throw new Error(entered.reason);
  const { table } = await tables.create(entered.person, { game: gameAt(0), seats: 2 });
  for (let i = 0; i < CHAT_LINES; i++) {
    const line = {
      room: 'spectators',
      text: 'x'.repeat(LINE_LENGTH),
      at: time.now(),
      id: `line-${i}`,
    } as const;
    await store.addChatLine({ table: table.id, person: entered.person.id, name: 'Hanna', ...line });
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
  heldResources,
  bots: () => countBotDecisions(running as RunningServer),
  longAnswer,
  routes: (): readonly ServerRoute[] => running?.app.routes ?? [],
  logged: (): LogCounts => Object.fromEntries(counts),
  backUp: (): Promise<void> => backupSqlite(databaseFile(config), join(config.data, `copy-${++copies}.db`)),
  commandsOf: async (table: string): Promise<string[]> =>
    ((await running?.context.store.eventsAfter(table, 0)) ?? []).map(({ commandId }) => commandId),
  openFiles,
  // Unlike `usage`, opens no file.
  cpuMs: (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000,
});
