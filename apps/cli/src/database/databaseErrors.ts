/** Error messages about the database. They never contain its URL, which may hold a password. */
import { dirname } from 'node:path';
import type { Config, DatabaseProblem } from '@pithead/server';
import type { MessageValues } from '@pithead/text';
import { UserError } from '../userError.ts';
import type { CliMessageKey } from '../text/index.ts';
import { databaseLabel } from './databaseLocation.ts';

const MESSAGE_KEYS: Readonly<Record<DatabaseProblem, CliMessageKey>> = {
  inUse: 'databaseInUse',
  notLockable: 'databaseNotLockable',
  urlInvalid: 'databaseUrlInvalid',
  urlScheme: 'databaseUrlScheme',
  hostUnknown: 'databaseHostUnknown',
  noConnection: 'databaseNoConnection',
  loginRefused: 'databaseLoginRefused',
  databaseMissing: 'databaseMissing',
  tlsNotOffered: 'databaseTlsNotOffered',
  tlsRefused: 'databaseTlsRefused',
  notADatabase: 'notADatabase',
  foreign: 'foreignDatabase',
  newer: 'newerDatabase',
  damaged: 'damagedDatabase',
  isDirectory: 'isDirectory',
  notAFile: 'notAFile',
  unreadable: 'fileUnreadable',
  unwritable: 'fileUnwritable',
  full: 'databaseFull',
  busy: 'databaseBusy',
  gone: 'databaseGone',
};

const DEFAULT_POSTGRES_PORT = '5432';
const NO_CODE = 'none';

export async function databaseUserError(error: unknown, config: Config): Promise<UserError | undefined> {
  const fault = await databaseFileUserError(error, await databaseLabel(config));
  if (fault === undefined || config.databaseUrl === '') return fault;
  const values = {
    ...fault.values,
    code: removePassword(String(fault.values['code']), config.databaseUrl),
    ...addressValues(config.databaseUrl),
  };
  return new UserError(fault.key === 'fileUnwritable' ? 'databaseForbidden' : fault.key, values);
}

export async function databaseFileUserError(error: unknown, file: string): Promise<UserError | undefined> {
  const { toDatabaseProblem } = await import('@pithead/server');
  const found = toDatabaseProblem(error);
  if (found === undefined) return undefined;
  const { problem, detail } = found;
  return new UserError(MESSAGE_KEYS[problem], {
    file,
    folder: dirname(file),
    scheme: detail,
    code: detail === '' ? NO_CODE : detail,
  });
}

function addressValues(databaseUrl: string): MessageValues {
  if (!URL.canParse(databaseUrl)) return {};
  const url = new URL(databaseUrl);
  const user = decodeUriPart(url.username);
  const host = decodeUriPart(url.hostname) || (url.searchParams.get('host') ?? 'localhost');
  return {
    host,
    port: url.port || DEFAULT_POSTGRES_PORT,
    user,
    database: decodeUriPart(url.pathname.slice(1)) || user,
  };
}

/** A precaution: no driver puts the password into its messages today. */
function removePassword(text: string, databaseUrl: string): string {
  const password = URL.canParse(databaseUrl) ? new URL(databaseUrl).password : '';
  return password === '' ? text : text.replaceAll(password, '…').replaceAll(decodeUriPart(password), '…');
}

function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
