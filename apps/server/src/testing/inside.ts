/** Internals of the server that the proof and the benchmarks need beyond its public interface. */
export { replayOne } from '../match/load.ts';
export { composeStore } from '../store/compose.ts';
export type { Executor, Step } from '../store/executor.ts';
export { CommitLost, StepRefused } from '../store/executor.ts';
export { openStore } from '../store/index.ts';
export type { EventRow, Store } from '../store/port.ts';
export { StoreFault, TABLE_LIMITS } from '../store/port.ts';
export { openPostgresExecutor } from '../store/postgres.ts';
export { PostgresNotices } from '../store/postgresNotices.ts';
export { openSqliteExecutor } from '../store/sqlite.ts';
export { SqliteConnection } from '../store/sqliteConnection.ts';
export { SocketsByAddress } from '../socket/socketsByAddress.ts';
