import { parseInteger } from '@pithead/arguments';
import type { Config, StorageChange } from '@pithead/server';
import { parseFlags } from '../arguments.ts';
import type { CliCommand, CommandContext } from '../commandContext.ts';
import { EXIT_CODES } from '../commandContext.ts';
import { UserError } from '../userError.ts';
import { changeDatabase } from '../database/changeDatabase.ts';

const MAX_DAYS = 36_500;

export const storageCommand: CliCommand = async (args, cli) => {
  const flags = parseFlags(args, { data: 'value', days: 'value' }, 2);
  const [action = '', table] = flags.words;
  if (action !== 'compact' && action !== 'expand') throw new UserError('storageAction', { action });
  if (action === 'expand' && table === undefined) throw new UserError('expandWhat');
  const given = flags.value('days');
  const days = given === undefined ? undefined : parseInteger(given, '--days', 0, MAX_DAYS);
  const { compactMatches, expandMatches } = await import('@pithead/server');
  const change = async (config: Config): Promise<StorageChange> => {
    if (action === 'expand') return expandMatches(config, table === 'all' ? undefined : table);
    if (table !== undefined) return compactMatches(config, { table });
    // With 0 the server compacts nothing by itself, so here nobody may mean everything by it.
    if (days === undefined && config.compactAfterDays === 0) throw new UserError('daysMissing');
    return compactMatches(config, { days: days ?? config.compactAfterDays });
  };
  const done = await changeDatabase(cli.io.env, flags.value('data'), change).catch((error: unknown) => {
    throw (error as Error).name === 'OlderProcessError' ? new UserError('olderProcess') : error;
  });
  return print(done, action, table, cli);
};

function print(
  { changed, unverified }: StorageChange,
  action: 'compact' | 'expand',
  table: string | undefined,
  cli: CommandContext,
): number {
  const isNamed = table !== undefined && table !== 'all';
  if (isNamed && changed === 0 && unverified.length === 0) throw new UserError('tableNotEnded', { table });
  for (const id of unverified) cli.print(cli.translate('notCompacted', { table: id }));
  cli.print(cli.translate(action === 'compact' ? 'compacted' : 'expanded', { count: changed }));
  return unverified.length === 0 ? EXIT_CODES.ok : EXIT_CODES.found;
}
