import { LOADED_GAMES } from '@pithead/games/loaded';
import type { TableInfo } from '@pithead/protocol';
import { printableLine } from '@pithead/terminal';
import type { CommandContext } from '../../commandContext.ts';
import { EXIT_CODES } from '../../commandContext.ts';
import type { ConnectFlags } from '../connectFlags.ts';
import { parseInteger } from '@pithead/arguments';
import { UserError } from '../../userError.ts';
import { personName } from '../serverTexts.ts';
import { ServerApi } from './serverApi.ts';

const UNRELATED_FLAGS = ['table', 'name', 'game', 'seats', 'bots', 'option', 'auto'] as const;
const MAX_PAGE = 9_999;

export async function printTableList(
  origin: string,
  flags: ConnectFlags,
  { print, translate, language }: CommandContext,
): Promise<number> {
  const other = UNRELATED_FLAGS.find((flag) => flags.has(flag));
  if (other !== undefined) throw new UserError('notWithTables', { flag: `--${other}` });
  const page = parseInteger(flags.value('page') ?? '1', '--page', 1, MAX_PAGE);
  const isWatching = flags.has('watch');
  const { tables, hasNext } = await new ServerApi(origin).listTables(isWatching ? 'running' : 'open', page);
  if (tables.length === 0 && page > 1) print(translate('pageEmpty', { page }));
  else if (tables.length === 0) print(translate(isWatching ? 'noneRunning' : 'noneOpen'));
  for (const table of tables) print(tableLine(table, translate, language));
  const watch = isWatching ? ' --watch' : '';
  if (tables.length > 0)
    print(
      `\n${translate(isWatching ? 'watchOne' : 'takeOne')}\n  pithead connect ${origin} --table ID${watch}`,
    );
  if (hasNext)
    print(`${translate('nextPage')}\n  pithead connect ${origin} --tables${watch} --page ${page + 1}`);
  return EXIT_CODES.ok;
}

function tableLine(
  { id, game, seats }: TableInfo,
  translate: CommandContext['translate'],
  language: CommandContext['language'],
): string {
  const title = Object.hasOwn(LOADED_GAMES, game) ? (LOADED_GAMES[game]?.text(language).title ?? game) : game;
  const names = seats.filter(({ kind }) => kind !== 'free').map(({ name }) => personName(name, translate));
  const line = translate('tableLine', {
    game: title,
    names: names.join(', '),
    taken: names.length,
    seats: seats.length,
  });
  return printableLine(`${id}  ${line}`);
}
