import { existsSync } from 'node:fs';
import type { CliCommand } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { readServerConfig, databaseLabel, settingsWithFlags } from '../database/databaseLocation.ts';
import { databaseUserError } from '../database/databaseErrors.ts';
import { parseFlags } from '../arguments.ts';
import { UserError } from '../userError.ts';

export const passwordCommand: CliCommand = async (args, { io, translate, print }) => {
  const flags = parseFlags(args, { data: 'value' }, 1);
  const [name] = flags.words;
  if (name === undefined) throw new UserError('accountNameMissing');
  const { resetPassword } = await import('@pithead/server');
  const config = await readServerConfig(settingsWithFlags(io.env, { data: flags.value('data') }));
  const file = await databaseLabel(config);
  if (config.databaseUrl === '' && !existsSync(file)) throw new UserError('fileMissing', { file });
  const newPassword = await resetPassword(config, name).catch(async (error: unknown) => {
    throw (await databaseUserError(error, config)) ?? error;
  });
  if (newPassword === undefined) throw new UserError('unknownAccount', { name });
  print(translate('passwordDrawn', { name, password: newPassword }));
  return EXIT_CODES.ok;
};
