import { existsSync, statSync } from 'node:fs';
import type { Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { countTables } from '../database/count.ts';
import { databaseOf } from '../database/place.ts';
import { fileFault } from '../database/problem.ts';
import { refuseUnusable } from '../database/check.ts';
import { removeDatabase } from '../database/held.ts';
import { Fault, noMoreThan, readFlags } from '../input.ts';

const MEGABYTE = 1_000_000;

/** Copies the database at one point in time, whether or not a server is running. */
export const backup: Command = async (args, { io, language, say, print }) => {
  const flags = readFlags(args, { data: 'value' });
  noMoreThan(flags, 1);
  const [to] = flags.words;
  if (to === undefined) throw new Fault('fileNameMissing');
  if (existsSync(to)) throw new Fault('alreadyThere', { file: to });
  const file = await databaseOf(io.env, flags);
  if (!existsSync(file)) throw new Fault('fileMissing', { file });
  const { backupSqlite } = await import('@pithead/server');
  await backupSqlite(file, to).catch(async (error: unknown) => {
    throw (await fileFault(error, file)) ?? writeError(error, to);
  });
  await refuseUnusable(to, file).catch((error: unknown) => {
    removeDatabase(to);
    throw error;
  });
  const size = (statSync(to).size / MEGABYTE).toLocaleString(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  print(say('backedUp', { file: to, size, tables: await countTables(to) }));
  return EXIT.ok;
};

function writeError(error: unknown, to: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new Fault('alreadyThere', { file: to });
  return code === '' ? error : new Fault('fileUnwritable', { file: to, code });
}
