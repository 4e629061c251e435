/** Messages over the WebSocket. The server validates what clients send; what it sends is only typed. */
import type { Fact, Outcome, Params } from '@pithead/kernel';
import * as z from 'zod/mini';
import { Act, CommandId, ViewerSchema, PlySchema, SeatNumber, TableId } from './acts.ts';
import type { TableInfo } from './http.ts';
import { LIMITS } from './limits.ts';
import type { PackedOffers } from './offers.ts';
import type { Patch } from './patch.ts';
import type { ProtocolReason } from './reasons.ts';

/** Chosen by the client for a subscription or a question; the answer repeats it. */
const Number_ = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const ChatRoom = z.enum(['players', 'spectators']);

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    channel: Number_,
    table: TableId,
    as: ViewerSchema,
    /** The number of the last known update: the state then contains only later facts. */
    since: z.optional(Number_),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), channel: Number_ }),
  z.strictObject({ type: z.literal('act'), table: TableId, act: Act }),
  z.strictObject({
    type: z.literal('whyNot'),
    ask: Number_,
    table: TableId,
    seat: SeatNumber,
    ply: PlySchema,
  }),
  z.strictObject({ type: z.literal('nudge'), ask: Number_, table: TableId, seat: SeatNumber }),
  z.strictObject({
    type: z.literal('chat'),
    ask: Number_,
    table: TableId,
    room: ChatRoom,
    text: z.string().check(z.minLength(1), z.maxLength(LIMITS.chat)),
    /** Missing in old clients, whose repeated lines are stored again. */
    id: z.optional(CommandId),
  }),
  z.strictObject({ type: z.literal('ping'), ask: Number_ }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageName = ClientMessage['type'];

/** Why a request was refused. For `refusedByRules`, `why`, `rule` and `params` are those of the game. */
export interface RequestRefusal {
  readonly reason: ProtocolReason;
  readonly params?: Params;
  readonly rule?: string;
  readonly why?: string;
  readonly ply?: number;
  /** With `stale`: the number of the last update. */
  readonly seq?: number;
}

/** Milliseconds left at the time of sending, and the seats whose clocks run. */
export interface Clocks {
  readonly leftMs: readonly number[];
  readonly running: number;
  readonly isPaused: boolean;
}

/** An undo or a pause that waits for the consent of the other people. */
export interface PendingRequest {
  readonly by: number;
  /** The seats that have agreed, as bits; the one that asked included. */
  readonly agreed: number;
}

/**
 * What a viewer knows of a match besides view, offers and facts: the same for every viewer, except `undoable` and
 * the numbers in `resignations`. Updates contain only the fields that changed. Sets of seats are bit masks.
 */
export interface MatchFields {
  readonly asked: number;
  readonly standIns: number;
  readonly resigned: number;
  /** Seats whose owners are on vacation: their clocks stand still. Missing from servers before version 0.2. */
  readonly onVacation?: number;
  /**
   * In the order of events, each with the number of the update that brought it, so that it has a place among the
   * facts. Missing from servers before version 0.2.
   */
  readonly resignations?: readonly (readonly [seat: number, seq: number])[];
  readonly undoable: number;
  readonly undoRequest: PendingRequest | null;
  readonly pauseRequest: PendingRequest | null;
  readonly isPaused: boolean;
  readonly clocks: Clocks | null;
  readonly outcome: Outcome | null;
  /** Why the match is frozen (`brokenLog`, `brokenRule`, `otherRules`), else empty. */
  readonly frozenFor: string;
}

export interface ViewerState extends MatchFields {
  readonly seq: number;
  readonly view: unknown;
  readonly offers: PackedOffers;
  /** The number of facts that the viewer knows; `facts` may contain only the last of them. */
  readonly factCount: number;
  /** Each with the number of the update that brought it. */
  readonly facts: readonly (readonly [seq: number, fact: Fact])[];
  readonly online: number;
  readonly watching: number;
  /** SHA-256 of the key of the deal. `key` is empty until the match is over. */
  readonly commitment: string;
  readonly key: string;
}

export interface ViewerUpdate extends Partial<MatchFields> {
  readonly seq: number;
  readonly view?: Patch;
  readonly offers?: PackedOffers;
  /** After an undo: the number of facts that remain before the new ones are added. */
  readonly keep?: number;
  readonly facts?: readonly Fact[];
  readonly key?: string;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly person: string | null;
      readonly now: number;
    }
  | ({ readonly type: 'state'; readonly channel: number } & ViewerState)
  /** `news` is the wire name of a `ViewerUpdate`. */
  | ({ readonly type: 'news'; readonly channel: number } & ViewerUpdate)
  | { readonly type: 'table'; readonly channel: number; readonly table: TableInfo }
  | {
      readonly type: 'presence';
      readonly channel: number;
      readonly online: number;
      readonly watching: number;
    }
  | { readonly type: 'nudged'; readonly channel: number; readonly by: number }
  | { readonly type: 'chat'; readonly channel: number; readonly line: ChatLine }
  /** One's own search in the pool has changed: `GET /api/me/search` tells how. */
  | { readonly type: 'pool' }
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'answer';
      readonly ask: number;
      readonly why?: RequestRefusal | null;
      readonly now?: number;
    }
  | ({
      readonly type: 'refused';
      readonly id?: string;
      readonly ask?: number;
      readonly channel?: number;
    } & RequestRefusal);

export interface ChatLine {
  readonly number: number;
  readonly person: string;
  /** The name of the person's seat, or else the current name, made different from all others at the table. */
  readonly name: string;
  readonly room: z.infer<typeof ChatRoom>;
  readonly text: string;
  readonly at: number;
}
