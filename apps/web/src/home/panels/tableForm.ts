import type { BotLevel } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import type { NewTable, TableInfo } from '@pithead/protocol';
import { hasAccount } from '../../net/session.ts';
import { remember, recall } from '../../rememberedSettings.ts';
import type { ChosenOptions } from './OptionChoices.tsx';

/** The first is the default. Not in the file of their choice, which is loaded later. */
export const BOT_LEVELS: readonly [BotLevel, ...BotLevel[]] = ['hewer', 'apprentice', 'foreman', 'director'];

export interface TableForm {
  readonly game: string;
  readonly seats: number;
  readonly who: 'public' | 'private' | 'device';
  readonly pace: TableInfo['pace'];
  /** Minutes per player of a live game and hours per turn of a turn-based one; 0 for no clock. */
  readonly live: number;
  readonly turns: number;
  readonly withBots: boolean;
  /** For people with an account; a guest’s tables are unrated. */
  readonly isRated: boolean;
  readonly options: Readonly<Record<string, ChosenOptions>>;
}

export const chosenOptions = ({ options, game }: TableForm): ChosenOptions => options[game] ?? {};

const FIRST: TableForm = {
  game: GAMES[0]?.id ?? '',
  seats: 3,
  who: 'private',
  pace: 'live',
  live: 45,
  turns: 24,
  withBots: false,
  isRated: false,
  options: {},
};

export function recallTableForm(): TableForm {
  try {
    return { ...FIRST, ...(JSON.parse(recall('wish') ?? '{}') as Partial<TableForm>) };
  } catch {
    return FIRST;
  }
}

export const rememberTableForm = (form: TableForm): void => remember('wish', JSON.stringify(form));

export function toClock({ pace, live, turns }: TableForm): TableInfo['clock'] {
  if (pace === 'turns') return { kind: 'days', perMoveMs: turns * 3_600_000 };
  return live === 0 ? { kind: 'none' } : { kind: 'bank', bankMs: live * 60_000, incrementMs: 10_000 };
}

export function toNewTable(form: TableForm, level: NonNullable<NewTable['bots']>[number]): NewTable {
  return {
    game: form.game,
    seats: form.seats,
    isPublic: form.who === 'public',
    isRated: form.isRated && hasAccount() === true,
    pace: form.pace,
    clock: toClock(form),
    options: chosenOptions(form),
    ...(form.withBots && { bots: Array.from({ length: form.seats - 1 }, () => level) }),
  };
}
