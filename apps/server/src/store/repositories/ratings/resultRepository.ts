import { sql } from 'kysely';
import type { Executor, WriteStep } from '../../executor.ts';
import type { ResultColumns, ResultSeatColumns } from '../../ratings/ratingSchema.ts';
import type { MatchResult, ResultSeat, ResultStore, StoredResult } from '../../ratings/resultStore.ts';
import { inBatches, toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';

/** To be written in the transaction of the last event, after the row of the table is locked. */
export function resultSteps(executor: Executor, result: MatchResult): WriteStep[] {
  const { db } = executor;
  const isKnown = db.updateTable('tables').set({ has_result: 1 }).where('id', '=', result.table);
  return [
    toRequiredStep(isKnown.where('has_result', '<>', 1)),
    toSqlQuery(db.insertInto('results').values(toResultColumns(result))),
    ...result.seats.map((seat) =>
      toSqlQuery(db.insertInto('result_seats').values(toSeatValues(executor, result, seat))),
    ),
  ];
}

function toResultColumns(result: MatchResult): ResultColumns {
  return {
    table_id: result.table,
    game: result.game,
    seat_count: result.seats.length,
    is_public: Number(result.isPublic),
    is_hot_seat: Number(result.isHotSeat),
    ending: result.ending,
    started_at: result.startedAt,
    ended_at: result.endedAt,
    state: result.isRated ? 'pending' : 'unrated',
    why: result.isRated ? null : 'notAsked',
    number: null,
  };
}

function toSeatValues({ db }: Executor, result: MatchResult, seat: ResultSeat) {
  // The owner may have been deleted since the match was loaded; deletion waits for the lock of the table.
  const owner = db
    .selectFrom('seats')
    .select('person')
    .where('table_id', '=', result.table)
    .where('seat', '=', seat.seat);
  return {
    table_id: result.table,
    seat: seat.seat,
    person: owner,
    bot: seat.bot,
    place: seat.place,
    points: seat.points,
    sources: JSON.stringify(seat.sources),
    leaving: seat.leaving,
    game: result.game,
    is_rated: 0,
    ended_at: result.endedAt,
  };
}

export function resultRepository(executor: Executor): ResultStore {
  const { db } = executor;
  return {
    async findResult(table) {
      const [found] = await loadResults(executor, [table]);
      return found;
    },

    async tablesWithoutResult(limit) {
      const ended = db
        .selectFrom('tables')
        .select('id')
        .where(sql<boolean>`status IN ('over', 'abandoned')`)
        .where(sql<boolean>`has_result = 0`)
        .orderBy('ended_at')
        .orderBy('id')
        .limit(limit);
      return (await executor.read(toSqlQuery(ended))).map(({ id }) => id);
    },

    async addResult(result) {
      return (await executor.write(resultSteps(executor, result))) !== undefined;
    },

    async giveUpResult(table) {
      await executor.write([
        toSqlQuery(
          db.updateTable('tables').set({ has_result: 2 }).where('id', '=', table).where('has_result', '=', 0),
        ),
      ]);
    },
  };
}

/** In the order of `tables`; those without a result are left out. */
export async function loadResults(executor: Executor, tables: readonly string[]): Promise<StoredResult[]> {
  const { db } = executor;
  const results = await inBatches(tables, (batch) =>
    executor.read<ResultColumns>(
      toSqlQuery(db.selectFrom('results').selectAll().where('table_id', 'in', batch)),
    ),
  );
  const seats = await inBatches(tables, (batch) =>
    executor.read<ResultSeatColumns>(
      toSqlQuery(db.selectFrom('result_seats').selectAll().where('table_id', 'in', batch).orderBy('seat')),
    ),
  );
  const byTable = new Map(results.map((row) => [row.table_id, row]));
  return tables.flatMap((table) => {
    const row = byTable.get(table);
    return row === undefined
      ? []
      : [
          toStoredResult(
            row,
            seats.filter(({ table_id }) => table_id === table),
          ),
        ];
  });
}

function toStoredResult(row: ResultColumns, seats: readonly ResultSeatColumns[]): StoredResult {
  return {
    table: row.table_id,
    game: row.game,
    isPublic: row.is_public !== 0,
    isHotSeat: row.is_hot_seat !== 0,
    ending: row.ending,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    isRated: row.why !== 'notAsked',
    state: row.state,
    why: row.why,
    number: row.number,
    seats: seats.map(({ seat, person, bot, place, points, sources, leaving }) => ({
      seat,
      person,
      bot,
      place,
      points,
      sources: JSON.parse(sources) as ResultSeat['sources'],
      leaving,
    })),
  };
}
