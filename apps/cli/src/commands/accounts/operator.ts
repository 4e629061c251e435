import { printableLine } from '@pithead/terminal';
import { parseFlags } from '../../arguments.ts';
import type { CliCommand } from '../../commandContext.ts';
import { EXIT_CODES } from '../../commandContext.ts';
import { UserError } from '../../userError.ts';
import { changeDatabase } from '../../database/changeDatabase.ts';

export const operatorCommand: CliCommand = async (args, { io, translate, print }) => {
  const flags = parseFlags(args, { data: 'value' }, 2);
  const [action, name] = flags.words;
  const { listOperators, setOperator } = await import('@pithead/server');
  if (action === 'list') {
    if (name !== undefined) throw new UserError('operatorAction', { action: name });
    const operators = await changeDatabase(io.env, flags.value('data'), listOperators);
    if (operators.length === 0) print(translate('noOperators'));
    for (const each of operators) print(printableLine(each.name));
    return EXIT_CODES.ok;
  }
  if (action !== 'add' && action !== 'remove')
    throw new UserError('operatorAction', { action: action ?? '' });
  if (name === undefined) throw new UserError('accountNameMissing');
  const isAdded = action === 'add';
  const isDone = await changeDatabase(io.env, flags.value('data'), (config) =>
    setOperator(config, name, isAdded),
  );
  if (!isDone) throw new UserError('unknownAccount', { name });
  print(translate(isAdded ? 'operatorAdded' : 'operatorRemoved', { name }));
  return EXIT_CODES.ok;
};
