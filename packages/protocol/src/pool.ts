/** The matchmaking pool: what people look for, and which table was found for them. */
import * as z from 'zod/mini';
import { TableId } from './acts.ts';
import { LIMITS } from './limits.ts';

export const PoolPace = z.enum(['live45', 'live30', 'day']);
export type PoolPace = z.infer<typeof PoolPace>;

export const PoolOpponents = z.enum(['near', 'anyone', 'unrated']);
export type PoolOpponents = z.infer<typeof PoolOpponents>;

const GameId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const SeatCount = z.int().check(z.minimum(2), z.maximum(LIMITS.seats));

export const PoolChoice = z.strictObject({
  games: z.array(GameId).check(z.minLength(1), z.maxLength(LIMITS.poolGames)),
  seats: z.array(SeatCount).check(z.minLength(1), z.maxLength(LIMITS.seats - 1)),
  pace: PoolPace,
  /** `near` and `anyone` ask for a rated table, which needs an account. */
  against: PoolOpponents,
  /** After a minute, bots may take seats for which nobody was found. */
  mayFillWithBots: z.boolean(),
  /** Opponents may be further from one's own rating. */
  isWide: z.boolean(),
});
export type PoolChoice = z.infer<typeof PoolChoice>;

/** In the address of a request: lists with commas. Without all four the choice is unknown. */
export const PoolQuery = z.strictObject({
  games: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,15}$/)),
      z.transform((text: string) => text.split(',')),
    ),
  ),
  seats: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[2-6](,[2-6]){0,4}$/)),
      z.transform((text: string) => text.split(',').map(Number)),
    ),
  ),
  pace: z.optional(PoolPace),
  against: z.optional(PoolOpponents),
});

export const AcceptTable = z.strictObject({ table: TableId });

export interface PoolPerson {
  readonly name: string;
  /** In the game of the table that they fit. */
  readonly rating: number;
  readonly isProvisional: boolean;
}

export interface FoundTable {
  /** Of the table that starts when everybody has accepted. */
  readonly table: string;
  readonly game: string;
  readonly pace: PoolPace;
  readonly isRated: boolean;
  readonly bots: number;
  /** Milliseconds left to accept when the answer was sent. */
  readonly leftMs: number;
  readonly hasAccepted: boolean;
  readonly others: readonly (PoolPerson & { readonly hasAccepted: boolean })[];
}

/** The table that is nearest to being complete: who fits, and how many seats are missing. */
export interface PartialTable {
  readonly game: string;
  readonly seats: number;
  readonly others: readonly PoolPerson[];
}

export interface OwnSearch {
  readonly choice: PoolChoice;
  readonly waitedMs: number;
  readonly partial: PartialTable | null;
  readonly found: FoundTable | null;
}

export interface PoolStatus {
  readonly looking: number;
  /** Of those, how many fit the choice. */
  readonly fitting: number;
  /** Half of the searches like this one of the last four weeks took less. Null if there were too few. */
  readonly usualWaitMs: number | null;
  readonly search: OwnSearch | null;
  /** A table that was found for this person and has started in the last two minutes. */
  readonly started: string | null;
}
