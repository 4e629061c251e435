import type { BotLevel } from '@pithead/bots';
import type { Options, Ply, Progress, RecordedBranch, RecordedPly, Seat } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';

/** Fixed before the first ply. Contains the key of the deal, so it never leaves the worker. */
export interface LocalMatchHead {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly names: readonly string[];
  readonly bots: readonly (BotLevel | null)[];
  readonly isHotSeat: boolean;
  readonly key: string;
  readonly createdAt: number;
  /** A guide decides when its bots play, and what. Absent in all other matches. */
  readonly isGuided?: true;
  /** Of a match that goes on from a moment of another one. Absent in all other matches. */
  readonly branch?: LocalBranch;
}

interface LocalBranch {
  /** As in the record of the match. */
  readonly branches: readonly RecordedBranch[];
  /** Those of the origin, before the first event. */
  readonly plies: readonly RecordedPly[];
  readonly origin: BranchOrigin;
}

/** For lists: what a branch branched off from. Contains no secrets. */
export interface BranchOrigin {
  /** When the origin was created; null if that is not known, as of an imported record. */
  readonly playedAt: number | null;
  /** The round in which it branched off; 0 during setup. */
  readonly round: number;
}

/** The log of the match, from which its state is replayed. `at` is absent in matches of version 0.1. */
export type LocalEvent = { readonly at?: number } & (
  | { readonly seat: Seat; readonly kind: 'play'; readonly plies: readonly Ply[] }
  | { readonly seat: Seat; readonly kind: 'undo'; readonly reach: 'step' | 'turn' }
  /** Rewinds to `to` plies, further than undo allows; everybody at this device agrees. */
  | { readonly seat: Seat; readonly kind: 'goBack'; readonly to: number }
  | { readonly seat: Seat; readonly kind: 'leave' | 'return' | 'resign' }
);

export function fromStoredEvent(stored: LocalEvent): MatchEvent {
  const { seat } = stored;
  switch (stored.kind) {
    case 'play':
      return { seat, kind: 'play', body: stored.plies };
    case 'undo':
      return { seat, kind: 'undo', body: stored.reach };
    case 'goBack':
      return { seat, kind: 'rewind', body: stored.to };
    case 'leave':
      return { seat, kind: 'standIn', body: 'left' };
    case 'return':
    case 'resign':
      return { seat, kind: stored.kind, body: null };
  }
}

/** The stored form of an event. Requests and clocks don't exist without a server. */
export function toStoredEvent({ seat, kind, body }: MatchEvent): LocalEvent {
  switch (kind) {
    case 'play':
      return { seat, kind, plies: body };
    case 'undo':
      return { seat, kind, reach: body };
    case 'rewind':
      return { seat, kind: 'goBack', to: body };
    case 'standIn':
      return { seat, kind: 'leave' };
    case 'return':
    case 'resign':
      return { seat, kind };
    default:
      throw new Error(`not an event of a local match: ${kind}`);
  }
}

export interface StoredMatch {
  readonly head: LocalMatchHead;
  readonly events: readonly LocalEvent[];
}

/** The entry of a match in lists. Contains no secrets. */
export interface LocalMatchSummary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly (BotLevel | null)[];
  readonly isHotSeat: boolean;
  readonly asked: number;
  readonly isYourTurn: boolean;
  readonly status: 'running' | 'over' | 'abandoned';
  readonly ranks: readonly number[] | null;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Absent in matches of version 0.1 that were not played since. */
  readonly progress?: Progress | null;
  /** The seats that were given up, as bits. Absent like `progress`. */
  readonly resigned?: number;
  readonly isGuided?: true;
  readonly origin?: BranchOrigin;
}

export interface NewLocalMatch {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly bots: readonly BotLevel[];
  /** All seats without a bot belong to people at this device. */
  readonly isHotSeat?: boolean;
  readonly name: string;
  /** Names of the people in a hot-seat match; those without one are numbered. */
  readonly names?: readonly string[];
}

/** A position of the rulebook: the data of a `RuleExample` that can be sent to the worker. */
export interface NewExampleMatch {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly key: string;
  readonly plies: readonly string[];
  readonly name: string;
}

/**
 * Why an open match does not go on by itself: its bots can't be loaded or fail, events can't be stored, or the
 * worker crashed.
 */
export type LocalStall = 'bots' | 'storage' | 'worker';

export type LocalFailure = 'unknownMatch' | 'otherVersion' | 'damaged';
