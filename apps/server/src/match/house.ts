/** What every match needs of the server around it. */
import type { GameEntry } from '@pithead/games';
import type { Logger } from 'pino';
import type { Metrics } from '../operate/metrics.ts';
import type { Fellows } from '../processes/port.ts';
import type { Store } from '../store/port.ts';
import type { Time, Uptime } from '../time.ts';
import type { LiveMatch } from './live.ts';

export interface House {
  readonly store: Store;
  readonly games: Readonly<Record<string, GameEntry>>;
  readonly time: Time;
  readonly uptime: Uptime;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly fellows: Fellows;
  /** Invariants are checked after every event. */
  readonly isAudited: boolean;
  /** Something has happened: bots may be asked, lists may have changed. */
  changed(live: LiveMatch): void;
  freeze(live: LiveMatch, error: unknown): void;
}
