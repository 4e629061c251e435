/** For the proof and the benchmarks, beyond the server's public interface. */
export { replayEvent } from '../match/loadMatch.ts';
export type { DeliveryChannel, NotificationMessage } from '../notifications/deliveryChannel.ts';
export { composeStore } from '../store/composeStore.ts';
export type { Executor, WriteStep } from '../store/executor.ts';
export { CommitLost, StepRefused } from '../store/executor.ts';
export { openStore } from '../store/index.ts';
export type { DeliveryRow, EventRow, Store } from '../store/store.ts';
export { StoreError, TABLE_LIMITS } from '../store/store.ts';
export { openPostgresExecutor } from '../store/postgres/postgresStore.ts';
export { PostgresMessageBus } from '../store/postgres/postgresMessageBus.ts';
export { openSqliteExecutor } from '../store/sqlite/sqliteStore.ts';
export { SqliteConnection } from '../store/sqlite/sqliteConnection.ts';
export { SocketsByAddress } from '../socket/socketsByAddress.ts';
export { leavingTimes, placesOf } from '../ratings/places.ts';
export { loadRater } from '../ratings/rater.ts';
export { rateResult } from '../ratings/rateResult.ts';
export { fixedRatingOf } from '../ratings/whyUnrated.ts';
export type { NumberedRatingChange, RatingRow, StoredResult } from '../store/store.ts';
