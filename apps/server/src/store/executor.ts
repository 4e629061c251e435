import type { Kysely } from 'kysely';
import { StoreError } from './storeErrors.ts';
import type { GroupedAppend } from './postgres/groupedAppends.ts';
import type { Schema } from './schema.ts';

export type SqlRow = Readonly<Record<string, unknown>>;

export interface SqlQuery<R = unknown> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Never set: carries the type of the rows. */
  readonly row?: R;
}

/** If `mustChange` is set and no row is changed or found, the whole write is rolled back. */
export interface WriteStep<R = unknown> extends SqlQuery<R> {
  readonly mustChange?: boolean;
  readonly refusal?: string;
  readonly isResult?: boolean;
}

export interface Executor {
  readonly kind: 'sqlite' | 'postgres';
  readonly durability: string;
  readonly db: Kysely<Schema>;
  read<R>(query: SqlQuery<R>): Promise<R[]>;
  /**
   * All steps or none; durable when it resolves: to the rows of the result step, or undefined if rolled back.
   */
  write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined>;
  /** Like `write`, but several moves may share one commit. PostgreSQL needs it; SQLite groups all its writes. */
  append?(append: GroupedAppend, steps: readonly WriteStep[]): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class UniqueViolation extends Error {
  constructor(cause: unknown) {
    super('store: a unique key is taken', { cause });
    this.name = 'UniqueViolation';
  }
}

export class StepRefused extends Error {
  readonly refusal: string;
  constructor(refusal: string) {
    super(`store: ${refusal}`);
    this.name = 'StepRefused';
    this.refusal = refusal;
  }
}

/** The connection broke during COMMIT: it is unknown whether the write was committed. */
export class CommitLost extends StoreError {
  constructor(cause: unknown) {
    super('gone', cause);
    this.name = 'CommitLost';
  }
}

export function resultStepIndex(steps: readonly WriteStep[]): number {
  const marked = steps.findIndex(({ isResult }) => isResult === true);
  return marked < 0 ? steps.length - 1 : marked;
}
