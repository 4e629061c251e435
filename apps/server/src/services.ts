/** Everything of the server but the network: store, people, tables, matches, bots and background jobs. */
import type { GameParts } from '@pithead/games/loaded';
import type { Logger } from 'pino';
import type { DecisionPool } from './bots/botWorkerPool.ts';
import { BotWorkerPool } from './bots/botWorkerPool.ts';
import { BotRunner } from './bots/botRunner.ts';
import { ChatService } from './chat/chatService.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './serverContext.ts';
import { shortId } from './ids.ts';
import type { MatchDependencies } from './match/matchDependencies.ts';
import type { MatchSession } from './match/matchSession.ts';
import { MatchRegistry } from './match/matchRegistry.ts';
import type { Metrics } from './operations/metrics.ts';
import { BackgroundJobs } from './operations/backgroundJobs.ts';
import { PeopleService } from './people/peopleService.ts';
import { publishingStore } from './cluster/publishingStore.ts';
import { ClusterMember } from './cluster/clusterMember.ts';
import { NotificationHandler } from './cluster/notificationHandler.ts';
import type { Cluster } from './cluster/cluster.ts';
import { SINGLE_PROCESS } from './cluster/cluster.ts';
import { ConnectionRegistry } from './socket/connectionRegistry.ts';
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
  /** Draws the key of a deal; random by default. */
  readonly newKey?: (() => string) | undefined;
}

export interface Services {
  readonly context: ServerContext;
  /** Starts background jobs and cluster membership. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createServices(footing: ServiceDependencies): Promise<Services> {
  const { config, time, log, metrics, games } = footing;
  const { store, cluster } = among(footing.store, time, log);
  const uptime = new Uptime(time, await store.loadUptime());
  const ground = { config, time, log, metrics, store, cluster: cluster ?? SINGLE_PROCESS, uptime, games };
  const { context, runner, tellTable } = put(ground, footing);
  const rounds = new BackgroundJobs(context, runner);
  return {
    context,
    async start() {
      await cluster?.start(new NotificationHandler(cluster.id, context, tellTable));
      await rounds.start();
    },
    async stop() {
      await rounds.stop();
      await runner.close();
      await cluster?.stop();
    },
  };
}

/** If several processes can share the database, each notifies the others of what it writes. */
function among(
  store: Store,
  time: Time,
  log: Logger,
): { readonly store: Store; readonly cluster: ClusterMember | undefined } {
  if (store.notifications === null) return { store, cluster: undefined };
  const cluster = new ClusterMember(store, store.notifications, time, log);
  return { store: publishingStore(store, cluster), cluster };
}

interface Ground {
  readonly config: Config;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly cluster: Cluster;
  readonly uptime: Uptime;
  readonly games: Readonly<Record<string, GameParts>>;
}

interface Parts {
  readonly context: ServerContext;
  readonly runner: BotRunner;
  /** Sends a changed table to its subscribers. */
  readonly tellTable: (id: string) => void;
}

function put(ground: Ground, { pool, newKey }: Pick<ServiceDependencies, 'pool' | 'newKey'>): Parts {
  const { config, time, log, metrics, store, cluster } = ground;
  const connections = new ConnectionRegistry();
  const house: MatchDependencies = {
    ...ground,
    isAudited: true,
    onChange(live) {
      runner.askBots(live);
      if (live.table.status === 'running') return;
      cluster.releaseLease(live.id);
      tellTable(live.id);
    },
    freeze(live, error) {
      // If that can't be stored, the log is still sound, and the match goes on from it.
      freeze(live, error).catch((fault: unknown) =>
        log.error({ table: shortId(live.id), error: String(fault) }, 'match could not be frozen'),
      );
    },
  };
  const matches = new MatchRegistry(house, config.liveMatches);
  const runner = new BotRunner(
    house,
    pool ?? new BotWorkerPool(config.botThreads, config.botLimitMs),
    config.botDelayMs,
  );
  const people = new PeopleService({ store, now: () => time.now() });

  function tellTable(id: string): void {
    void (async () => {
      const found = await store.findTable(id);
      if (found === undefined) return connections.sendTo(id, 'refused', { reason: 'notFound' }, () => true);
      connections.sendTable(found);
      if (found.table.status === 'running') runner.askBots(await matches.open(id));
    })().catch((error: unknown) =>
      log.error({ table: shortId(id), error: String(error) }, 'table could not be told'),
    );
  }

  async function freeze(live: MatchSession, error: unknown): Promise<void> {
    log.error(
      { table: shortId(live.id), error: error instanceof Error ? error.stack : String(error) },
      'match frozen',
    );
    metrics.frozen.inc();
    await store.changeTable(live.id, { status: 'frozen', frozenFor: 'brokenRule', due: null });
    await live.reload();
    tellTable(live.id);
  }

  const tables = new TableService(house, tellTable, newKey);
  const context: ServerContext = {
    ...house,
    config,
    people,
    sessions: people.sessions,
    tables,
    matches,
    chat: new ChatService(store, time),
    connections,
    nudges: new Nudges(time),
  };
  return { context, runner, tellTable };
}
