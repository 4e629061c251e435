/**
 * Experimental (PITHEAD_MATCH_DATABASES): the main database and its match databases know each other by ids,
 * so that none can be forgotten, exchanged or served alone.
 */
import { randomId } from '../../ids.ts';
import type { Executor } from '../executor.ts';
import { toSqlQuery } from '../sqlQuery.ts';
import { MatchDatabasesError } from '../storeErrors.ts';

interface KnownDatabase {
  readonly position: number;
  readonly id: string;
}

const readKnown = (executor: Executor): Promise<KnownDatabase[]> =>
  executor.read(
    toSqlQuery(executor.db.selectFrom('match_databases').select(['position', 'id']).orderBy('position')),
  );

async function add(executor: Executor, known: KnownDatabase): Promise<void> {
  const insert = executor.db.insertInto('match_databases').values(known);
  await executor.write([toSqlQuery(insert.onConflict((taken) => taken.doNothing()))]);
}

/** A database that is one of several must not be served alone: its matches would look as if they had no events. */
export async function requireSingleDatabase(executor: Executor): Promise<void> {
  if ((await readKnown(executor)).length > 0) throw new MatchDatabasesError();
}

/** Registers them at the first start; later they must be the same, in the same order. */
export async function requireKnownDatabases(main: Executor, matches: readonly Executor[]): Promise<void> {
  const known = await readKnown(main);
  for (const [position, executor] of matches.entries()) {
    if ((await readKnown(executor)).length === 0 && known.length === 0)
      await add(executor, { position, id: randomId() });
    const [own, ...others] = await readKnown(executor);
    if (own === undefined || others.length > 0 || own.position !== position) throw new MatchDatabasesError();
    if (known.length === 0) await add(main, own);
  }
  const ids = (await Promise.all(matches.map(readKnown))).flat().map(({ id }) => id);
  const registered = (await readKnown(main)).map(({ id }) => id);
  if (registered.join() !== ids.join() || new Set(ids).size !== ids.length) throw new MatchDatabasesError();
}
