import type { BotLevel } from '@pithead/bots';

/** The first is the default. */
export const BOT_LEVELS: readonly [BotLevel, ...BotLevel[]] = ['hewer', 'apprentice', 'foreman', 'director'];
