/** Computes all ratings again from results and logs, and compares them with what is stored. */
import { isDeepStrictEqual } from 'node:util';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type {
  NumberedRatingChange,
  RatingRow,
  Store,
  StoredResult,
} from '@pithead/server/testing/serverInternals';
import {
  fixedRatingOf,
  leavingTimes,
  loadRater,
  placesOf,
  rateResult,
} from '@pithead/server/testing/serverInternals';

const PAGE = 500;
/** Results of several processes are committed in another order than they ended in. */
const SKEW_MS = 3_000;
const MAX_TOGETHER = 10;
const LEAVING = ['standIn', 'return', 'resign'];

async function allChanges(store: Store): Promise<NumberedRatingChange[]> {
  const last = await store.lastRatingNumber();
  const changes: NumberedRatingChange[] = [];
  for (let from = 0; from < last; from += PAGE) changes.push(...(await store.changesAfter(from, PAGE)));
  return changes;
}

export async function findRatingViolations(store: Store, tables: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  const changes = await allChanges(store);
  // A match may end though the answer to its last command was lost.
  const all = [...new Set([...tables, ...changes.map(({ table }) => table)])];
  const results = await store.findResults(all);
  const found = new Set(results.map(({ table }) => table));
  for (const table of tables) if (!found.has(table)) violations.push(`no result of table ${table}`);
  for (const result of results) violations.push(...findWrongDecision(result, changes));
  const rated = results
    .filter(({ state }) => state === 'rated')
    .toSorted((a, b) => (a.number as number) - (b.number as number));
  violations.push(...findWrongOrder(rated, await store.lastRatingNumber()));
  return [...violations, ...(await findWrongRatings(store, rated, changes))];
}

function findWrongDecision(result: StoredResult, changes: readonly NumberedRatingChange[]): string[] {
  const { table, state, why, number, seats, endedAt } = result;
  const own = changes.filter((change) => change.table === table);
  if (state === 'pending') return [`table ${table} is still pending`];
  if (state === 'rated') {
    const isOnce = own.length === seats.length && own.every((change) => change.number === number);
    return isOnce ? [] : [`table ${table} has ${own.length} changes for ${seats.length} seats`];
  }
  if (own.length > 0) return [`table ${table} is unrated and has changes`];
  if (why !== 'tooManyTogether') return [`table ${table} is unrated: ${why}`];
  const earlier = changes.filter(({ at }) => at > endedAt - 86_400_000);
  const tablesOf = (person: string | null): Set<string> =>
    new Set(earlier.filter((change) => change.person === person).map((change) => change.table));
  const together = seats.flatMap(({ person }, i) =>
    seats.slice(i + 1).map((other) => {
      const theirs = tablesOf(other.person);
      return [...tablesOf(person)].filter((each) => theirs.has(each)).length;
    }),
  );
  return Math.max(...together) >= MAX_TOGETHER ? [] : [`table ${table} is unrated without a reason`];
}

function findWrongOrder(rated: readonly StoredResult[], last: number): string[] {
  const violations = rated.flatMap(({ number }, i) =>
    number === i + 1 ? [] : [`number ${number} where ${i + 1} was expected`],
  );
  if (last !== rated.length) violations.push(`${last} is the last number of ${rated.length} results`);
  let latest = 0;
  for (const { table, endedAt } of rated) {
    if (endedAt < latest - SKEW_MS) violations.push(`table ${table} was rated too late`);
    latest = Math.max(latest, endedAt);
  }
  return violations;
}

async function findWrongRatings(
  store: Store,
  rated: readonly StoredResult[],
  changes: readonly NumberedRatingChange[],
): Promise<string[]> {
  const violations: string[] = [];
  const rate = await loadRater();
  const known = new Map<string, RatingRow>();
  for (const result of rated) {
    const { table, seats, game, number } = result;
    const leftAt = leavingTimes(await store.seatEvents(table, LEAVING));
    const places = placesOf(
      seats.map(({ seat, leaving, place }) => ({ seat, leaving, rank: place })),
      leftAt,
    );
    if (seats.some(({ place }, i) => place !== places[i]?.place))
      violations.push(`table ${table} has wrong places`);
    const computed = rateResult({
      result,
      number: number as number,
      places,
      known: seats.flatMap(({ person }) => known.get(`${person} ${game}`) ?? []),
      botRatingOf: (bot) => fixedRatingOf(LOADED_GAMES[game], bot),
      rate,
    });
    for (const row of computed.ratings) known.set(`${row.person} ${game}`, row);
    const stored = changes.filter((change) => change.table === table);
    const isSame = computed.changes.every((change) => {
      const own = stored.find(({ seat }) => seat === change.seat);
      return own?.before.rating === change.before.rating && own.after.rating === change.after.rating;
    });
    if (!isSame) violations.push(`table ${table} has changed ratings by other amounts`);
  }
  for (const row of known.values()) {
    const stored = await store.ratingOf(row.person, row.game);
    if (!isDeepStrictEqual(stored, row)) violations.push(`another rating of ${row.person}`);
  }
  return violations;
}
