import type { GameParts } from '@pithead/games/loaded';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Store } from '../store/store.ts';
import type { Time, Uptime } from '../time.ts';
import type { MatchSession } from './matchSession.ts';

export interface MatchDependencies {
  readonly store: Store;
  readonly games: Readonly<Record<string, GameParts>>;
  readonly time: Time;
  readonly uptime: Uptime;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly cluster: Cluster;
  /** Check the game's invariants after every event. */
  readonly isAudited: boolean;
  /** The match has changed: bots may have to decide, and it may be over. */
  onChange(session: MatchSession): void;
  /** A bug in a rule was found: nobody may play on. */
  freeze(session: MatchSession, error: unknown): void;
}
