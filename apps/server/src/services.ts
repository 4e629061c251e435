/** Everything of the server but the network: store, people, tables, matches, bots and background jobs. */
import type { GameParts } from '@pithead/games/loaded';
import type { Logger } from 'pino';
import type { DecisionPool } from './bots/botWorkerPool.ts';
import { BotWorkerPool } from './bots/botWorkerPool.ts';
import { BotRunner } from './bots/botRunner.ts';
import { createChannelServices } from './channels/channelServices.ts';
import { PublicOrigin } from './channels/publicOrigin.ts';
import { ServerSecrets } from './channels/serverSecrets.ts';
import { ChatService } from './chat/chatService.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './serverContext.ts';
import { shortId } from './ids.ts';
import type { MatchDependencies } from './match/matchDependencies.ts';
import type { MatchSession } from './match/matchSession.ts';
import { MatchRegistry } from './match/matchRegistry.ts';
import type { Metrics } from './operations/metrics.ts';
import { BackgroundJobs } from './operations/backgroundJobs.ts';
import type { DeliveryChannel } from './notifications/deliveryChannel.ts';
import { PeopleService } from './people/peopleService.ts';
import { RecoveryService } from './people/recoveryService.ts';
import { publishingStore } from './cluster/publishingStore.ts';
import { ClusterMember } from './cluster/clusterMember.ts';
import { ClusterMessageHandler } from './cluster/clusterMessageHandler.ts';
import type { Cluster } from './cluster/cluster.ts';
import { SINGLE_PROCESS } from './cluster/cluster.ts';
import { Matchmaker } from './pool/matchmaker.ts';
import { PoolService } from './pool/poolService.ts';
import { ConnectionRegistry } from './socket/connectionRegistry.ts';
import { Sightings } from './ratings/sightings.ts';
import { Nudges } from './socket/nudges.ts';
import type { Store } from './store/store.ts';
import { TableService } from './tables/tableService.ts';
import type { Time } from './time.ts';
import { Uptime } from './time.ts';

export interface ServiceDependencies {
  readonly config: Config;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly games: Readonly<Record<string, GameParts>>;
  readonly pool: DecisionPool | undefined;
  readonly newKey?: (() => string) | undefined;
  readonly channels?: readonly DeliveryChannel[] | undefined;
}

export interface Services {
  readonly context: ServerContext;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createServices(dependencies: ServiceDependencies): Promise<Services> {
  const { time } = dependencies;
  const { store, cluster } = joinCluster(dependencies);
  const uptime = new Uptime(time, await store.loadUptime());
  const { context, runner, publishTable } = createContext(
    dependencies,
    store,
    cluster ?? SINGLE_PROCESS,
    uptime,
  );
  const jobs = new BackgroundJobs(context, runner);
  return {
    context,
    async start() {
      await cluster?.start(
        new ClusterMessageHandler(cluster.id, context, { publishTable, resumeBots: () => jobs.resumeBots() }),
      );
      await jobs.start();
    },
    async stop() {
      await jobs.stop();
      context.channelServices.close();
      await context.recovery.whenIdle();
      await runner.close();
      await cluster?.stop();
    },
  };
}

function joinCluster({ store, ...dependencies }: ServiceDependencies): {
  readonly store: Store;
  readonly cluster: ClusterMember | undefined;
} {
  const { messageBus } = store;
  if (messageBus === null) return { store, cluster: undefined };
  const cluster = new ClusterMember({ ...dependencies, store, messageBus });
  return { store: publishingStore(store, cluster), cluster };
}

interface CreatedContext {
  readonly context: ServerContext;
  readonly runner: BotRunner;
  readonly publishTable: (id: string) => void;
}

function createContext(
  { config, time, log, metrics, games, pool, newKey, channels }: ServiceDependencies,
  store: Store,
  cluster: Cluster,
  uptime: Uptime,
): CreatedContext {
  const connections = new ConnectionRegistry(cluster);
  const matchDependencies: MatchDependencies = {
    store,
    games,
    time,
    uptime,
    log,
    metrics,
    cluster,
    isAudited: true,
    onChange(session) {
      runner.askBots(session);
      if (session.table.status === 'running') return;
      cluster.releaseLease(session.id);
      publishTable(session.id);
    },
    freeze(session, error) {
      const release = session.hold();
      // If the freeze can't be stored, the log is still sound, and the match goes on from it.
      freeze(session, error)
        .catch((storeError: unknown) =>
          log.error({ table: shortId(session.id), error: String(storeError) }, 'match could not be frozen'),
        )
        .finally(release);
    },
  };
  const matches = new MatchRegistry(matchDependencies, config.liveMatches);
  const runner = new BotRunner(
    matchDependencies,
    pool ?? new BotWorkerPool(config.botThreads, config.botLimitMs),
    config.botDelayMs,
  );
  const people = new PeopleService({ store, now: () => time.now() });

  function publishTable(id: string): void {
    sendTable(id).catch((error: unknown) =>
      log.error({ table: shortId(id), error: String(error) }, 'table change not published'),
    );
  }

  async function sendTable(id: string): Promise<void> {
    const found = await store.findTable(id);
    if (found === undefined) return connections.sendTo(id, 'refused', { reason: 'notFound' }, () => true);
    connections.sendTable(found);
    if (found.table.status === 'running') await matches.use(id, (session) => runner.askBots(session));
  }

  async function freeze(session: MatchSession, error: unknown): Promise<void> {
    const { id } = session;
    log.error(
      { table: shortId(id), error: error instanceof Error ? error.stack : String(error) },
      'match frozen',
    );
    metrics.frozen.inc();
    await store.changeTable(id, { status: 'frozen', frozenFor: 'brokenRule', due: null });
    await session.reload();
    publishTable(id);
  }

  function tellPool(members: readonly string[]): void {
    connections.sendPoolChange(members);
    cluster.publish({ kind: 'pool', people: members });
  }

  const matchmaker = new Matchmaker(matchDependencies, {
    tell: tellPool,
    isConnected: (person) => connections.isConnected(person),
    onStart(id) {
      cluster.publish({ kind: 'table', table: id });
      publishTable(id);
    },
    newKey,
  });

  const origin = new PublicOrigin(config.publicUrl);
  const channelDependencies = { store, time, log, config, games, origin, secrets: new ServerSecrets(store) };
  const channelServices = createChannelServices(channelDependencies);
  const context: ServerContext = {
    ...matchDependencies,
    config,
    channelServices,
    origin,
    recovery: new RecoveryService(channelDependencies, people, channelServices.mailTransport),
    people,
    sessions: people.sessions,
    tables: new TableService(matchDependencies, publishTable, newKey),
    matches,
    chat: new ChatService(store, time),
    connections,
    nudges: new Nudges(time),
    pool: new PoolService(matchDependencies, tellPool, (id) => matchmaker.startIfAccepted(id)),
    matchmaker,
    channels: channels ?? channelServices.delivery,
    sightings: new Sightings(matchDependencies),
  };
  return { context, runner, publishTable };
}
