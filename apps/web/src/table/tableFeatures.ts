/** What a table offers besides playing, depending on where its match comes from. */
import type { PlyAssessment } from '@pithead/bots';
import type { ServerSource } from '../net/serverSource.ts';

export interface TableFeatures {
  readonly isLocal: boolean;
  /** A game against the Apprentice after the guide: things that the guide has left out are explained. */
  readonly explainsNewThings?: boolean;
  /** Hints say nothing of the chance of winning, which means little to a newcomer. */
  readonly isGuided?: true;
  readonly inviteLink?: string;
  readonly chat?: ServerSource;
  readonly handOver?: number | null;
  takeOver?(): Promise<void>;
  hint?(): Promise<readonly PlyAssessment[]>;
  loadRecord(): Promise<unknown>;
  rematch?(): Promise<void>;
  nudge?(): Promise<void>;
}
