/** Runs SQL that Kysely builds once for both databases. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Compilable, Kysely } from 'kysely';
import { StoreError } from './storeErrors.ts';
import type { Schema } from './schema.ts';

export type SqlRow = Readonly<Record<string, unknown>>;

export interface SqlQuery<R = unknown> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Never set: carries the type of the rows. */
  readonly row?: R;
}

/**
 * One statement of a write. If `mustChange` is set and no row is changed or found, the whole write is rolled
 * back.
 */
export interface WriteStep<R = unknown> extends SqlQuery<R> {
  readonly mustChange?: boolean;
  /** Reject the rolled back write with a `StepRefused` that has this reason. */
  readonly refusal?: string;
  /** Return the rows of this step instead of the last one's. */
  readonly isResult?: boolean;
}

export interface Executor {
  readonly kind: 'sqlite' | 'postgres';
  readonly durability: string;
  readonly build: Kysely<Schema>;
  read<R>(query: SqlQuery<R>): Promise<R[]>;
  /**
   * Runs all steps or none; durable when it resolves. Resolves to the rows of the result step, or undefined
   * if it was rolled back.
   */
  write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class UniqueViolation extends Error {
  constructor(cause: unknown) {
    super('store: a unique key is taken', { cause });
    this.name = 'UniqueViolation';
  }
}

/** A step with a `refusal` found no row; the write was rolled back. */
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

export function toSqlQuery<R>(query: Compilable<R>): SqlQuery<R> {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

export function toRequiredStep(query: Compilable, refusal?: string): WriteStep {
  return { ...toSqlQuery(query), mustChange: true, ...(refusal !== undefined && { refusal }) };
}

export function resultStepIndex(steps: readonly WriteStep[]): number {
  const marked = steps.findIndex(({ isResult }) => isResult === true);
  return marked < 0 ? steps.length - 1 : marked;
}

class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Compiles a query once, with placeholders for its values: compiling costs more than running it. */
export function compileOnce<V extends object, R>(
  build: (holes: V) => Compilable<R>,
): (values: V) => SqlQuery<R> {
  const holes = new Proxy({}, { get: (_, name) => new Hole(String(name)) }) as V;
  const { sql, parameters } = toSqlQuery(build(holes));
  return (values) => ({
    sql,
    parameters: parameters.map((value) => (value instanceof Hole ? values[value.name as keyof V] : value)),
  });
}

/**
 * Allows only values that both databases store unchanged: libsql aborts the process on a boolean and cuts
 * texts at NUL.
 */
export function checkParameters({ sql, parameters }: SqlQuery): void {
  for (const value of parameters) {
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) continue;
    if (typeof value === 'string' && !value.includes('\0')) continue;
    throw new TypeError(`store: cannot keep ${typeof value} ${JSON.stringify(value)} by ${sql}`);
  }
}

const PART = 500;

/** Splits a long list over several queries: both databases limit the number of parameters. */
export async function inBatches<T, R>(
  all: readonly T[],
  ask: (part: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < all.length; from += PART)
    found.push(...(await ask(all.slice(from, from + PART))));
  return found;
}

/**
 * Pads a list to a power of two. SQLite caches a prepared statement per list length; this bounds their
 * number.
 */
export function padToPowerOfTwo<T>(part: readonly T[]): readonly T[] {
  const [last] = part.slice(-1);
  if (last === undefined) return part;
  const length = 2 ** Math.ceil(Math.log2(part.length));
  return [...part, ...Array.from({ length: length - part.length }, () => last)];
}

export interface RetryPolicy {
  readonly forMs: number;
  readonly delayMs: number;
  isTransient(error: unknown): boolean;
}

/** Retries transient errors for a bounded time. */
export async function retryTransient<T>(
  { forMs, delayMs, isTransient }: RetryPolicy,
  work: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() >= end) throw error;
      await pause(delayMs * (0.5 + Math.random()));
    }
  }
}
