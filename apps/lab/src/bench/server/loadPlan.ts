/** `seq` is the sequence number that the seat's command is based on. */
export type PlannedPly = readonly [seat: number, seq: number, verb: string, noun: number];

export interface PlannedTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly plies: readonly PlannedPly[];
}

export interface LoadPlan {
  readonly tables: readonly PlannedTable[];
}

export const BENCH_GAME = 'glueck-auf';
export const BENCH_SEATS = 3;

export const commandIdOf = (index: number): string => `p${index}`;

export interface LoadResult {
  readonly moves: number;
  readonly busy: number;
  /** Bytes of each state message. */
  readonly sizes: readonly number[];
}

/** Milliseconds since the ply was due. */
export interface OpenLoopResult extends LoadResult {
  /** The acting seat has the answer. */
  readonly answered: readonly number[];
  /** Another seat has received the ply. */
  readonly seen: readonly number[];
  readonly acknowledged: readonly number[];
}
