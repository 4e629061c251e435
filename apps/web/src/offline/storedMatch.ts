/** What is kept of a match on this device. */
import type { Level } from '@pithead/bots';
import type { Options, Ply, Seat } from '@pithead/kernel';
import type { LoadedRules } from './games.ts';

export type LoadRules = (game: string) => Promise<LoadedRules>;

/** What is agreed before the first ply. It holds the key of the deal, so that it never leaves the worker. */
export interface LocalMatchHead {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly names: readonly string[];
  /** The bot on each seat; null where a person sits. */
  readonly bots: readonly (Level | null)[];
  readonly isHotSeat: boolean;
  /** 64 hexadecimal digits. */
  readonly key: string;
  readonly createdAt: number;
}

/** What happened, one after the other: everything else follows from it. */
export type LocalEvent =
  | { readonly seat: Seat; readonly kind: 'play'; readonly plies: readonly Ply[] }
  | { readonly seat: Seat; readonly kind: 'undo'; readonly reach: 'step' | 'turn' }
  /** Back to so many plies: beyond what undo can do, with the consent of all who sit here. */
  | { readonly seat: Seat; readonly kind: 'goBack'; readonly to: number }
  | { readonly seat: Seat; readonly kind: 'leave' | 'return' | 'resign' };

/** What a list shows of a match. Nothing in it is secret. */
export interface LocalMatchSummary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly (Level | null)[];
  readonly isHotSeat: boolean;
  /** Seats that are asked, as bits. */
  readonly asked: number;
  /** A person of this device is asked. */
  readonly isYourTurn: boolean;
  readonly status: 'running' | 'over' | 'abandoned';
  /** The rank of each seat when the match is over. */
  readonly ranks: readonly number[] | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What a new match is made of. */
export interface NewLocalMatch {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  /** Strengths of the bots, who sit behind the people. */
  readonly bots: readonly Level[];
  /** All seats without a bot belong to people at this device. */
  readonly isHotSeat?: boolean;
  readonly name: string;
  /** Names of the people of a hot-seat match, if they are to be called otherwise than by a number. */
  readonly names?: readonly string[];
}

/** The log of a match can't be gone on with: begun under other rules, damaged, or not there. */
export type LocalFailure = 'unknownMatch' | 'otherVersion' | 'damaged';
