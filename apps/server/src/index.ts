export { BadSetting, configFrom, databaseFile } from './config.ts';
export type { Config } from './config.ts';
export { UnusableMessageBusError } from './cluster/nats/connectNats.ts';
export type { MessageBusProblem } from './cluster/nats/connectNats.ts';
export { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
export { newMatchState } from './match/loadMatch.ts';
export { checkMatches } from './operations/checkMatches.ts';
export type { MatchCheckResult } from './operations/checkMatches.ts';
export { compactMatches, expandMatches } from './operations/matchStorage.ts';
export type { StorageChange } from './operations/matchStorage.ts';
export { listOperators, setOperator } from './operations/operators.ts';
export { resetPassword } from './operations/resetPassword.ts';
export { startServer } from './server.ts';
export type { RunningServer } from './server.ts';
export {
  backupSqlite,
  checkDatabaseFile,
  lockDatabase,
  openSqliteStore,
  toDatabaseProblem,
} from './store/index.ts';
export type { DatabaseProblem } from './store/index.ts';
