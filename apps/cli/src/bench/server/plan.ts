/** What the load generator does: tables, who sits there, and every ply in advance. */

/** What the seat knows when it plays is part of the command. */
export type PlannedPly = readonly [seat: number, seq: number, verb: string, noun: number];

export interface PlannedTable {
  readonly id: string;
  /** The sessions of those who sit there, by seat. */
  readonly tokens: readonly string[];
  readonly plies: readonly PlannedPly[];
}

export interface Plan {
  readonly tables: readonly PlannedTable[];
}

export const GAME = 'glueck-auf';
export const SEATS = 3;

/** The number of a ply within its table is the id of its command. */
export const commandOf = (place: number): string => `p${place}`;

/** What a load generator found in one go. */
export interface Driven {
  readonly moves: number;
  /** CPU of the load generator itself, as a share of one core. */
  readonly busy: number;
  /** Bytes of each message that brought news to a seat. */
  readonly sizes: readonly number[];
}

/** Open loop: milliseconds from the instant at which a ply was due. */
export interface Timed extends Driven {
  /** To the answer for whoever played it. */
  readonly answered: readonly number[];
  /** Until another seat has it. */
  readonly seen: readonly number[];
  /** Plies per table that were answered so far, by table. */
  readonly acknowledged: readonly number[];
}
