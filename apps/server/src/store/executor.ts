/** What the two adapters have in common: they run SQL that is built once, by Kysely, for both. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Compilable, Kysely } from 'kysely';
import { StoreFault } from './port.ts';
import type { Schema } from './schema.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Query<R = unknown> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Never there: it carries the type of the rows. */
  readonly row?: R;
}

/**
 * One statement of a write. If it must change (or find) a row and there is none, the whole write is undone.
 */
export interface Step<R = unknown> extends Query<R> {
  readonly mustChange?: boolean;
  /** The write is not only undone but rejected, with a `StepRefused` that carries this reason. */
  readonly refusal?: string;
  /** The write returns the rows of this step instead of those of the last one. */
  readonly isResult?: boolean;
}

export interface Executor {
  readonly kind: 'sqlite' | 'postgres';
  readonly durability: string;
  /** Builds and compiles; it has no connection. */
  readonly build: Kysely<Schema>;
  read<R>(query: Query<R>): Promise<R[]>;
  /**
   * All steps or none, durable when it resolves: with the rows of the result step or the last step, or
   * undefined if it was undone.
   */
  write(steps: readonly Step[]): Promise<readonly Row[] | undefined>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A key that must be unique is taken. */
export class UniqueViolation extends Error {
  constructor(cause: unknown) {
    super('store: a unique key is taken', { cause });
    this.name = 'UniqueViolation';
  }
}

/**
 * A step with a refusal found no row: the write is undone, and the caller is told which of its conditions
 * failed.
 */
export class StepRefused extends Error {
  readonly refusal: string;
  constructor(refusal: string) {
    super(`store: ${refusal}`);
    this.name = 'StepRefused';
    this.refusal = refusal;
  }
}

/** The connection went while COMMIT was under way: nobody knows yet whether the write stands. */
export class CommitLost extends StoreFault {
  constructor(cause: unknown) {
    super('gone', cause);
    this.name = 'CommitLost';
  }
}

export function compiled<R>(query: Compilable<R>): Query<R> {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

export function demanding(query: Compilable, refusal?: string): Step {
  return { ...compiled(query), mustChange: true, ...(refusal !== undefined && { refusal }) };
}

/** Which of the steps gives the rows of the write. */
export function resultPlace(steps: readonly Step[]): number {
  const marked = steps.findIndex(({ isResult }) => isResult === true);
  return marked < 0 ? steps.length - 1 : marked;
}

class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query a single time, with holes for its values: building one anew costs more than running it.
 */
export function compileOnce<V extends object, R>(
  build: (holes: V) => Compilable<R>,
): (values: V) => Query<R> {
  const holes = new Proxy({}, { get: (_, name) => new Hole(String(name)) }) as V;
  const { sql, parameters } = compiled(build(holes));
  return (values) => ({
    sql,
    parameters: parameters.map((value) => (value instanceof Hole ? values[value.name as keyof V] : value)),
  });
}

/**
 * Only what both databases keep as it is: libsql ends the process on a boolean and cuts a text at NUL, others
 * are not JSON's.
 */
export function checkParameters({ sql, parameters }: Query): void {
  for (const value of parameters) {
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) continue;
    if (typeof value === 'string' && !value.includes('\0')) continue;
    throw new TypeError(`store: cannot keep ${typeof value} ${JSON.stringify(value)} by ${sql}`);
  }
}

/** Lists that go into one query each. */
const PART = 500;

/** A long list is asked about in parts: neither database takes any number of parameters. */
export async function inParts<T, R>(
  all: readonly T[],
  ask: (part: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < all.length; from += PART)
    found.push(...(await ask(all.slice(from, from + PART))));
  return found;
}

/**
 * A list in one of ten lengths. SQLite keeps each statement that it has prepared, and every length of a list
 * is a statement of its own.
 */
export function inFewLengths<T>(part: readonly T[]): readonly T[] {
  const [last] = part.slice(-1);
  if (last === undefined) return part;
  const length = 2 ** Math.ceil(Math.log2(part.length));
  return [...part, ...Array.from({ length: length - part.length }, () => last)];
}

export interface Patience {
  readonly forMs: number;
  readonly pauseMs: number;
  isWorthIt(error: unknown): boolean;
}

/** Tries again, for a bounded time, what may succeed a moment later. */
export async function patiently<T>(
  { forMs, pauseMs, isWorthIt }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error) || performance.now() >= end) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}
