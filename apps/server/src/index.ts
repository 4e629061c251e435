/** The public API of the server package. */
export { BadSetting, configFrom, databaseFile } from './config.ts';
export type { Config } from './config.ts';
export { policyFor } from './http/policy.ts';
export { newSituation } from './match/load.ts';
export { fullState } from './match/look.ts';
export { Situation } from './match/situation.ts';
export { checkMatches } from './operate/checkMatches.ts';
export type { Checked } from './operate/checkMatches.ts';
export { newPassword } from './operate/newPassword.ts';
export { startServer } from './server.ts';
export type { RunningServer } from './server.ts';
export { backupSqlite, checkFile, lockDatabase, openSqlite, problemOf } from './store/index.ts';
export type { DatabaseProblem } from './store/index.ts';
