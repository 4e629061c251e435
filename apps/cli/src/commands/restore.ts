import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, copyFileSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommandContext, CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { refuseUnusableDatabase } from '../database/refuseUnusableDatabase.ts';
import { isDatabaseOpen, removeDatabaseFiles, WAL_SUFFIX } from '../database/databaseFiles.ts';
import { sqliteFileOf } from '../database/databaseLocation.ts';
import { databaseFileUserError } from '../database/databaseErrors.ts';
import { replaceDatabase } from '../database/replaceDatabase.ts';
import { createFolder } from '../records/recordFiles.ts';
import { parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { progressBar } from '../progressBar.ts';

export const restoreCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { data: 'value', force: 'switch' }, 1);
  const [from] = flags.words;
  if (from === undefined) throw new UserError('fileNameMissing');
  refuseUnreadableFile(from);
  const file = await sqliteFileOf(cli.io.env, flags.value('data'));
  const isForced = flags.has('force');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new UserError('isDirectory', { file });
  if (existsSync(file) && !isForced) throw new UserError('databaseThere', { file });
  createFolder(dirname(file), 0o700);
  const lock = await lockForRestore(file);
  try {
    return await restoreTo(file, from, isForced, cli);
  } finally {
    lock.release();
  }
};

/**
 * Holds the lock, so that no server can start while the database is replaced. A server of version 0.1 does
 * not take the lock, but it has the database file open.
 */
async function lockForRestore(file: string): Promise<{ release(): void }> {
  const { lockDatabase } = await import('@pithead/server');
  try {
    if (isDatabaseOpen(file)) throw new UserError('databaseHeld', { file });
    return lockDatabase(file);
  } catch (error) {
    const fault = await databaseFileUserError(error, file);
    throw fault?.key === 'databaseInUse' ? new UserError('databaseHeld', { file }) : (fault ?? error);
  }
}

async function restoreTo(
  file: string,
  from: string,
  isForced: boolean,
  cli: CommandContext,
): Promise<number> {
  const copy = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    copyDatabase(from, copy, file);
    await refuseUnusableDatabase(copy, from);
    const { matches, broken } = await checkMatches(copy, cli);
    if (broken > 0 && !isForced) {
      cli.print(cli.translate('notRestored', { broken, matches }));
      return EXIT_CODES.found;
    }
    // A server of version 0.1 may have started during the check.
    if (isDatabaseOpen(file)) throw new UserError('databaseHeld', { file });
    const keptAs = replaceDatabase(copy, file, new Date());
    cli.print(cli.translate('restored', { file, matches }));
    if (keptAs !== undefined) cli.print(cli.translate('replacedKept', { file: keptAs }));
    return EXIT_CODES.ok;
  } finally {
    removeDatabaseFiles(copy);
  }
}

function refuseUnreadableFile(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new UserError('fileMissing', { file });
  if (stat.isDirectory()) throw new UserError('isDirectory', { file });
  if (!stat.isFile()) throw new UserError('notAFile', { file });
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new UserError('fileUnreadable', { file, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** A backup that was copied while a server was running needs its write-ahead log. */
function copyDatabase(from: string, copy: string, file: string): void {
  try {
    copyFileSync(from, copy);
    if (existsSync(`${from}${WAL_SUFFIX}`)) copyFileSync(`${from}${WAL_SUFFIX}`, `${copy}${WAL_SUFFIX}`);
    // The backup may be readable for others; the database of the server must not be.
    chmodSync(copy, 0o600);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UserError('fileUnwritable', { file, code });
  }
}

async function checkMatches(file: string, cli: CommandContext): Promise<{ matches: number; broken: number }> {
  const server = await import('@pithead/server');
  const bar = progressBar(cli);
  const { matches, broken } = await server
    .checkMatches(file, (done, all) => bar.show(done, all))
    .finally(() => bar.clear());
  for (const { table, why } of broken) cli.print(cli.translate('brokenMatch', { table, why }));
  return { matches, broken: broken.length };
}
