import type { Compilable } from 'kysely';
import type { SqlQuery, WriteStep } from './executor.ts';

export function toSqlQuery<R>(query: Compilable<R>): SqlQuery<R> {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

export function toRequiredStep(query: Compilable, refusal?: string): WriteStep {
  return { ...toSqlQuery(query), mustChange: true, ...(refusal !== undefined && { refusal }) };
}

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** With placeholders for the values: compiling costs more than running. */
export function compileOnce<V extends object, R>(
  build: (placeholders: V) => Compilable<R>,
): (values: V) => SqlQuery<R> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as V;
  const { sql, parameters } = toSqlQuery(build(placeholders));
  return (values) => ({
    sql,
    parameters: parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof V] : value,
    ),
  });
}

/**
 * Only values that both databases store unchanged: libsql aborts the process on a boolean and cuts texts at
 * NUL.
 */
export function checkParameters({ sql, parameters }: SqlQuery): void {
  for (const value of parameters) {
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) continue;
    if (typeof value === 'string' && !value.includes('\0')) continue;
    if (value instanceof Uint8Array) continue;
    throw new TypeError(`store: cannot keep ${typeof value} ${JSON.stringify(value)} by ${sql}`);
  }
}

const BATCH_SIZE = 500;

/** Both databases limit the number of parameters. */
export async function inBatches<T, R>(
  all: readonly T[],
  query: (batch: readonly T[]) => Promise<R[]>,
): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < all.length; from += BATCH_SIZE)
    found.push(...(await query(all.slice(from, from + BATCH_SIZE))));
  return found;
}

/** SQLite caches a prepared statement per list length; this bounds their number. */
export function padToPowerOfTwo<T>(batch: readonly T[]): readonly T[] {
  const [last] = batch.slice(-1);
  if (last === undefined) return batch;
  const length = 2 ** Math.ceil(Math.log2(batch.length));
  return [...batch, ...Array.from({ length: length - batch.length }, () => last)];
}
