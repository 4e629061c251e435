import type { Level } from '@pithead/bots';
import { LEVELS } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { BadInput } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import type { Flags } from '../input.ts';
import { Fault, gameEntry, readOptions, wholeNumber } from '../input.ts';
import { levelCalled } from '../play/levelWords.ts';
import type { Asking } from './choose.ts';
import { chooseGame, chooseOthers, chooseSeats } from './choose.ts';

const NEW_TABLE_FLAGS = ['game', 'seats', 'bots', 'option'] as const;

export function refuseWish(flags: Flags): void {
  const given = NEW_TABLE_FLAGS.find((flag) => flags.has(flag));
  if (given !== undefined) throw new Fault('notWithTable', { flag: `--${given}` });
}

export interface Wish {
  readonly entry: GameEntry | undefined;
  readonly seats: number | undefined;
  readonly bots: readonly Level[] | undefined;
  readonly options: readonly string[];
}

/** Reports bad flags before the server is contacted. */
export function readWish(flags: Flags, mayAsk: boolean): Wish {
  const game = flags.value('game');
  const entry = game === undefined && mayAsk ? undefined : gameEntry(game);
  const seats = flags.value('seats');
  const wish: Wish = {
    entry,
    seats: seats === undefined ? undefined : wholeNumber(seats, '--seats', 1, 6),
    bots: flags.has('bots') ? (flags.value('bots') ?? '').split(',').map(parseLevel) : undefined,
    options: flags.list('option'),
  };
  if (entry !== undefined) toNewTable(entry, wish);
  return wish;
}

function parseLevel(word: string): Level {
  const level = levelCalled(word);
  if (level === undefined) throw new Fault('unknownBot', { bot: word, bots: LEVELS.join(', ') });
  return level;
}

function toNewTable(entry: GameEntry, { seats, bots = [], options }: Wish): NewTable {
  const { id, minSeats, maxSeats } = entry.game;
  const seatCount = seats ?? Math.max(minSeats, bots.length + 1);
  if (seatCount < minSeats || seatCount > maxSeats)
    throw new BadInput('badSeatCount', { seats: seatCount, min: minSeats, max: maxSeats });
  if (bots.length >= seatCount) throw new Fault('tooManyBots', { bots: bots.length, players: seatCount });
  return { game: id, seats: seatCount, bots: [...bots], options: { ...readOptions(entry.game, options) } };
}

export async function wholeWish(wish: Wish, mayAsk: boolean, asking: Asking): Promise<NewTable | undefined> {
  const { entry = mayAsk ? await chooseGame(asking) : undefined } = wish;
  if (entry === undefined) return undefined;
  if (!mayAsk || wish.bots !== undefined) return toNewTable(entry, wish);
  const { seats = await chooseSeats(asking, entry) } = wish;
  const opponents = seats === undefined ? undefined : await chooseOthers(asking);
  if (seats === undefined || opponents === undefined) return undefined;
  return toNewTable(entry, {
    ...wish,
    seats,
    bots: opponents === 'people' ? [] : Array.from({ length: seats - 1 }, () => opponents),
  });
}
