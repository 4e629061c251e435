import type { BotLevel } from '@pithead/bots';
import type { Game } from '@pithead/kernel';
import { BadInput, resolveOptions } from '@pithead/kernel';
import { numberRepeatedNames } from '../displayNames.ts';
import type { LocalMatchHead, NewLocalMatch } from './storedMatch.ts';

const BOT_NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];
const DEFAULT_LEVEL: BotLevel = 'hewer';
const LONGEST_NAME = 24;

export interface HeadSecrets {
  readonly id: string;
  readonly key: string;
  readonly now: number;
}

/** People take the first seats. Seats without a named bot are people in a hot-seat match, else bots. */
export function createLocalMatchHead(
  game: Game,
  request: NewLocalMatch,
  { id, key, now }: HeadSecrets,
): LocalMatchHead {
  const { seats } = request;
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats) {
    throw new BadInput('badSeatCount', { seats, min: game.minSeats, max: game.maxSeats });
  }
  const people = request.isHotSeat === true ? Math.max(1, seats - request.bots.length) : 1;
  const bots = Array.from({ length: seats }, (_, seat) =>
    seat < people ? null : (request.bots[seat - people] ?? DEFAULT_LEVEL),
  );
  const names = bots.map((bot, seat) => (bot === null ? personName(request, seat, people) : botName(seat)));
  return {
    id,
    game: game.id,
    version: game.version,
    options: resolveOptions(game, request.options ?? {}),
    names: numberRepeatedNames(names),
    bots,
    isHotSeat: request.isHotSeat === true && people > 1,
    key,
    createdAt: now,
  };
}

export const botName = (seat: number): string => `Bot ${BOT_NAMES[seat] ?? seat}`;

/** People at one device without names are numbered. */
function personName({ name, names }: NewLocalMatch, seat: number, people: number): string {
  const own = cleanName(names?.[seat] ?? '');
  if (own !== '') return own;
  const shared = cleanName(name) || '?';
  return people > 1 ? `${shared} ${seat + 1}` : shared;
}

export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
