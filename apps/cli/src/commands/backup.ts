import { existsSync, statSync } from 'node:fs';
import type { CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { countTablesInBackup } from '../database/countTablesInBackup.ts';
import { sqliteFileOf } from '../database/databaseLocation.ts';
import { databaseFileUserError } from '../database/databaseErrors.ts';
import { refuseUnusableDatabase } from '../database/refuseUnusableDatabase.ts';
import { removeDatabaseFiles } from '../database/databaseFiles.ts';
import { parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';

const MEGABYTE = 1_000_000;

export const backupCommand: CliCommand = async (args, { io, language, translate, print }) => {
  const flags = parseFlags(args, { data: 'value' }, 1);
  const [to] = flags.words;
  if (to === undefined) throw new UserError('fileNameMissing');
  if (existsSync(to)) throw new UserError('alreadyThere', { file: to });
  const file = await sqliteFileOf(io.env, flags.value('data'));
  if (!existsSync(file)) throw new UserError('fileMissing', { file });
  const { backupSqlite } = await import('@pithead/server');
  await backupSqlite(file, to).catch(async (error: unknown) => {
    throw (await databaseFileUserError(error, file)) ?? writeError(error, to);
  });
  await refuseUnusableDatabase(to, file).catch((error: unknown) => {
    removeDatabaseFiles(to);
    throw error;
  });
  const size = (statSync(to).size / MEGABYTE).toLocaleString(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  print(translate('backedUp', { file: to, size, tables: await countTablesInBackup(to) }));
  return EXIT_CODES.ok;
};

function writeError(error: unknown, to: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new UserError('alreadyThere', { file: to });
  return code === '' ? error : new UserError('fileUnwritable', { file: to, code });
}
