/** Messages over the WebSocket. What the client sends is checked; what the server sends is typed. */
import type { Fact, Outcome, Params } from '@pithead/kernel';
import * as z from 'zod/mini';
import { Act, CommandId, Looker, PlySchema, SeatNumber, TableId } from './acts.ts';
import type { TableInfo } from './http.ts';
import { LIMITS } from './limits.ts';
import type { PackedOffers } from './offers.ts';
import type { Patch } from './patch.ts';
import type { ProtocolReason } from './reasons.ts';

/** A number that the client gives to a subscription or a question, to know the answer by. */
const Number_ = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const Room = z.enum(['players', 'spectators']);

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    channel: Number_,
    table: TableId,
    as: Looker,
    /** The number of the last news known: facts after it are enough. */
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
    room: Room,
    text: z.string().check(z.minLength(1), z.maxLength(LIMITS.chat)),
    /** Pages of before ids were given have none: what they repeat is said again. */
    id: z.optional(CommandId),
  }),
  z.strictObject({ type: z.literal('ping'), ask: Number_ }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageName = ClientMessage['type'];

/** Why not: a protocol reason; where the rules refuse, their own reason, rule number and parameters. */
export interface Refused {
  readonly reason: ProtocolReason;
  readonly params?: Params;
  readonly rule?: string;
  readonly why?: string;
  /** Which ply of the command was refused. */
  readonly ply?: number;
  /** The number of the last news, where the asker's was stale. */
  readonly seq?: number;
}

/** What each seat has left at the moment of sending, and whose clocks run. */
export interface Clocks {
  readonly leftMs: readonly number[];
  readonly running: number;
  readonly isPaused: boolean;
}

/** A request that waits for the others: who asked, and who has agreed so far, as bits. */
export interface Request {
  readonly by: number;
  readonly agreed: number;
}

/** All that is known of a match besides the view. Only what changed is sent with news. */
export interface Standing {
  /** Seats that are asked, as bits. */
  readonly asked: number;
  /** Seats that a bot plays in the place of their owner, as bits. */
  readonly standIns: number;
  readonly resigned: number;
  /** How many of its own plies this seat can take back. */
  readonly undoable: number;
  readonly undoRequest: Request | null;
  readonly pauseRequest: Request | null;
  /** Nobody plays until somebody resumes: also where no clocks say so. */
  readonly isPaused: boolean;
  readonly clocks: Clocks | null;
  readonly outcome: Outcome | null;
  /** Why the match is frozen; empty while all is well. */
  readonly frozenFor: string;
}

/** Everything about a match for one viewer. */
export interface FullState extends Standing {
  readonly seq: number;
  readonly view: unknown;
  readonly offers: PackedOffers;
  /** How many facts the viewer knows in all; those sent are the last ones of them. */
  readonly factCount: number;
  /** Each with the number of the news that brought it. */
  readonly facts: readonly (readonly [seq: number, fact: Fact])[];
  readonly online: number;
  readonly watching: number;
  /** SHA-256 of the key of the deal; the key itself after the end, else empty. */
  readonly commitment: string;
  readonly key: string;
}

export interface News extends Partial<Standing> {
  readonly seq: number;
  readonly view?: Patch;
  readonly offers?: PackedOffers;
  /**
   * After something was taken back: so many facts stay, the rest is forgotten before the new ones are added.
   */
  readonly keep?: number;
  readonly facts?: readonly Fact[];
  /** The deal is opened when the match is over. */
  readonly key?: string;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly person: string | null;
      readonly now: number;
    }
  | ({ readonly type: 'state'; readonly channel: number } & FullState)
  | ({ readonly type: 'news'; readonly channel: number } & News)
  | { readonly type: 'table'; readonly channel: number; readonly table: TableInfo }
  | {
      readonly type: 'presence';
      readonly channel: number;
      readonly online: number;
      readonly watching: number;
    }
  | { readonly type: 'nudged'; readonly channel: number; readonly by: number }
  | { readonly type: 'chat'; readonly channel: number; readonly line: ChatLine }
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | { readonly type: 'answer'; readonly ask: number; readonly why?: Refused | null; readonly now?: number }
  | ({
      readonly type: 'refused';
      readonly id?: string;
      readonly ask?: number;
      readonly channel?: number;
    } & Refused);

export interface ChatLine {
  /** From 1 on in each room. */
  readonly number: number;
  /** Empty once that person is deleted. */
  readonly person: string;
  /**
   * As the seat is called where that person sits, else the name of today, told apart from all others at the
   * table.
   */
  readonly name: string;
  readonly room: z.infer<typeof Room>;
  readonly text: string;
  readonly at: number;
}
