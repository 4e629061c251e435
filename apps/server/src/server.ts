/** The server, put together: store, people, tables, matches, bots, and the door to the net. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@pithead/games';
import type { GameEntry } from '@pithead/games';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { databaseFile } from './config.ts';
import type { Context } from './context.ts';
import type { App } from './http/app.ts';
import { openApp } from './http/app.ts';
import { shortId } from './ids.ts';
import type { House } from './match/house.ts';
import type { LiveMatch } from './match/live.ts';
import { Matches } from './match/matches.ts';
import type { Metrics } from './operate/metrics.ts';
import { newMetrics } from './operate/metrics.ts';
import { openMetrics } from './operate/metricsServer.ts';
import { People } from './people/index.ts';
import { announcing } from './processes/announcing.ts';
import { Fellowship } from './processes/fellowship.ts';
import { Hearing } from './processes/hearing.ts';
import type { Fellows } from './processes/port.ts';
import { ALONE } from './processes/port.ts';
import { Connections } from './socket/connections.ts';
import { Nudges } from './socket/nudge.ts';
import type { Store } from './store/port.ts';
import { openStore } from './store/index.ts';
import { Tables } from './tables/tables.ts';
import type { Time } from './time.ts';
import { realTime, Uptime } from './time.ts';
import { Rounds } from './operate/rounds.ts';

export interface Ports {
  readonly time?: Time;
  readonly store?: Store;
  readonly games?: Readonly<Record<string, GameEntry>>;
  readonly pool?: BotPool;
  readonly log?: Logger;
  /** Draws the key of a deal: from the system's generator, unless a check wants the same deals again. */
  readonly newKey?: () => string;
}

export interface RunningServer {
  readonly url: string;
  readonly app: App;
  readonly context: Context;
  close(): Promise<void>;
}

export async function startServer(config: Config, ports: Ports = {}): Promise<RunningServer> {
  const time = ports.time ?? realTime;
  const log = ports.log ?? pino({ level: config.logLevel });
  const metrics = newMetrics();
  const { store, fellows } = among(ports.store ?? (await openOwnStore(config)), time, log);
  const uptime = new Uptime(time, await store.uptime());
  const ground = { config, time, log, metrics, store, fellows: fellows ?? ALONE, uptime, games: ports.games ?? GAMES };
  const { context, runner, tellTable } = put(ground, ports);
  const app = await openApp(context);
  const metricsServer = await openMetrics(config, metrics, log);
  const rounds = new Rounds(context, runner);
  const close = (): Promise<void> => shutDown({ app, context, runner, rounds, fellows, metricsServer });
  try {
    await fellows?.begin(new Hearing(fellows.id, context, runner, tellTable));
    await rounds.begin();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const url = config.publicUrl === '' ? `http://${hostFor(config.host)}:${port}` : config.publicUrl;
  log.info({ url, store: store.kind, durability: store.durability }, 'serving');
  return { url, app, context, close };
}

function openOwnStore(config: Config): Promise<Store> {
  if (config.databaseUrl === '') mkdirSync(config.data, { recursive: true, mode: 0o700 });
  return openStore({ ...(config.databaseUrl === '' ? {} : { databaseUrl: config.databaseUrl }), dataFile: databaseFile(config) });
}

/** Where several processes can share a database, each tells the others what it writes. */
function among(store: Store, time: Time, log: Logger): { readonly store: Store; readonly fellows: Fellowship | undefined } {
  if (store.notices === null) return { store, fellows: undefined };
  const fellows = new Fellowship(store, store.notices, time, log);
  return { store: announcing(store, fellows), fellows };
}

interface Ground {
  readonly config: Config;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly fellows: Fellows;
  readonly uptime: Uptime;
  readonly games: Readonly<Record<string, GameEntry>>;
}

interface Parts {
  readonly context: Context;
  readonly runner: BotRunner;
  /** Tells everybody who looks at a table that it has changed. */
  readonly tellTable: (id: string) => void;
}

function put(ground: Ground, { pool, newKey }: Ports): Parts {
  const { config, time, log, metrics, store, fellows } = ground;
  const connections = new Connections();
  const house: House = {
    ...ground,
    isAudited: true,
    changed(live) {
      runner.serve(live);
      if (live.table.status === 'running') return;
      fellows.release(live.id);
      tellTable(live.id);
    },
    freeze(live, error) {
      // Where it can't be written down, the log is still sound: the match goes on from it.
      freeze(live, error).catch((fault: unknown) =>
        log.error({ table: shortId(live.id), error: String(fault) }, 'match could not be frozen'),
      );
    },
  };
  const matches = new Matches(house, config.liveMatches);
  const runner = new BotRunner(house, pool ?? new BotPool(config.botThreads, config.botLimitMs), config.botDelayMs);
  const people = new People({ store, now: () => time.now() });

  function tellTable(id: string): void {
    void (async () => {
      const found = await store.table(id);
      if (found === undefined) return connections.tell(id, 'refused', { reason: 'notFound' }, () => true);
      connections.tellTable(found);
      if (found.table.status === 'running') runner.serve(await matches.open(id));
    })().catch((error: unknown) => log.error({ table: shortId(id), error: String(error) }, 'table could not be told'));
  }

  async function freeze(live: LiveMatch, error: unknown): Promise<void> {
    log.error({ table: shortId(live.id), error: error instanceof Error ? error.stack : String(error) }, 'match frozen');
    metrics.frozen.inc();
    await store.changeTable(live.id, { status: 'frozen', frozenFor: 'brokenRule', due: null });
    await live.reload();
    tellTable(live.id);
  }

  const tables = new Tables(house, tellTable, newKey);
  const context: Context = {
    ...house,
    config,
    people,
    sessions: people.sessions,
    tables,
    matches,
    chat: new Chat(store, time),
    connections,
    nudges: new Nudges(time),
  };
  return { context, runner, tellTable };
}

const hostFor = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

/** Matches that are busy, and people who do not hang up, are not waited for any longer. */
const PATIENCE_MS = 2_000;

/**
 * Nobody new is let in; what was asked is answered; everybody is told to come back at once, which leads to another process if there is
 * one; and what this one had claimed is free.
 */
async function shutDown(parts: {
  app: App;
  context: Context;
  runner: BotRunner;
  rounds: Rounds;
  fellows: Fellowship | undefined;
  metricsServer: { close(): Promise<void> };
}): Promise<void> {
  const { app, context, runner, rounds, fellows, metricsServer } = parts;
  const { connections, log, matches, store } = context;
  log.info('shutting down');
  app.server.close();
  connections.isDeaf = true;
  await connections.answered(PATIENCE_MS);
  // Requests over HTTP are waited for by what they do to a match.
  await Promise.race([matches.settled(), pause(PATIENCE_MS, undefined, { ref: false })]);
  connections.closeAll();
  await connections.allGone(PATIENCE_MS);
  await app.close();
  await rounds.end();
  await runner.close();
  await fellows?.end();
  await metricsServer.close();
  await store.close();
}
