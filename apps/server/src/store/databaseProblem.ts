import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseError } from 'pg';
import { NewerDatabaseError, StoreError } from './storeErrors.ts';

export type DatabaseProblem =
  | 'inUse'
  /** The file system has no locks, or the lock file's path is taken. */
  | 'notLockable'
  | 'urlInvalid'
  | 'urlScheme'
  | 'hostUnknown'
  | 'noConnection'
  | 'loginRefused'
  | 'databaseMissing'
  | 'tlsNotOffered'
  | 'tlsRefused'
  | 'notADatabase'
  | 'foreign'
  | 'newer'
  | 'damaged'
  | 'isDirectory'
  | 'notAFile'
  | 'unreadable'
  | 'unwritable'
  | 'full'
  | 'busy'
  | 'gone';

export interface DetectedProblem {
  readonly problem: DatabaseProblem;
  /** An error code, else the driver's message; for `urlScheme` the scheme. */
  readonly detail: string;
}

export class UnusableDatabaseError extends Error implements DetectedProblem {
  readonly problem: DatabaseProblem;
  readonly detail: string;
  constructor(problem: DatabaseProblem, detail = '', cause?: unknown) {
    super(`database: ${problem}${detail === '' ? '' : ` (${detail})`}`, { cause });
    this.name = 'UnusableDatabaseError';
    this.problem = problem;
    this.detail = detail;
  }
}

const BY_CODE: readonly (readonly [code: RegExp, problem: DatabaseProblem])[] = [
  [/^SQLITE_NOTADB/, 'notADatabase'],
  [/^SQLITE_CORRUPT/, 'damaged'],
  [/^SQLITE_FULL|^53100$|^ENOSPC$/, 'full'],
  [/^SQLITE_READONLY|^25006$|^42501$|^3F000$|^EROFS$/, 'unwritable'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^ENOTFOUND$|^EAI_/, 'hostUnknown'],
  [/^28/, 'loginRefused'],
  [/^3D000$/, 'databaseMissing'],
  [/CERT|SIGNATURE|^ERR_(TLS|SSL|OSSL)|^EPROTO$/, 'tlsRefused'],
  [/^E[A-Z]+$|^53300$|^57P03$/, 'noConnection'],
];

const BY_MESSAGE: readonly (readonly [message: RegExp, problem: DatabaseProblem, detail: string])[] = [
  [/does not support SSL/, 'tlsNotOffered', ''],
  [/timeout expired|timeout exceeded/, 'noConnection', 'ETIMEDOUT'],
  [/password must be a string/, 'loginRefused', ''],
];

export function toDatabaseProblem(error: unknown): DetectedProblem | undefined {
  if (error instanceof UnusableDatabaseError) return error;
  if (error instanceof NewerDatabaseError) return { problem: 'newer', detail: '' };
  if (!(error instanceof StoreError)) return isOfDatabase(error) ? problemOf(error) : undefined;
  const { kind, cause } = error;
  const detail = codeOf(cause) || (cause instanceof Error ? cause.message : '');
  return problemOf(cause) ?? { problem: kind === 'readOnly' ? 'unwritable' : kind, detail };
}

/** Other errors have codes, too, such as a port that is taken. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseError || codeOf(error).startsWith('SQLITE_');

function problemOf(cause: unknown): DetectedProblem | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = codeOf(cause);
  const byCode = BY_CODE.find(([pattern]) => pattern.test(code));
  if (byCode !== undefined) return { problem: byCode[1], detail: code };
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(cause.message));
  return byMessage && { problem: byMessage[1], detail: byMessage[2] };
}

const codeOf = (cause: unknown): string => {
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** SQLite reports all of these as "unable to open". */
export function checkFileUsable(file: string): void {
  const exists = checkFileReadable(file);
  if (exists) tryTo(() => accessSync(file, constants.W_OK), 'unwritable');
}

export function checkFileReadable(file: string): boolean {
  const stat = tryTo(() => statSync(file, { throwIfNoEntry: false }), 'unreadable');
  if (stat === undefined) return false;
  if (stat.isDirectory()) throw new UnusableDatabaseError('isDirectory');
  if (!stat.isFile()) throw new UnusableDatabaseError('notAFile');
  tryTo(() => accessSync(file, constants.R_OK), 'unreadable');
  return true;
}

function tryTo<T>(check: () => T, problem: DatabaseProblem): T {
  try {
    return check();
  } catch (error) {
    throw new UnusableDatabaseError(problem, codeOf(error), error);
  }
}

/** Accepts what PostgreSQL's own tools accept. Errors don't repeat the URL: it contains a password. */
export function checkDatabaseUrl(url: string): void {
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) throw new UnusableDatabaseError('urlInvalid');
  if (scheme !== 'postgres' && scheme !== 'postgresql') throw new UnusableDatabaseError('urlScheme', scheme);
  if (!URL.canParse(url)) throw new UnusableDatabaseError('urlInvalid');
}
