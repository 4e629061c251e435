/** The server, put together: store, people, tables, matches, bots, and the door to the net. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
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
  const store = ports.store ?? (await openOwnStore(config));
  const uptime = new Uptime(time, await store.uptime());
  const parts = put({ config, time, log, metrics, store, uptime, games: ports.games ?? GAMES }, ports);
  const { context, runner } = parts;
  const app = await openApp(context);
  const metricsServer = await openMetrics(config, metrics, log);
  const rounds = new Rounds(context, runner);
  const close = (): Promise<void> => shutDown({ app, context, runner, rounds, metricsServer });
  try {
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

interface Ground {
  readonly config: Config;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly uptime: Uptime;
  readonly games: Readonly<Record<string, GameEntry>>;
}

function put(ground: Ground, { pool, newKey }: Ports): { context: Context; runner: BotRunner } {
  const { config, time, log, metrics, store } = ground;
  const connections = new Connections();
  const house: House = {
    ...ground,
    isAudited: true,
    changed(live) {
      runner.serve(live);
      if (live.table.status !== 'running') tellTable(live.id);
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
  return { context, runner };
}

const hostFor = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

/** Nothing new is begun; what is under way is finished; everybody is told to come back. */
async function shutDown(parts: {
  app: App;
  context: Context;
  runner: BotRunner;
  rounds: Rounds;
  metricsServer: { close(): Promise<void> };
}): Promise<void> {
  const { app, context, runner, rounds, metricsServer } = parts;
  context.log.info('shutting down');
  context.connections.closeAll();
  await app.close();
  await rounds.end();
  await runner.close();
  await metricsServer.close();
  await context.store.close();
}
