import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, copyFileSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Cli, Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { refuseUnusable } from '../database/check.ts';
import { isHeld, removeDatabase, WAL } from '../database/held.ts';
import { databaseOf } from '../database/place.ts';
import { fileFault } from '../database/problem.ts';
import { replaceDatabase } from '../database/replace.ts';
import { makeDirectory } from '../files.ts';
import { Fault, noMoreThan, readFlags } from '../input.ts';
import { progressBar } from '../simulate/progress.ts';

export const restore: Command = async (args, cli) => {
  const flags = readFlags(args, { data: 'value', force: 'switch' });
  noMoreThan(flags, 1);
  const [from] = flags.words;
  if (from === undefined) throw new Fault('fileNameMissing');
  refuseUnreadableFile(from);
  const file = await databaseOf(cli.io.env, flags);
  const isForced = flags.has('force');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Fault('isDirectory', { file });
  if (existsSync(file) && !isForced) throw new Fault('databaseThere', { file });
  makeDirectory(dirname(file), 0o700);
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
    if (isHeld(file)) throw new Fault('databaseHeld', { file });
    return lockDatabase(file);
  } catch (error) {
    const fault = await fileFault(error, file);
    throw fault?.key === 'databaseInUse' ? new Fault('databaseHeld', { file }) : (fault ?? error);
  }
}

async function restoreTo(file: string, from: string, isForced: boolean, cli: Cli): Promise<number> {
  // The copy is checked and then moved into place, so the backup itself is only read.
  const copy = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    copyDatabase(from, copy, file);
    await refuseUnusable(copy, from);
    const { matches, broken } = await checkMatches(copy, cli);
    if (broken > 0 && !isForced) {
      cli.print(cli.say('notRestored', { broken, matches }));
      return EXIT.found;
    }
    // A server of version 0.1 may have started during the check.
    if (isHeld(file)) throw new Fault('databaseHeld', { file });
    const keptAs = replaceDatabase(copy, file, new Date());
    cli.print(cli.say('restored', { file, matches }));
    if (keptAs !== undefined) cli.print(cli.say('replacedKept', { file: keptAs }));
    return EXIT.ok;
  } finally {
    removeDatabase(copy);
  }
}

function refuseUnreadableFile(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new Fault('fileMissing', { file });
  if (stat.isDirectory()) throw new Fault('isDirectory', { file });
  if (!stat.isFile()) throw new Fault('notAFile', { file });
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Fault('fileUnreadable', { file, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** Includes the write-ahead log, if the file was copied while a server was running. */
function copyDatabase(from: string, copy: string, file: string): void {
  try {
    copyFileSync(from, copy);
    if (existsSync(`${from}${WAL}`)) copyFileSync(`${from}${WAL}`, `${copy}${WAL}`);
    // The backup may be readable for others; the database of the server must not be.
    chmodSync(copy, 0o600);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Fault('fileUnwritable', { file, code });
  }
}

async function checkMatches(file: string, cli: Cli): Promise<{ matches: number; broken: number }> {
  const server = await import('@pithead/server');
  const bar = progressBar(cli);
  const { matches, broken } = await server
    .checkMatches(file, (done, all) => bar.show(done, all))
    .finally(() => bar.clear());
  for (const { table, why } of broken) cli.print(cli.say('brokenMatch', { table, why }));
  return { matches, broken: broken.length };
}
