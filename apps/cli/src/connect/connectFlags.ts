import type { BotLevel } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { BadInput } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import type { ParsedArguments } from '@pithead/arguments';
import { parseInteger } from '@pithead/arguments';
import { requireGame, parseGameOptions } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { findLevel } from '../bots/levelWords.ts';
import type { PromptContext } from './newTablePrompts.ts';
import { promptGame, promptOpponents, promptSeats } from './newTablePrompts.ts';

export const CONNECT_FLAGS = {
  name: 'value',
  game: 'value',
  seats: 'value',
  bots: 'value',
  option: 'list',
  table: 'value',
  watch: 'switch',
  tables: 'switch',
  page: 'value',
  plain: 'switch',
  auto: 'switch',
} as const;

export type ConnectFlags = ParsedArguments<typeof CONNECT_FLAGS>;

const NEW_TABLE_FLAGS = ['game', 'seats', 'bots', 'option'] as const;

export function refuseNewTableFlags(flags: ConnectFlags): void {
  const given = NEW_TABLE_FLAGS.find((flag) => flags.has(flag));
  if (given !== undefined) throw new UserError('notWithTable', { flag: `--${given}` });
}

export interface NewTableFlags {
  readonly gameParts: GameParts | undefined;
  readonly seats: number | undefined;
  readonly bots: readonly BotLevel[] | undefined;
  readonly options: readonly string[];
}

export function parseNewTableFlags(flags: ConnectFlags, mayAsk: boolean): NewTableFlags {
  const game = flags.value('game');
  const gameParts = game === undefined && mayAsk ? undefined : requireGame(game);
  const seats = flags.value('seats');
  const parsed: NewTableFlags = {
    gameParts,
    seats: seats === undefined ? undefined : parseInteger(seats, '--seats', 1, 6),
    bots: flags.has('bots') ? (flags.value('bots') ?? '').split(',').map(parseLevel) : undefined,
    options: flags.list('option'),
  };
  if (gameParts !== undefined) toNewTable(gameParts, parsed);
  return parsed;
}

function parseLevel(word: string): BotLevel {
  const level = findLevel(word);
  if (level === undefined) throw new UserError('unknownBot', { bot: word, bots: BOT_LEVEL_NAMES.join(', ') });
  return level;
}

function toNewTable(gameParts: GameParts, { seats, bots = [], options }: NewTableFlags): NewTable {
  const { id, minSeats, maxSeats } = gameParts.game;
  const seatCount = seats ?? Math.max(minSeats, bots.length + 1);
  if (seatCount < minSeats || seatCount > maxSeats)
    throw new BadInput('badSeatCount', { seats: seatCount, min: minSeats, max: maxSeats });
  if (bots.length >= seatCount) throw new UserError('tooManyBots', { bots: bots.length, players: seatCount });
  return {
    game: id,
    seats: seatCount,
    bots: [...bots],
    options: { ...parseGameOptions(gameParts.game, options) },
  };
}

export async function completeNewTable(
  flags: NewTableFlags,
  mayAsk: boolean,
  asking: PromptContext,
): Promise<NewTable | undefined> {
  const { gameParts = mayAsk ? await promptGame(asking) : undefined } = flags;
  if (gameParts === undefined) return undefined;
  if (!mayAsk || flags.bots !== undefined) return toNewTable(gameParts, flags);
  const { seats = await promptSeats(asking, gameParts) } = flags;
  const opponents = seats === undefined ? undefined : await promptOpponents(asking);
  if (seats === undefined || opponents === undefined) return undefined;
  return toNewTable(gameParts, {
    ...flags,
    seats,
    bots: opponents === 'people' ? [] : Array.from({ length: seats - 1 }, () => opponents),
  });
}
