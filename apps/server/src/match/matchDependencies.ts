/** What every match needs of the server around it. */
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
  /** Invariants are checked after every event. */
  readonly isAudited: boolean;
  /** Something has happened: bots may be asked, lists may have changed. */
  onChange(live: MatchSession): void;
  freeze(live: MatchSession, error: unknown): void;
}
