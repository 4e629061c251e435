import { parseFlags } from '../../arguments.ts';
import type { CliCommand } from '../../commandContext.ts';
import { EXIT_CODES } from '../../commandContext.ts';
import { UserError } from '../../userError.ts';
import { changeDatabase } from '../../database/changeDatabase.ts';

export const passwordCommand: CliCommand = async (args, { io, translate, print }) => {
  const flags = parseFlags(args, { data: 'value' }, 1);
  const [name] = flags.words;
  if (name === undefined) throw new UserError('accountNameMissing');
  const { resetPassword } = await import('@pithead/server');
  const newPassword = await changeDatabase(io.env, flags.value('data'), (config) =>
    resetPassword(config, name),
  );
  if (newPassword === undefined) throw new UserError('unknownAccount', { name });
  print(translate('passwordDrawn', { name, password: newPassword }));
  return EXIT_CODES.ok;
};
