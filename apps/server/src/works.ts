/** Everything of the server but the network: store, people, tables, matches, bots and background jobs. */
import type { GameEntry } from '@pithead/games';
import type { Logger } from 'pino';
import type { Bots } from './bots/pool.ts';
import { BotPool } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { shortId } from './ids.ts';
import type { House } from './match/house.ts';
import type { LiveMatch } from './match/live.ts';
import { Matches } from './match/matches.ts';
import type { Metrics } from './operate/metrics.ts';
import { Rounds } from './operate/rounds.ts';
import { People } from './people/index.ts';
import { announcing } from './processes/announcing.ts';
import { Fellowship } from './processes/fellowship.ts';
import { Hearing } from './processes/hearing.ts';
import type { Fellows } from './processes/port.ts';
import { ALONE } from './processes/port.ts';
import { Connections } from './socket/connections.ts';
import { Nudges } from './socket/nudge.ts';
import type { Store } from './store/port.ts';
import { Tables } from './tables/tables.ts';
import type { Time } from './time.ts';
import { Uptime } from './time.ts';

export interface Footing {
  readonly config: Config;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly games: Readonly<Record<string, GameEntry>>;
  readonly pool: Bots | undefined;
  /** Draws the key of a deal; random by default. */
  readonly newKey?: (() => string) | undefined;
}

export interface Works {
  readonly context: Context;
  /** Starts background jobs and cluster membership. */
  begin(): Promise<void>;
  end(): Promise<void>;
}

export async function openWorks(footing: Footing): Promise<Works> {
  const { config, time, log, metrics, games } = footing;
  const { store, fellows } = among(footing.store, time, log);
  const uptime = new Uptime(time, await store.uptime());
  const ground = { config, time, log, metrics, store, fellows: fellows ?? ALONE, uptime, games };
  const { context, runner, tellTable } = put(ground, footing);
  const rounds = new Rounds(context, runner);
  return {
    context,
    async begin() {
      await fellows?.begin(new Hearing(fellows.id, context, tellTable));
      await rounds.begin();
    },
    async end() {
      await rounds.end();
      await runner.close();
      await fellows?.end();
    },
  };
}

/** If several processes can share the database, each notifies the others of what it writes. */
function among(
  store: Store,
  time: Time,
  log: Logger,
): { readonly store: Store; readonly fellows: Fellowship | undefined } {
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
  /** Sends a changed table to its subscribers. */
  readonly tellTable: (id: string) => void;
}

function put(ground: Ground, { pool, newKey }: Pick<Footing, 'pool' | 'newKey'>): Parts {
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
      // If that can't be stored, the log is still sound, and the match goes on from it.
      freeze(live, error).catch((fault: unknown) =>
        log.error({ table: shortId(live.id), error: String(fault) }, 'match could not be frozen'),
      );
    },
  };
  const matches = new Matches(house, config.liveMatches);
  const runner = new BotRunner(
    house,
    pool ?? new BotPool(config.botThreads, config.botLimitMs),
    config.botDelayMs,
  );
  const people = new People({ store, now: () => time.now() });

  function tellTable(id: string): void {
    void (async () => {
      const found = await store.table(id);
      if (found === undefined) return connections.tell(id, 'refused', { reason: 'notFound' }, () => true);
      connections.tellTable(found);
      if (found.table.status === 'running') runner.serve(await matches.open(id));
    })().catch((error: unknown) =>
      log.error({ table: shortId(id), error: String(error) }, 'table could not be told'),
    );
  }

  async function freeze(live: LiveMatch, error: unknown): Promise<void> {
    log.error(
      { table: shortId(live.id), error: error instanceof Error ? error.stack : String(error) },
      'match frozen',
    );
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
