/** What a table can do besides playing, depending on where its match comes from. */
import type { Reason } from '@pithead/bots';
import type { ServerSource } from '../net/serverSource.ts';

export interface TableFeatures {
  readonly isLocal: boolean;
  /** The address to send to others. */
  readonly inviteLink?: string;
  /** Where people talk. */
  readonly chat?: ServerSource;
  /** The seat that the device is to be handed to. */
  readonly handOver?: number | null;
  takeOver?(): Promise<void>;
  hint?(): Promise<readonly Reason[]>;
  loadRecord(): Promise<unknown>;
  rematch?(): Promise<void>;
  /** Reminds those who are waited for. */
  nudge?(): Promise<void>;
}
