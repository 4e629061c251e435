/** What a table can do besides playing, depending on where its match comes from. */
import type { Reason } from '@pithead/bots';
import type { ServerSource } from '../net/serverSource.ts';

export interface Company {
  readonly isLocal: boolean;
  /** The address to send to others. */
  readonly link?: string;
  /** Where people talk. */
  readonly talk?: ServerSource;
  /** The seat that the device is to be handed to. */
  readonly handOver?: number | null;
  takeOver?(): Promise<void>;
  hint?(): Promise<readonly Reason[]>;
  record(): Promise<unknown>;
  rematch?(): Promise<void>;
  /** Reminds those who are waited for. */
  nudge?(): Promise<void>;
}
