import type { Progress } from '@pithead/kernel';
import * as z from 'zod/mini';
import { SeatNumber, TableId } from './acts.ts';
import { LIMITS } from './limits.ts';

export const LanguageSchema = z.enum(['de', 'en', 'nl']);
/** Only bounded here: the server checks names and passwords and gives specific reasons. */
const Name = z.string().check(z.maxLength(LIMITS.name * 4));
export const PasswordText = z.string().check(z.maxLength(LIMITS.password * 4));
export const LevelSchema = z.enum(['apprentice', 'hewer', 'foreman', 'director']);
const OptionValue = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(64))]);
const OptionName = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));

export const NewGuest = z.strictObject({ name: Name, language: LanguageSchema });
export const NewAccount = z.strictObject({ name: Name, password: PasswordText });
/** `leaveGames` confirms that a guest who logs in gives up the guest's seats. */
export const LogIn = z.strictObject({
  name: Name,
  password: PasswordText,
  leaveGames: z.optional(z.boolean()),
});
export const ChangeMe = z.strictObject({ name: z.optional(Name), language: z.optional(LanguageSchema) });
export const ChangePassword = z.strictObject({ old: PasswordText, next: PasswordText });
export const RemoveMe = z.strictObject({ password: z.optional(PasswordText) });

export const ClockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('bank'),
    bankMs: z.int().check(z.minimum(10_000), z.maximum(LIMITS.bankMs)),
    incrementMs: z.int().check(z.minimum(0), z.maximum(LIMITS.incrementMs)),
  }),
  z.strictObject({
    kind: z.literal('days'),
    perMoveMs: z.int().check(z.minimum(60_000), z.maximum(LIMITS.perMoveMs)),
  }),
]);

export const NewTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(LIMITS.seats)),
  options: z.optional(z.record(OptionName, OptionValue)),
  isPublic: z.optional(z.boolean()),
  isHotSeat: z.optional(z.boolean()),
  isRated: z.optional(z.boolean()),
  pace: z.optional(z.enum(['live', 'turns'])),
  clock: z.optional(ClockSchema),
  /** Bots for the seats after the host's. A table that is full starts at once. */
  bots: z.optional(z.array(LevelSchema).check(z.maxLength(LIMITS.seats))),
});
export type NewTable = z.infer<typeof NewTable>;

export const JoinTable = z.strictObject({ seat: z.optional(SeatNumber) });
export const AddBot = z.strictObject({ seat: z.optional(SeatNumber), level: LevelSchema });
export const TableParams = z.strictObject({ table: TableId });
const SeatText = z.pipe(
  z.string().check(z.regex(new RegExp(`^[0-${LIMITS.seats - 1}]$`))),
  z.transform(Number),
);
export const SeatParams = z.strictObject({ table: TableId, seat: SeatText });

/** `as=0` for a seat, nothing for a spectator. */
export const ViewerQuery = z.strictObject({ as: z.optional(SeatText) });

const PageText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
export const PageQuery = z.strictObject({ page: z.optional(PageText) });

export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'free' | 'person' | 'bot';
  readonly level: string | null;
  readonly isYours: boolean;
  /** An id to mute the person by; null for bots, free seats and oneself. */
  readonly person: string | null;
  /** The person has given the seat to a bot for good. Absent if not, and from older servers. */
  readonly hasResigned?: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly SeatInfo[];
  readonly isPublic: boolean;
  readonly isHotSeat: boolean;
  readonly isRated: boolean;
  readonly pace: 'live' | 'turns';
  readonly clock: z.infer<typeof ClockSchema>;
  readonly status: 'open' | 'running' | 'over' | 'abandoned' | 'frozen';
  readonly isHost: boolean;
  readonly isYourTurn: boolean;
  readonly createdAt: number;
  readonly next: string | null;
  /** Only in lists. Null before the start and, at first, for matches that began on an older server. */
  readonly progress?: Progress | null;
  /** Only in lists, from newer servers. The times of moves are no part of them: they could reveal sealed choices. */
  readonly startedAt?: number | null;
  readonly endedAt?: number | null;
}

export interface PersonInfo {
  readonly id: string;
  readonly name: string;
  readonly language: 'de' | 'en' | 'nl';
  readonly isAccount: boolean;
  /** Only for operators of the server, who may open the page of moderation. */
  readonly isOperator?: boolean;
}
