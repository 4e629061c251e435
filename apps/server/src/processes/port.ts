/** The other processes on the same database, as the rest of the server sees them. */
import type { Presence } from '../match/streams.ts';
import type { Notice } from './notice.ts';

export interface Fellows {
  /** No other process can write: what is in memory is never behind. */
  readonly isAlone: boolean;
  /** This is for this process to do, and for no other. */
  holds(what: string): boolean;
  /** Which of these are for this process to do from now on. */
  claim(whats: readonly string[]): Promise<readonly string[]>;
  release(what: string): void;
  /**
   * Tables whose bots are for this process to ask, with their last events. Where it is alone it knows them
   * without asking.
   */
  awaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]>;
  tell(notice: Notice): void;
  /** Who looks at a match here has changed. */
  present(table: string, here: Presence): void;
}

/** One process: everything is its own, and there is nobody to tell. */
export const ALONE: Fellows = {
  isAlone: true,
  holds: () => true,
  claim: (whats) => Promise.resolve(whats),
  release: () => undefined,
  awaitingBots: () => Promise.resolve([]),
  tell: () => undefined,
  present: () => undefined,
};
