/** What the form asks for, remembered from table to table. */
import type { NewTable, TableInfo } from '@pithead/protocol';
import { keep, kept } from '../kept.ts';
import type { Chosen } from './Variants.tsx';

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly who: 'public' | 'private' | 'device';
  readonly pace: TableInfo['pace'];
  /** Minutes of a live game, hours of a move of a turn-based one; 0 for none. */
  readonly live: number;
  readonly turns: number;
  readonly withBots: boolean;
  /** By game: what differs from the rulebook's own way. */
  readonly options: Readonly<Record<string, Chosen>>;
}

export const optionsOf = ({ options, game }: Wish): Chosen => options[game] ?? {};

const FIRST: Wish = {
  game: 'glueck-auf',
  seats: 3,
  who: 'private',
  pace: 'live',
  live: 45,
  turns: 24,
  withBots: false,
  options: {},
};

export function keptWish(): Wish {
  try {
    return { ...FIRST, ...(JSON.parse(kept('wish') ?? '{}') as Partial<Wish>) };
  } catch {
    return FIRST;
  }
}

export const keepWish = (wish: Wish): void => keep('wish', JSON.stringify(wish));

export function clockOf({ pace, live, turns }: Wish): TableInfo['clock'] {
  if (pace === 'turns') return { kind: 'days', perMoveMs: turns * 3_600_000 };
  return live === 0 ? { kind: 'none' } : { kind: 'bank', bankMs: live * 60_000, incrementMs: 10_000 };
}

export function tableOf(wish: Wish, level: NonNullable<NewTable['bots']>[number]): NewTable {
  return {
    game: wish.game,
    seats: wish.seats,
    isPublic: wish.who === 'public',
    pace: wish.pace,
    clock: clockOf(wish),
    options: optionsOf(wish),
    ...(wish.withBots && { bots: Array.from({ length: wish.seats - 1 }, () => level) }),
  };
}
