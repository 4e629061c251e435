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
  readonly isAudited: boolean;
  onChange(session: MatchSession): void;
  freeze(session: MatchSession, error: unknown): void;
}
