import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameParts } from '@pithead/games/loaded';
import type { Logger } from 'pino';
import { pino } from 'pino';
import type { DecisionPool } from './bots/botWorkerPool.ts';
import type { Config } from './config.ts';
import { databaseFile } from './config.ts';
import type { ServerContext } from './serverContext.ts';
import type { HttpApp } from './http/httpApp.ts';
import { createHttpApp } from './http/httpApp.ts';
import { withNatsMessageBus } from './cluster/nats/natsMessageBus.ts';
import { createMetrics } from './operations/metrics.ts';
import { startMetricsServer } from './operations/metricsServer.ts';
import type { DeliveryChannel } from './notifications/deliveryChannel.ts';
import type { Store } from './store/store.ts';
import { openServerStore } from './store/index.ts';
import type { Time } from './time.ts';
import { realTime } from './time.ts';
import type { Services } from './services.ts';
import { createServices } from './services.ts';

export interface ServerPorts {
  readonly time?: Time;
  readonly store?: Store;
  readonly games?: Readonly<Record<string, GameParts>>;
  readonly pool?: DecisionPool;
  readonly log?: Logger;
  readonly newKey?: () => string;
  readonly channels?: readonly DeliveryChannel[];
}

export interface RunningServer {
  readonly url: string;
  readonly app: HttpApp;
  readonly context: ServerContext;
  close(): Promise<void>;
}

export async function startServer(config: Config, ports: ServerPorts = {}): Promise<RunningServer> {
  const store = ports.store ?? (await openOwnStore(config));
  try {
    return await serve(store, config, ports);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(store: Store, config: Config, ports: ServerPorts): Promise<RunningServer> {
  const time = ports.time ?? realTime;
  const log = ports.log ?? pino({ level: config.logLevel });
  const metrics = createMetrics();
  const services = await createServices({
    config,
    time,
    log,
    metrics,
    store,
    games: ports.games ?? LOADED_GAMES,
    pool: ports.pool,
    newKey: ports.newKey,
    channels: ports.channels,
  });
  const { context } = services;
  const app = await createHttpApp(context);
  const metricsServer = await startMetricsServer(config, metrics, log);
  const close = (): Promise<void> => shutDown({ app, services, metricsServer });
  try {
    await services.start();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const url = config.publicUrl === '' ? `http://${hostFor(config.host)}:${port}` : config.publicUrl;
  context.origin.listening(url);
  log.info({ url, store: store.kind, durability: store.durability, bus: store.messageBus?.kind }, 'serving');
  return { url, app, context, close };
}

async function openOwnStore(config: Config): Promise<Store> {
  if (config.databaseUrl === '') mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const store = await openServerStore({ ...config, dataFile: databaseFile(config) });
  if (config.nats === undefined) return store;
  return withNatsMessageBus(store, config.nats).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
}

const hostFor = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

const SHUTDOWN_WAIT_MS = 2_000;

/** Clients are told to reconnect, to another process if there is one. */
async function shutDown({
  app,
  services,
  metricsServer,
}: {
  app: HttpApp;
  services: Services;
  metricsServer: { close(): Promise<void> };
}): Promise<void> {
  const { connections, log, matches, store } = services.context;
  log.info('shutting down');
  app.server.close();
  connections.isDraining = true;
  await connections.whenAnswered(SHUTDOWN_WAIT_MS);
  // Pending HTTP requests are covered by the matches that they act on.
  await Promise.race([matches.whenIdle(), delay(SHUTDOWN_WAIT_MS, undefined, { ref: false })]);
  connections.closeAll();
  await connections.whenClosed(SHUTDOWN_WAIT_MS);
  await app.close();
  await services.stop();
  await metricsServer.close();
  await store.close();
}
