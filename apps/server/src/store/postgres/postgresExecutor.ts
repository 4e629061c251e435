import type { Kysely } from 'kysely';
import type { ClientBase, Pool, QueryResult } from 'pg';
import { postgresQueryBuilder } from '../queryBuilder.ts';
import type { Executor, SqlQuery, SqlRow, WriteStep } from '../executor.ts';
import type { RetryPolicy } from '../retries/retryTransient.ts';
import { checkParameters } from '../sqlQuery.ts';
import { CommitLost, resultStepIndex, StepRefused } from '../executor.ts';
import { retryTransient } from '../retries/retryTransient.ts';
import { StoreError } from '../storeErrors.ts';
import { translatePostgresError } from './postgresErrors.ts';
import type { Schema } from '../schema.ts';
import type { GroupedAppend } from './groupedAppends.ts';
import { GroupedAppends } from './groupedAppends.ts';

/** Reads, and writes that did not reach COMMIT, had no effect and can be repeated. */
const RETRY: RetryPolicy = {
  forMs: 1500,
  delayMs: 25,
  isTransient: (error) =>
    error instanceof StoreError &&
    !(error instanceof CommitLost) &&
    (error.kind === 'busy' || error.kind === 'gone'),
};

export class PostgresExecutor implements Executor {
  readonly kind = 'postgres';
  readonly durability: string;
  readonly db: Kysely<Schema> = postgresQueryBuilder();
  readonly #pool: Pool;
  readonly #appends = new GroupedAppends(async (query) => {
    const rows = await this.#withClient((client) => transaction(client, [query]));
    return new Set(rows?.map(({ table_id: table }) => table as string));
  });
  #isClosed = false;

  constructor(pool: Pool, durability: string) {
    this.#pool = pool;
    this.durability = durability;
  }

  async read<R>(query: SqlQuery<R>): Promise<R[]> {
    checkParameters(query);
    return (await this.#retry(() => this.#withClient((client) => run(client, query)))).rows as R[];
  }

  async write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined> {
    for (const step of steps) checkParameters(step);
    return this.#retry(() => this.#withClient((client) => transaction(client, steps)));
  }

  /**
   * Returns whether the event was stored. If its group fails before the commit, each event is written on its own: the
   * reason may concern one of them only.
   */
  async append(append: GroupedAppend, steps: readonly WriteStep[]): Promise<boolean> {
    for (const step of steps) checkParameters(step);
    try {
      return await this.#appends.add(append);
    } catch (error) {
      if (error instanceof CommitLost) throw error;
      return (await this.write(steps)) !== undefined;
    }
  }

  #retry<T>(work: () => Promise<T>): Promise<T> {
    return retryTransient(
      { ...RETRY, isTransient: (error) => !this.#isClosed && RETRY.isTransient(error) },
      work,
    );
  }

  async #withClient<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw translatePostgresError(error);
    });
    let storeError: unknown;
    try {
      return await work(client);
    } catch (error) {
      storeError = translatePostgresError(error);
      throw storeError;
    } finally {
      client.release(isGone(storeError));
    }
  }

  async ping(): Promise<void> {
    await this.read({ sql: 'SELECT 1', parameters: [] });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#pool.end();
  }
}

function isGone(storeError: unknown): boolean {
  return storeError instanceof StoreError && storeError.kind === 'gone';
}

function run(client: ClientBase, { sql, parameters }: SqlQuery): Promise<QueryResult> {
  return client.query(sql, [...parameters]);
}

async function transaction(
  client: ClientBase,
  steps: readonly WriteStep[],
): Promise<readonly SqlRow[] | undefined> {
  await client.query('BEGIN');
  let rows: readonly SqlRow[] = [];
  const resultAt = resultStepIndex(steps);
  try {
    for (const [index, step] of steps.entries()) {
      const result = await run(client, step);
      if (index === resultAt) rows = result.rows;
      if (step.mustChange !== true || result.rowCount !== 0) continue;
      if (step.refusal !== undefined) throw new StepRefused(step.refusal);
      await client.query('ROLLBACK');
      return undefined;
    }
  } catch (error) {
    const storeError = translatePostgresError(error);
    // A lost connection rolls back by itself, and a hanging one would hang again.
    if (!isGone(storeError)) await client.query('ROLLBACK').catch(() => undefined);
    throw storeError;
  }
  await commit(client);
  return rows;
}

async function commit(client: ClientBase): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    const storeError = translatePostgresError(error);
    // A known error means that the commit failed; otherwise it may have succeeded.
    if (storeError instanceof StoreError && !isGone(storeError)) throw storeError;
    throw new CommitLost(error);
  }
}
